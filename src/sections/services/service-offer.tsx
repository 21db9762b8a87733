import type { Service } from "#content/schema.ts";
import { StepDrawing } from "#sections/shared/step-drawing.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Section } from "#ui/section.tsx";

export type ServiceOfferProps = Pick<
  Service,
  "services" | "listTitle" | "servicesArray" | "listTitle2" | "servicesArray2"
>;

/**
 * What a service offers: line drawings on one ground line, four in a row from `md` on and two below, each with its name, and
 * what comes with them in large type, with a bar before each item.
 *
 * Guarantees: a region named 'What we offer' with two lists, each below a heading of level 3.
 */
export function ServiceOffer({ services, listTitle, servicesArray, listTitle2, servicesArray2 }: ServiceOfferProps) {
  return (
    <Section surface="sunken" padding="compact" labelledBy="offer">
      <Container>
        <div className="grid gap-4 md:grid-cols-12 md:gap-x-12">
          <div className="md:col-span-3">
            <Heading level={2} id="offer">
              What we offer
            </Heading>
          </div>
          <p className="max-w-narrow text-lead md:col-span-9 md:pt-2">{services}</p>
          <div className="pt-4 md:col-span-12">
            <Heading level={3} size="md">
              {listTitle}
            </Heading>
          </div>
          <ul
            role="list"
            className="grid grid-cols-2 gap-x-4 md:col-span-12 md:grid-cols-4 md:gap-x-12 narrow:grid-cols-1"
          >
            {servicesArray.map(({ name, drawing }) => (
              <li key={name} className="row-span-2 grid grid-rows-subgrid pt-4">
                <div className="relative flex items-end">
                  <StepDrawing drawing={drawing} />
                  <span
                    aria-hidden="true"
                    className="absolute inset-x-0 bottom-0 origin-left draw-on-scroll border-t-thick border-strong rtl:origin-right"
                  />
                </div>
                <p className="pt-3 pb-2 font-medium text-balance sm:text-title md:pb-4">{name}</p>
              </li>
            ))}
          </ul>
          <div className="md:col-span-3">
            <Heading level={3} size="md">
              {listTitle2}
            </Heading>
          </div>
          <ul
            role="list"
            className="grid content-start gap-x-12 gap-y-2 display-text text-subheading md:col-span-9 lg:grid-cols-2"
          >
            {servicesArray2.map((item) => (
              <li key={item} className="flex items-baseline gap-4">
                <span aria-hidden="true" className="h-4 shrink-0 -skew-x-12 border-s-bar border-current md:h-5" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
