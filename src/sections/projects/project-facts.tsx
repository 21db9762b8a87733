import type { ProjectFacts as Facts } from "#content/schema.ts";
import { longDate } from "#lib/format/date.ts";
import type { Photo } from "#lib/image/picture.ts";
import { Picture } from "#ui/picture.tsx";

export type ProjectFactsProps = { id: string; discipline: string; image: Photo; facts: Facts };

/** A project's picture with its facts below, in the form of a drawing's title block. */
export function ProjectFacts({ id, discipline, image, facts }: ProjectFactsProps) {
  const { location, client, consultant, type, duration, completion } = facts;
  const entries = [
    { term: "Client", fact: client },
    { term: "Location", fact: location },
    { term: "Type", fact: type },
    { term: "Consultant", fact: consultant },
    { term: "Duration", fact: duration },
    { term: "Completion", fact: <time dateTime={completion}>{longDate(completion)}</time> },
  ];
  return (
    <div className="overflow-hidden rounded-frame border-thin border-control">
      <Picture
        picture={image.picture}
        alt={image.alt}
        ratio="wide"
        loading="eager"
        sizes="(width < 1280px) 100vw, 80rem"
      />
      <div className="grid border-t-thin border-control bg-raised text-primary lg:grid-cols-4">
        <div className="overflow-hidden lg:col-span-3">
          {/* The negative margins hide the last row's and column's borders under the outer border. */}
          <dl className="-me-px -mb-px grid sm:grid-cols-2 md:grid-cols-3">
            {entries.map(({ term, fact }) => (
              <div
                key={term}
                className="flex flex-col gap-1 border-e-thin border-b-thin border-hairline px-4 py-4 md:px-6"
              >
                <dt className="text-caption text-secondary">{term}</dt>
                <dd className="font-medium">{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
        {/* The drawing number is decorative. */}
        <p
          aria-hidden="true"
          className="flex items-end justify-between gap-4 border-t-thin border-control px-4 py-4 md:px-6 lg:border-s-thin lg:border-t-0"
        >
          <span className="text-caption text-secondary">{discipline}</span>
          <span className="flex items-center gap-2 text-subheading font-medium tabular-nums">
            <span className="h-5 w-1 -skew-x-12 bg-accent" />
            KV-{id.padStart(3, "0")}
          </span>
        </p>
      </div>
    </div>
  );
}
