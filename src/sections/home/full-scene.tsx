import type { Photo } from "#lib/image/picture.ts";
import type { ArrowLinkProps } from "#ui/arrow-link.tsx";
import { Container } from "#ui/container.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";

export type FullSceneProps = {
  /** The id of the heading. */
  id: string;
  title: string;
  lead: string;
  /** A dark photograph of the kind `hero`. */
  photo: Photo;
  /** The page with more about the scene. */
  more: ArrowLinkProps;
};

/** A photograph across the window that opens a dark band, with a heading below it; it becomes wider while it enters. */
export function FullScene({ id, title, lead, photo, more }: FullSceneProps) {
  return (
    <Section surface="inverse" padding="none" labelledBy={id}>
      <div className="aspect-wide widen-on-scroll md:aspect-panorama">
        <Picture picture={photo.picture} alt={photo.alt} ratio="fill" position="subject" sizes="100vw" />
      </div>
      <Container>
        <div className="pt-8 pb-10 md:pt-10 md:pb-16">
          <SectionHeading id={id} title={title} lead={lead} more={more} />
        </div>
      </Container>
    </Section>
  );
}
