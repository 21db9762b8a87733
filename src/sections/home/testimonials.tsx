import type { ReactNode } from "react";
import type { Testimonial } from "#content/schema-page.ts";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";

export type TestimonialsProps = {
  title: string;
  /** The quotations with their authors; the first one has a photograph of what it is about. */
  testimonials: readonly Testimonial[];
  /** The source of the quotes. */
  note: string;
  /** A video after the quotes. */
  video: ReactNode;
};

/**
 * Client quotes, signed with initials in a balloon of a drawing: the first one as large as a title, beside a photograph of the
 * product; the others below, in small windows in a row that scrolls.
 *
 * Requires: a control in the video, with which a keyboard scrolls the row.
 */
export function Testimonials({ title, testimonials: [lead, ...others], note, video }: TestimonialsProps) {
  if (!lead) return null;
  return (
    <Section labelledBy="testimonials-title" padding="compact">
      <Container>
        <div className="grid grid-cols-1 gap-6 md:grid-cols-12 md:gap-x-10 md:gap-y-12">
          <div className="flex flex-col justify-between gap-6 md:col-span-7 md:gap-8">
            <Heading level={2} size="sm" id="testimonials-title">
              {title}
            </Heading>
            <figure className="flex flex-col gap-6 md:gap-8">
              <blockquote className="display-text text-headline font-medium">
                <p className="text-balance">“{lead.quote}”</p>
              </blockquote>
              <Signature {...lead} />
            </figure>
          </div>
          {lead.photo && (
            <div className="max-sm:-mx-4 md:col-span-5 md:self-center">
              <Picture {...lead.photo} ratio="photo" sizes="(width < 60rem) 100vw, (width < 96rem) 40vw, 38rem" />
            </div>
          )}
          <ul
            role="list"
            className="max-sm:snap-row sm:grid sm:grid-cols-2 sm:gap-x-10 sm:gap-y-6 md:col-span-full md:grid-cols-3"
          >
            {others.map(({ id, quote, ...author }) => (
              <li key={id}>
                <figure className="flex h-full flex-col justify-between gap-4 border-t-thick border-strong pt-4">
                  <blockquote className="text-title">
                    <p>“{quote}”</p>
                  </blockquote>
                  <Signature {...author} />
                </figure>
              </li>
            ))}
            <li className="flex flex-col justify-between gap-4 border-t-thick border-strong pt-4 sm:max-md:col-span-2 sm:max-md:flex-row sm:max-md:items-center">
              {video}
              <p className="text-caption text-secondary">{note}</p>
            </li>
          </ul>
        </div>
      </Container>
    </Section>
  );
}

const initials = (name: string) => name.replaceAll(/\P{Lu}/gu, "");

/** The author of a quote, with initials as on the title block of a drawing. */
function Signature({ name, role, company }: Omit<Testimonial, "id" | "quote" | "photo">) {
  return (
    <figcaption className="flex items-center gap-3 text-small">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-pill border-thin border-strong data-text text-caption"
      >
        {initials(name)}
      </span>
      <span className="flex flex-col">
        <span className="font-medium">{name}</span>
        <span className="text-secondary">
          {role}, {company}
        </span>
      </span>
    </figcaption>
  );
}
