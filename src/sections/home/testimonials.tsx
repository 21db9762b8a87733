import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Testimonial } from "#content/schema-page.ts";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

export type TestimonialsProps = {
  title: string;
  /** The quotations with their authors. */
  testimonials: readonly Testimonial[];
  /** The source of the quotes. */
  note: string;
  /** `lead`: the first quote large, the others beside it; `columns`: smaller quotes in three columns. */
  layout?: "lead" | "columns";
  /** A video after the quotes. */
  video?: ReactNode;
};

/** Client quotes with name, role and company. */
export function Testimonials({ title, testimonials, note, layout = "lead", video }: TestimonialsProps) {
  const hasLead = layout === "lead";
  return (
    <Section labelledBy="testimonials-title">
      <Container>
        <Stack gap="xl">
          <SectionHeading id="testimonials-title" title={title} />
          <div>
            <ul
              role="list"
              className={cx("grid md:gap-x-10", hasLead ? "md:grid-cols-2 lg:grid-cols-12" : "md:grid-cols-3")}
            >
              {testimonials.map(({ id, quote, name, role, company }, index) => (
                <li
                  key={id}
                  className={cx(
                    "border-t-thin border-hairline py-5 md:py-8",
                    hasLead && (index === 0 ? "md:col-span-2 lg:col-span-7 lg:row-span-2" : "lg:col-span-5"),
                  )}
                >
                  <figure className="flex h-full flex-col justify-between gap-3 md:gap-6">
                    <blockquote
                      className={
                        hasLead && index === 0
                          ? "text-subheading sm:display-text sm:text-heading"
                          : "text-body sm:text-title"
                      }
                    >
                      <p>“{quote}”</p>
                    </blockquote>
                    <figcaption className="flex gap-3 text-small">
                      <span
                        aria-hidden="true"
                        className="mt-1 h-4 w-1 shrink-0 -skew-x-12 bg-current forced-color-adjust-none"
                      />
                      <span className="flex flex-col gap-1">
                        <span className="font-medium">{name}</span>
                        <span className="text-secondary">
                          {role}, {company}
                        </span>
                      </span>
                    </figcaption>
                  </figure>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap items-center justify-between gap-4 border-t-thin border-hairline pt-4">
              <p className="text-caption text-secondary">{note}</p>
              {video}
            </div>
          </div>
        </Stack>
      </Container>
    </Section>
  );
}
