import type { ProjectFacts as Facts } from "#content/schema.ts";
import { longDate } from "#lib/format/text.ts";
import type { Photo } from "#lib/image/picture.ts";
import { DimensionLine } from "#sections/shared/dimension-line.tsx";
import { Picture } from "#ui/picture.tsx";

export type ProjectFactsProps = {
  /** The number of the project. */
  id: string;
  /** The discipline of the project. */
  discipline: string;
  /** The picture of the project. */
  image: Photo;
  /** The facts, each in a row of its own. */
  facts: Facts;
};

/** A project's picture as a drawing sheet: the duration as its dimension, and the facts as its title block. */
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
    <div className="grid overflow-hidden rounded-frame border-thin border-control bg-raised text-primary md:grid-cols-12">
      <div className="flex flex-col justify-between md:col-span-8">
        <div data-subject="">
          <Picture
            picture={image.picture}
            alt={image.alt}
            ratio="photo"
            loading="eager"
            sizes="(width < 60rem) 100vw, (width < 94rem) 63vw, 60rem"
          />
        </div>
        <DimensionLine value={duration} />
      </div>
      <div className="flex flex-col border-t-thin border-control md:col-span-4 md:border-s-thin md:border-t-0">
        <dl className="grid grow grid-cols-1 sm:grid-cols-2 md:auto-rows-fr md:grid-cols-1">
          {entries.map(({ term, fact }) => (
            <div
              key={term}
              className="flex flex-col justify-center gap-1 border-b-thin border-hairline px-4 py-3 md:px-6"
            >
              <dt className="text-caption text-secondary">{term}</dt>
              <dd className="font-medium">{fact}</dd>
            </div>
          ))}
        </dl>
        {/* The drawing number is decorative. */}
        <p aria-hidden="true" className="flex items-end justify-between gap-4 px-4 py-4 md:px-6">
          <span className="text-caption text-secondary">{discipline}</span>
          <span className="flex items-center gap-2 text-subheading font-medium tabular-nums">
            <span className="h-5 -skew-x-12 border-s-bar border-current" />
            KV-{id.padStart(3, "0")}
          </span>
        </p>
      </div>
    </div>
  );
}
