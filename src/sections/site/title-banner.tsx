import type { Picture as Source } from "#lib/image/picture.ts";
import { Breadcrumb, type BreadcrumbProps } from "#ui/breadcrumb.tsx";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Picture } from "#ui/picture.tsx";

export type TitleBannerProps = {
  /** The page's title, its `h1`. */
  title: string;
  /** The way here between Home and the page. */
  trail?: BreadcrumbProps["trail"];
  /** A dark picture whose left third is quiet; it only decorates. */
  picture: Source;
};

/** Opens every page but the homes: its title, and the way back to Home. The picture fades into the ground beside them. */
export function TitleBanner({ title, trail, picture }: TitleBannerProps) {
  return (
    <div
      className="relative flex flex-col justify-end bg-inverse text-on-inverse sm:min-h-banner print:min-h-0 print:bg-transparent print:text-current"
      data-surface="inverse"
    >
      {/* Small windows have no room beside the title, and do not load it. */}
      <div className="absolute inset-y-0 start-1/4 end-0 hidden mask-l-from-50% sm:block print:hidden">
        <Picture picture={picture} alt="" sizes="75vw" ratio="fill" position="left" />
      </div>
      <div className="relative">
        <Container>
          <div className="flex flex-col gap-6 py-10 md:py-14">
            <div className="sm:w-1/2">
              <Heading level={1}>{title}</Heading>
            </div>
            <Breadcrumb current={title} trail={trail} />
          </div>
        </Container>
      </div>
    </div>
  );
}
