import { useEffect } from "react";
import { socialCardFile, socialCardSize } from "#lib/image/social-card.ts";
import { markdownPath } from "#lib/navigation/canonical-path.ts";

/** The address of the deployed site, validated by the build: https://vite.dev/guide/env-and-mode */
const siteUrl = import.meta.env.VITE_SITE_URL;

export type DocumentHeadProps = {
  /** The title of the page without the site's name, unique on the site. */
  title: string;
  /** The meta description. */
  description: string;
  /** The title on the image of the link preview; by default `title`. */
  cardTitle?: string | undefined;
  /** The path of the page: `/` for both `/` and `/home`. */
  path: string;
  /** The path of the main layout of the same content, which search engines list instead; by default `path`. */
  canonical?: string | undefined;
  /** `noindex` keeps the page out of search engines; by default it is listed. */
  robots?: "noindex" | undefined;
  /** The Open Graph type: by default `website`, or `article` for a text with a date. */
  type?: "website" | "article" | undefined;
};

/** The title, description, canonical URL, Markdown copy and link preview of a page; React hoists the tags into the document's head. */
export function DocumentHead({
  title,
  cardTitle = title,
  description,
  path,
  canonical = path,
  robots,
  type = "website",
}: DocumentHeadProps) {
  const fullTitle = `${title} – Korvane`;
  const imageText = `${cardTitle} – Korvane`;
  const url = siteUrl + canonical;
  // The build adds the structured data of the first page, which is not that of the next one.
  useEffect(() => {
    const script = document.querySelector<HTMLElement>('script[type="application/ld+json"]');
    if (script && script.dataset["page"] !== url) script.remove();
  }, [url]);
  // the build draws it
  const image = `${siteUrl}/${socialCardFile(canonical)}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {robots && <meta name="robots" content={robots} />}
      <link rel="canonical" href={url} />
      <link rel="alternate" type="text/markdown" href={siteUrl + markdownPath(canonical)} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Korvane" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={`${socialCardSize.width}`} />
      <meta property="og:image:height" content={`${socialCardSize.height}`} />
      <meta property="og:image:alt" content={imageText} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={imageText} />
    </>
  );
}
