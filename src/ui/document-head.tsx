import socialCard from "#assets/social-card.webp?picture";
import { fallback, type Picture } from "#lib/image/picture.ts";

/** The origin of canonical and Open Graph URLs; a deployment sets its own in `VITE_SITE_URL`. */
const origin = import.meta.env["VITE_SITE_URL"] ?? "https://korvane.example";

export type DocumentHeadProps = {
  /** The title of the page without the site's name, unique on the site. */
  title: string;
  /** The meta description. */
  description: string;
  /** The canonical path: `/` for both `/` and `/home`. */
  path: string;
  /** The image of link previews; by default the company's card. */
  image?: Picture | undefined;
  /** The Open Graph type. */
  type?: "website" | "article" | undefined;
};

/** The title, description, canonical URL and link preview of a page; React hoists the tags into the document's head. */
export function DocumentHead({ title, description, path, image = socialCard, type = "website" }: DocumentHeadProps) {
  const fullTitle = `${title} – Korvane`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + path} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content="Korvane" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={origin + fallback(image)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
