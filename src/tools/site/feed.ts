import { escapeXml } from "#tools/shared/escape-xml.ts";

/** One post of the feed. */
export interface FeedItem {
  title: string;
  /** The path on the site. */
  path: string;
  description: string;
  /** The date of publication, such as 2026-09-07. */
  day: string;
  author: string;
  tags: readonly string[];
  sections: readonly { heading: string; paragraphs: readonly string[]; list?: readonly string[] | undefined }[];
}

export interface FeedChannel {
  title: string;
  description: string;
  items: readonly FeedItem[];
}

/** The number of posts in the feed; older ones are on the site. */
const maxItems = 30;

const element = (name: string, text: string, attributes = "") => `<${name}${attributes}>${escapeXml(text)}</${name}>`;

/** The whole text of a post as HTML. */
const fullText = ({ sections }: FeedItem) =>
  sections
    .flatMap(({ heading, paragraphs, list }) => [
      element("h2", heading),
      ...paragraphs.map((paragraph) => element("p", paragraph)),
      ...(list ? [`<ul>${list.map((item) => element("li", item)).join("")}</ul>`] : []),
    ])
    .join("");

/** The blog as RSS 2.0 (https://www.rssboard.org/rss-specification), the newest post first. */
export function feed(site: string, { title, description, items }: FeedChannel): string {
  const address = (path: string) => new URL(site + path).href;
  const entries = items.slice(0, maxItems).map((item) =>
    [
      "<item>",
      element("title", item.title),
      element("link", address(item.path)),
      element("guid", address(item.path), ' isPermaLink="true"'),
      // Noon in UTC is the same day for almost every reader.
      element("pubDate", new Date(`${item.day}T12:00:00Z`).toUTCString()),
      element("dc:creator", item.author),
      ...item.tags.map((tag) => element("category", tag)),
      element("description", item.description),
      element("content:encoded", fullText(item)),
      "</item>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", title),
    element("link", address("/blog")),
    element("description", description),
    element("language", "en"),
    `<atom:link href="${escapeXml(address("/rss.xml"))}" rel="self" type="application/rss+xml"/>`,
    ...entries,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}
