import type { Manifest } from "vite";

/** Where a path's page is written: flat, so that `/services/1` is `services/1.html`. */
export function pageFile(url: string): string {
  return url === "/" ? "index.html" : `${url.slice(1)}.html`;
}

/** React prints the tags of the head before the markup when the markup has no head of its own. */
const headTag = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/** A prerendered page can be read without its scripts: styles, font and the first picture go before them. */
const late = 'fetchpriority="low"';

/** Puts a rendered page into the template: its head tags, its styles and preloads, its markup. */
export function fillPage(template: string, html: string, files: string[], manifest: Manifest): string {
  let head = "";
  let body = html;
  for (let tag = headTag.exec(body); tag; tag = headTag.exec(body)) {
    head += tag[0];
    body = body.slice(tag[0].length);
  }
  // functions, since `$&` in a page's text would mean something in a replacement string
  return template
    .replace("<!--head-->", () => head)
    .replace('<script type="module"', (start) => `${start} ${late}`)
    .replace("</head>", (end) => links(files, manifest, template) + end)
    .replace("<!--app-->", () => body);
}

/** Follow the site's own style sheet: styles first, because they block painting, then all scripts the chunks import. */
function links(files: string[], manifest: Manifest, template: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is said to be a lazily loaded file, and the client build has no such chunk.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((style) => styles.add(style));
  };
  files.forEach(visit);
  const missing = (names: Set<string>) => [...names].filter((name) => !template.includes(`/${name}"`));
  return [
    ...missing(styles).map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...missing(scripts).map((name) => `<link rel="modulepreload" crossorigin ${late} href="/${name}">`),
  ].join("");
}

/** A drawing in the page has titles of its own; the page's stands in the head. */
const head = (page: string) => page.slice(0, page.indexOf("</head>"));

const count = (page: string, pattern: RegExp) => page.match(pattern)?.length ?? 0;

/** Each rule names what is wrong with a page that breaks it; the last three would be blocked by the security policy. */
const rules: [sentence: string, broken: (page: string) => boolean][] = [
  ["needs exactly one <title>", (page) => count(head(page), /<title[^>]*>[^<]*\S[^<]*<\/title>/g) !== 1],
  ["needs exactly one description", (page) => count(page, /<meta name="description" content="[^"]+"/g) !== 1],
  ["needs exactly one <h1>", (page) => count(page, /<h1[ >]/g) !== 1],
  ["has an inline <script>", (page) => /<script(?![^>]* src=)[ >]/.test(page)],
  ["has a <style>", (page) => /<style[ >]/.test(page)],
  ["has a style attribute", (page) => /<[a-z][^>]* style="/.test(page)],
];

/** Stops the build when a page lacks what every page has, or holds what the security policy forbids. */
export function checkPage(url: string, page: string): void {
  const found = rules.filter(([, broken]) => broken(page)).map(([sentence]) => sentence);
  if (found.length > 0) throw new Error(`The prerendered page ${url} ${found.join(", ")}.`);
}
