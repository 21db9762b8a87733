import type { ProjectFacts as Facts, Project } from "#content/schema.ts";
import { drawingNumber, longDate, millimeters } from "#lib/format/text.ts";
import type { Photo } from "#lib/image/picture.ts";
import { Exhibit } from "#sections/projects/exhibit.tsx";
import { DimensionLine } from "#sections/shared/dimension-line.tsx";
import { Heading } from "#ui/heading.tsx";

export type ProjectFactsProps = {
  /** The number of the project. */
  id: string;
  /** The title of the page. */
  title: string;
  discipline: string;
  /** The picture of the project. */
  image: Photo;
  /** Width, depth and height of the object, in mm. */
  size: Project["size"];
  /** The facts, each in a row of its own. */
  facts: Facts;
};

/**
 * The first screen of a project's page: the `h1`, the object on the line of the shelf with its size on the dimension line
 * below it, and the facts as the title block, which are beside the object from the `md` breakpoint on.
 */
export function ProjectFacts({ id, title, discipline, image, size, facts }: ProjectFactsProps) {
  const { location, client, consultant, type, duration, completion } = facts;
  const entries = [
    { term: "Client", fact: client },
    { term: "Location", fact: location },
    { term: "Type", fact: type },
    { term: "Consultant", fact: consultant },
    { term: "Duration", fact: <span className="data-text">{duration}</span> },
    {
      term: "Completion",
      fact: (
        <time dateTime={completion} className="data-text max-sm:whitespace-normal">
          {longDate(completion)}
        </time>
      ),
    },
  ];
  return (
    <div className="grid grid-cols-1 text-primary md:grid-cols-12 md:gap-x-12 print:block print:space-y-8">
      {/* positioned, because the shadow of the object would cover it */}
      <div className="relative flex flex-col gap-4 md:col-span-5 md:col-start-8 md:pt-12">
        {/* The drawing number is decorative. */}
        <p aria-hidden="true" className="flex items-center justify-between gap-4">
          <span className="text-caption text-secondary">{discipline}</span>
          <span className="flex items-center gap-2 data-text text-subheading">
            <span className="h-5 -skew-x-12 border-s-bar border-current" />
            {drawingNumber(id)}
          </span>
        </p>
        <Heading level={1} size="xl">
          {title}
        </Heading>
      </div>
      <div
        data-subject=""
        className="stage flex items-end border-b-thick border-strong pt-8 md:col-span-7 md:row-span-2 md:row-start-1 md:-me-12 md:pe-12"
      >
        <Exhibit id={id} image={image} loading="eager" sizes="(width < 60rem) 100vw, (width < 94rem) 58vw, 55rem" />
      </div>
      <div className="relative pt-1 md:col-span-7 md:row-start-3">
        <DimensionLine label="Size" value={millimeters(size)} />
      </div>
      <dl className="relative grid grid-cols-2 gap-x-6 self-end border-strong pt-6 md:col-span-5 md:col-start-8 md:row-start-2 md:grid-cols-1 md:border-b-thick lg:grid-cols-2 narrow:grid-cols-1">
        {entries.map(({ term, fact }) => (
          <div key={term} className="flex flex-col gap-1 border-t-thin border-hairline py-3">
            <dt className="text-caption text-secondary">{term}</dt>
            <dd className="font-medium wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
