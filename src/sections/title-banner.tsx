import type { Picture as Source } from "#lib/picture";
import { Breadcrumb, type BreadcrumbProps } from "#ui/breadcrumb";
import { Container } from "#ui/container";
import { Heading } from "#ui/heading";
import { Picture } from "#ui/picture";

export type TitleBannerProps = {
  /** The page's title, its `h1`. */
  title: string;
  /** The way here between Home and the page. */
  trail?: BreadcrumbProps["trail"];
  /** A dark picture whose left half is quiet; it only decorates. */
  picture: Source;
};

/** Opens every page but the homes: its title, and the way back to Home. */
export function TitleBanner({ title, trail, picture }: TitleBannerProps) {
  return (
    <div className="relative flex min-h-banner flex-col justify-end bg-inverse text-on-inverse" data-surface="inverse">
      <div className="absolute inset-0">
        <Picture picture={picture} alt="" sizes="100vw" ratio="fill" focus="left" loading="eager" />
      </div>
      <div className="relative">
        <Container>
          <div className="flex flex-col gap-6 py-10 md:py-14">
            <div className="max-w-narrow">
              <Heading level={1}>{title}</Heading>
            </div>
            <Breadcrumb current={title} trail={trail} />
          </div>
        </Container>
      </div>
    </div>
  );
}
