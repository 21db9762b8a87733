import banner from "#assets/banner-page-title.webp?hero";
import type { Picture } from "#lib/image/picture.ts";
import { TitleBanner } from "#sections/site/title-banner.tsx";
import type { BreadcrumbItem } from "#ui/breadcrumb.tsx";
import { DocumentHead } from "#ui/document-head.tsx";

export type PageHeaderProps = {
  /** The canonical path. */
  path: string;
  /** The page's name: in the tab, as the `h1`, and as the last crumb. */
  title: string;
  description: string;
  /** The `h1`, where it says more than the name. */
  heading?: string;
  trail?: readonly BreadcrumbItem[];
  /** The image of link previews, where the page has one of its own. */
  image?: Picture;
  kind?: "website" | "article";
};

/** How every page but the home page begins: its head tags, and the banner with its heading and breadcrumb. */
export function PageHeader({ path, title, description, heading = title, trail, image, kind }: PageHeaderProps) {
  return (
    <>
      <DocumentHead path={path} title={title} description={description} image={image} type={kind} />
      <TitleBanner title={heading} trail={trail} picture={banner} />
    </>
  );
}
