import { cx } from "class-variance-authority";
import type { Photo } from "#lib/image/picture.ts";
import { PhotoPair } from "#sections/shared/photo-pair.tsx";
import { Container } from "#ui/container.tsx";
import { Picture } from "#ui/picture.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

export type ProjectApproachProps = {
  /** The paragraphs, of which the first is set larger. */
  paragraphs: readonly string[];
  /** The pictures: two, one, or none. */
  photos: readonly Photo[];
};

/** How a project was done: text beside a heading that stays in view, and below them two pictures, or below the heading one. */
export function ProjectApproach({ paragraphs: [first, ...rest], photos }: ProjectApproachProps) {
  const photo = photos.length === 1 ? photos[0] : undefined;
  return (
    <Section labelledBy="approach">
      <Container>
        <div className="flex flex-col gap-10 md:gap-16">
          <div className="grid gap-6 md:grid-cols-12 md:gap-x-12 print:block print:space-y-8">
            <div
              className={cx(
                "flex flex-col gap-6 md:stay-in-view md:self-start",
                photo ? "md:col-span-6" : "md:col-span-3",
              )}
            >
              <SectionHeading id="approach" title="Approach" />
              {photo && (
                <div className="max-w-photo open-on-scroll">
                  <Picture picture={photo.picture} alt={photo.alt} ratio="photo" radius="frame" />
                </div>
              )}
            </div>
            <div className={cx("flex flex-col gap-6", photo ? "md:col-span-6" : "md:col-span-9")}>
              <p className="max-w-narrow text-lead md:text-subheading md:leading-snug">{first}</p>
              <div className={cx("space-y-6", !photo && "lg:two-columns lg:gap-12")}>
                {rest.map((paragraph) => (
                  <div key={paragraph} className="break-inside-avoid">
                    <Text>{paragraph}</Text>
                  </div>
                ))}
              </div>
            </div>
          </div>
          {photos.length === 2 && <PhotoPair photos={photos} />}
        </div>
      </Container>
    </Section>
  );
}
