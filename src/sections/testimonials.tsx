import type { Testimonial } from "#content/schema-page";
import { Band } from "#ui/band";
import { Container } from "#ui/container";
import { SectionHeading } from "#ui/section-heading";
import { Stack } from "#ui/stack";

export type TestimonialsProps = {
  title: string;
  testimonials: readonly Testimonial[];
  /** Says where the words come from. */
  note: string;
};

/** What clients say, set large: the words are the picture. */
export function Testimonials({ title, testimonials, note }: TestimonialsProps) {
  return (
    <Band labelledBy="testimonials-title">
      <Container>
        <Stack gap="xl">
          <SectionHeading id="testimonials-title" title={title} />
          <div>
            <ul role="list">
              {testimonials.map(({ id, quote, name, role, company }) => (
                <li key={id} className="border-t-thin border-hairline py-8 md:py-12">
                  <figure className="flex flex-col gap-6 md:flex-row-reverse md:items-baseline md:justify-between md:gap-12">
                    <blockquote className="text-title md:w-8/12 md:text-heading">
                      <p>“{quote}”</p>
                    </blockquote>
                    <figcaption className="flex gap-3 text-small">
                      <span aria-hidden="true" className="mt-1 h-4 w-1 shrink-0 -skew-x-12 bg-accent" />
                      <span className="flex flex-col gap-1">
                        <span className="font-semibold">{name}</span>
                        <span className="text-secondary">{role}</span>
                        <span className="text-secondary">{company}</span>
                      </span>
                    </figcaption>
                  </figure>
                </li>
              ))}
            </ul>
            <p className="border-t-thin border-hairline pt-4 text-caption text-secondary">{note}</p>
          </div>
        </Stack>
      </Container>
    </Band>
  );
}
