import type { Photo } from "#lib/image/picture.ts";
import { PhotoPair } from "#sections/shared/photo-pair.tsx";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";

export type ProjectApproachProps = {
  /** The paragraphs, of which the first is set larger. */
  paragraphs: readonly string[];
  /** The pictures, a large one and a detail. */
  photos: readonly Photo[];
};

/** How a project was done: a large picture beside a detail, and the text below a heading that stays in view beside it. */
export function ProjectApproach({ paragraphs: [first, ...rest], photos }: ProjectApproachProps) {
  return (
    <Section labelledBy="approach">
      <Container>
        <div className="flex flex-col gap-10 md:gap-20">
          <div className="grid gap-6 md:grid-cols-12 md:gap-x-12">
            <div className="md:sticky md:top-24 md:col-span-3 md:self-start">
              <SectionHeading id="approach" eyebrow="Method" title="Approach" />
            </div>
            <div className="flex flex-col gap-6 md:col-span-9">
              <p className="max-w-narrow text-subheading">{first}</p>
              <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
                {rest.map((paragraph) => (
                  <Text key={paragraph}>{paragraph}</Text>
                ))}
              </div>
            </div>
          </div>
          <PhotoPair photos={photos} layout="large-and-detail" />
        </div>
      </Container>
    </Section>
  );
}
