import type { Photo } from "#lib/image/picture.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { CardPhoto } from "#ui/card-photo.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

export type ServiceStagesProps = {
  /** The services, in their order. */
  items: readonly {
    id: string;
    title: string;
    subTitle: string;
    text: string;
    /** What the service makes: a cut-out. */
    photo: Photo | undefined;
    /** The link of the whole stage. */
    to: string;
    /** A second link, 'Details'; `about` completes its accessible name. */
    details: { to: string; about: string };
  }[];
};

/** The grounds of neighboring stages. */
const surfaces = ["page", "inverse", "sunken"] as const;

/** Services one below the other, each with its object on a ground of its own, as wide as the window; a click anywhere on one follows its title. */
export function ServiceStages({ items }: ServiceStagesProps) {
  return items.map(({ id, title, subTitle, text, photo, to, details }, index) => (
    <Section key={id} surface={surfaces[index % surfaces.length]} padding="none" labelledBy={`service-${id}`}>
      <Container>
        <div className="group relative grid grid-cols-1 items-center gap-6 py-8 text-primary sm:grid-cols-2 md:grid-cols-12 md:gap-8 md:py-6">
          <div className="flex flex-col gap-4 md:col-span-5 md:gap-6">
            <p className="data-text text-caption text-secondary">{subTitle}</p>
            <Heading level={2} size="xl" id={`service-${id}`}>
              <Link to={to} variant="stretched">
                {title}
              </Link>
            </Heading>
            <Text size="lead" tone="secondary">
              {text}
            </Text>
            <div className="relative">
              <ArrowLink to={details.to} label="Details" context={details.about} />
            </div>
          </div>
          <div className="lit pointer-events-none md:col-span-7">
            {photo && <CardPhoto photo={photo} sizes="(width < 37.5rem) 100vw, (width < 96rem) 58vw, 50rem" />}
          </div>
        </div>
      </Container>
    </Section>
  ));
}
