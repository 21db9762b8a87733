import socialCard from "#assets/social-card.webp?picture";
import { fallback, type Picture } from "#lib/image/picture.ts";

/** The site's address for canonical links and cards; a deployment names its own in `VITE_SITE_URL`. */
const origin = import.meta.env["VITE_SITE_URL"] ?? "https://korvane.example";

export type DocumentHeadProps = {
  /** The page's own name, unique on the site. */
  title: string;
  description: string;
  /** The canonical path: `/` for both `/` and `/home`. */
  path: string;
  /** The image of link previews; the company's card unless a page has its own. */
  image?: Picture | undefined;
  type?: "website" | "article" | undefined;
};

/** What the browser's tab, search engines and link previews are told; React moves it into the document's head. */
export function DocumentHead({
  title,
  description,
  path,
  image = socialCard,
  type: kind = "website",
}: DocumentHeadProps) {
  const full = `${title} – Korvane`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + path} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content="Korvane" />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:image" content={origin + fallback(image)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
