import type { ProjectQuote as Quote } from "#content/schema.ts";

/** A client's quote in large type, with its source. */
export function ProjectQuote({ text, name, role }: Quote) {
  return (
    <figure className="flex max-w-content flex-col gap-8">
      <blockquote className="text-subheading">
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="flex gap-3 text-small">
        <span aria-hidden="true" className="mt-1 h-4 w-1 shrink-0 -skew-x-12 bg-accent" />
        <span className="flex flex-col gap-1">
          <span className="font-medium">{name}</span>
          <span className="text-secondary">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
