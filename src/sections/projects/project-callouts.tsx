import { cx } from "class-variance-authority";
import { pathOf } from "#content/path-of.ts";
import type { Project, ProjectCard } from "#content/schema.ts";
import { Container } from "#ui/container.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";

export type ProjectCalloutsProps = {
  /** A short label above the heading. */
  eyebrow: string;
  /** A project with a cut-out and four results. */
  project: ProjectCard & Pick<Project, "results">;
};

/** The places of the results from `md` on: two at each side of the object, a line below its top and a line above its foot. */
const places = [
  "md:col-start-1 md:row-start-2",
  "md:col-start-10 md:row-start-2",
  "md:col-start-1 md:row-start-3",
  "md:col-start-10 md:row-start-3",
];

/** A featured project with its results around its object, each with a line to it; in small windows two by two below it. */
export function ProjectCallouts({ eyebrow, project: { id, title, summary, image, results } }: ProjectCalloutsProps) {
  return (
    <Section surface="sunken" labelledBy="showcase">
      <Container>
        <div className="grid grid-cols-1 gap-x-6 md:grid-cols-12">
          <div className="md:col-span-12">
            <SectionHeading
              id="showcase"
              eyebrow={eyebrow}
              title={title}
              lead={summary}
              more={{ label: "Read the case study", to: pathOf("project", id), context: title }}
            />
          </div>
          <div className="stage max-sm:-mx-4 md:col-span-6 md:col-start-4 md:row-span-2 md:row-start-2 md:pt-10">
            <Picture {...image} ratio="photo" sizes="(width < 60rem) 100vw, 48rem" />
          </div>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-6 md:contents narrow:grid-cols-1">
            {results.map(({ value, label }, index) => (
              <div
                key={label}
                className={cx(
                  "relative flex flex-col-reverse justify-end gap-1 pt-3 md:col-span-3 md:self-end",
                  places[index],
                )}
              >
                <dt className="wrap-anywhere text-secondary">{label}</dt>
                <dd className="display-text text-headline font-medium">
                  <bdi>{value}</bdi>
                </dd>
                <Leader side={index % 2 === 0 ? "start" : "end"} />
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </Section>
  );
}

/** The line above a result, which from `md` on leads to the object beside it. */
function Leader({ side }: { side: "start" | "end" }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "absolute inset-x-0 top-0 draw-on-scroll border-t-thick border-strong",
        side === "start" ? "origin-left md:-end-24 rtl:origin-right" : "origin-right md:-start-24 rtl:origin-left",
      )}
    >
      <span
        className={cx(
          "absolute -top-1 hidden size-2 rounded-pill bg-mark forced-color-adjust-none md:block",
          side === "start" ? "end-0" : "start-0",
        )}
      />
    </span>
  );
}
