import type { ProjectQuote as Quote } from "#content/schema.ts";

export type ProjectQuoteProps = {
  /** The quote, without quotation marks. */
  text: Quote["text"];
  /** The name of the client. */
  name: Quote["name"];
  /** The role and the company of the client. */
  role: Quote["role"];
};

/** A client's quote in the size of a heading, with its source before it on large screens. */
export function ProjectQuote({ text, name, role }: ProjectQuoteProps) {
  return (
    <figure className="grid gap-8 md:grid-cols-12 md:gap-x-12">
      <blockquote className="display-text text-heading md:col-span-8">
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="flex gap-3 text-small md:order-first md:col-span-4 md:pt-3">
        <span aria-hidden="true" className="mt-1 h-4 shrink-0 -skew-x-12 border-s-bar border-current" />
        <span className="flex flex-col gap-1">
          <span className="font-medium">{name}</span>
          <span className="text-secondary">{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
