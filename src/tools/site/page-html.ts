import type { Manifest } from "vite";
import { securityHeaders, type InlineCode, type PolicySources } from "#tools/server/headers.ts";

/** The file of a path: `/services/1` is `services/1.html`. */
export function pageFile(url: string): string {
  return url === "/" ? "index.html" : `${url.slice(1)}.html`;
}

/** The files of the client, and the path of the site, with a slash at both ends. */
export interface ClientBuild {
  manifest: Manifest;
  base?: string;
  /** The hash of a file as in an `integrity` attribute. */
  integrity: (file: string) => string;
}

/** React renders head tags before the markup if the markup has no `head` element. */
const headTag = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/**
 * Closed panels of accordions, whose `hidden` React renders without its value: https://github.com/facebook/react/issues/24740
 * With the value, find-in-page reaches them before hydration, too.
 */
const closedPanel = /(<div (?=[^>]*data-state="closed")(?=[^>]*role="region")[^>]*) hidden=""/g;

/** Inserts a rendered page into the template: head tags, styles, preloads and markup. */
export function fillPage(template: string, html: string, files: string[], client: ClientBuild): string {
  let head = "";
  let body = html;
  for (let tag = headTag.exec(body); tag; tag = headTag.exec(body)) {
    head += tag[0];
    body = body.slice(tag[0].length);
  }
  // functions, because `$&` has a meaning in a replacement string
  return template
    .replace("<!--head-->", () => head)
    .replace("</head>", (end) => links(files, client, template) + end)
    .replace("<!--app-->", () => body.replaceAll(closedPanel, '$1 hidden="until-found"'));
}

/** The source file of the client's entry. */
const entryFile = "index.html";

/** The chunk of a source file; the name of a file in a linked `node_modules` begins with the path to the folder. */
const findChunk = (manifest: Manifest, key: string) =>
  manifest[key] ?? Object.entries(manifest).find(([name]) => name.endsWith(`/${key}`))?.[1];

/**
 * The links of a page's chunks: style sheets, and a template with its scripts and data, which load after the first paint. A
 * preloaded script is the one that is imported later, so its hash is checked, too.
 */
function links(files: string[], { manifest, base = "/", integrity }: ClientBuild, template: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = findChunk(manifest, key);
    if (!chunk) throw new Error(`${key} is listed as a lazily loaded file, but the client build has no such chunk.`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((style) => styles.add(style));
  };
  const data = files.filter((name) => name.startsWith("data/"));
  visit(entryFile);
  for (const name of files) if (!data.includes(name)) visit(name);
  const checked = (name: string) => `crossorigin integrity="${integrity(name)}" href="${base}${name}"`;
  const preloads = [
    ...[...scripts].map((name) => `<link rel="modulepreload" ${checked(name)}>`),
    ...data.map((name) => `<link rel="preload" as="fetch" crossorigin href="${base}${name}">`),
  ];
  return [
    ...[...styles]
      .filter((name) => !template.includes(`/${name}"`))
      .map((name) => `<link rel="stylesheet" ${checked(name)}>`),
    `<template id="preloads">${preloads.join("")}</template>`,
  ].join("");
}

/** Browsers ignore these directives outside a header: https://www.w3.org/TR/CSP3/#meta-element */
const headerOnly = /frame-ancestors [^;]*; /;

/**
 * Adds the security policy to a page of a build with `META_POLICY`, for hosts that send no headers.
 *
 * @throws Error for a value other than `1`: `0` and `false` do not tell whether it is on
 */
export function addMetaPolicy(page: string, code: PolicySources): string {
  const value = process.env["META_POLICY"]?.trim();
  if (!value) return page;
  if (value !== "1") throw new Error(`META_POLICY is '${value}': write META_POLICY=1, or leave it out.`);
  const policy = securityHeaders(code)["Content-Security-Policy"]?.replace(headerOnly, "");
  return page.replace(
    /<meta charset="[^"]*"[^>]*>/,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Adds structured data to the head of a page; browsers do not run the script, so the security policy allows it. */
export function addStructuredData(page: string, data: object | undefined): string {
  if (!data) return page;
  // no text can end the script element
  const text = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  const [, address = ""] = /<link rel="canonical" href="([^"]*)"/.exec(page) ?? [];
  return page.replace(
    "</head>",
    (end) => `<script type="application/ld+json" data-page="${address}">${text}</script>${end}`,
  );
}

/** The head, because an SVG in the body may have its own title. */
const head = (page: string) => page.slice(0, page.indexOf("</head>"));

const count = (page: string, pattern: RegExp) => page.match(pattern)?.length ?? 0;

/** Scripts without a file, except data such as JSON, which no policy concerns. */
const inlineScript = /<script(?![^>]* (?:src=|type="application\/))[^>]*>([^]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g;

const texts = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, text = ""]) => text);

/** The length of a text in the markup, in which an entity is one character. */
const lengthOf = (page: string, pattern: RegExp) => (pattern.exec(page)?.[1] ?? "").replaceAll(/&#?\w+;/g, "-").length;

/** The errors of a page and their checks; the security policy would block the last three. */
const rules: [error: string, isBroken: (page: string, code: InlineCode) => boolean][] = [
  ["needs exactly one <title>", (page) => count(head(page), /<title[^>]*>[^<]*\S[^<]*<\/title>/g) !== 1],
  ["needs exactly one description", (page) => count(page, /<meta name="description" content="[^"]+"/g) !== 1],
  ["has a title of more than 60 characters", (page) => lengthOf(head(page), /<title[^>]*>([^<]*)/) > 60],
  [
    "has a description of more than 160 characters",
    (page) => lengthOf(head(page), /<meta name="description" content="([^"]*)"/) > 160,
  ],
  [
    "has a title or a description that is cut",
    (page) => /<title[^>]*>[^<]*…|<meta name="description" content="[^"]*…/.test(head(page)),
  ],
  ["needs exactly one <h1>", (page) => count(page, /<h1[ >]/g) !== 1],
  [
    "has an inline <script> that is not allowed",
    (page, { scripts }) => texts(page, inlineScript).some((text) => !scripts.includes(text)),
  ],
  [
    "has a <style> that is not allowed",
    (page, { styles }) => texts(page, inlineStyle).some((text) => !styles.includes(text)),
  ],
  ["has a style attribute", (page) => /<[a-z][^>]* style="/.test(page)],
];

/** Stops the build at a page without title, description or `h1`, or with code that the security policy blocks. */
export function checkPage(url: string, page: string, code: InlineCode): void {
  const found = rules.filter(([, isBroken]) => isBroken(page, code)).map(([error]) => error);
  const ids = texts(page, / id="([^"]+)"/g);
  const repeated = ids.find((id, index) => ids.indexOf(id) < index);
  if (repeated) found.push(`has the id '${repeated}' twice: write another heading or id in the record or component`);
  if (found.length > 0) throw new Error(`The prerendered page ${url} ${found.join(", ")}.`);
}
