import { encodedUnreserved } from "#lib/navigation/canonical-path.ts";

/** What the configuration of every host says. */
export interface HostRules {
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** The path of the site, with a slash at both ends. */
  base: string;
  /**
   * The Cache-Control headers of files with a hash in their names, and of all others; `hashedOrMissing` is for Vercel, whose
   * rules know only the path, so that they hold for the 404 of a missing file too.
   */
  cache: { hashed: string; hashedOrMissing: string; other: string };
}

/** Types that the hosts do not know, by file. */
export const contentTypes: Readonly<Record<string, string>> = {
  "/rss.xml": "application/rss+xml; charset=utf-8",
  "/site.webmanifest": "application/manifest+json; charset=utf-8",
};

/** Types of videos and captions, by extension, of which nginx does not know all. */
export const mediaTypes: Readonly<Record<string, string>> = {
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt; charset=utf-8",
};

/** The type of the Markdown copies of pages. */
export const markdownType = "text/markdown; charset=utf-8";

/** The paths of files for language models, which search engines do not list. */
export const unlistedFiles = String.raw`\.md$|^/llms\.txt$`;

/** The paths of files that only hosts read, and hidden ones but `.well-known`. */
export const hostFiles = String.raw`^/(?:_headers|vercel\.json)$|/\.(?:[^w]|w[^e])|\.(?:br|gz)$`;

/**
 * An address with needless encoding, and no other, which the hosts redirect to its decoded path: neither to another host, by
 * two slashes or a backslash, nor to one with another meaning.
 */
export const encodedAddress = String.raw`^/(?:[^/?%\x5C][^?%\x5C]*)?(?:${encodedUnreserved}[^?%\x5C]*)+(\?.*)?$`;

/** The folder of the configuration files, relative to the built site; `rules.json` is that of our own server. */
export const hostFolder = ".hosts";

/** The server block of nginx 1.18 or newer: https://nginx.org/en/docs/ */
export function nginxConfig({ headers, base, cache }: HostRules): string {
  // a Location that begins with two slashes, or a slash and a backslash, would be another host
  const page = `(?<page>${base}${String.raw`[^/?\x5C]`}[^?]*?)`;
  const query = String.raw`(?<query>\?.*)?$`;
  // below a path, the locations answer only what the rewriting rule passes on
  const internal = base === "/" ? "" : "internal; ";
  const subpath =
    base === "/"
      ? []
      : [
          `  location = ${base.slice(0, -1)} { return 308 ${base}$is_args$args; }`,
          "  # a path that begins with the site's twice would be passed on twice",
          `  location ~ "^${base}${base.slice(1, -1)}(?:/|$)" { return 404; }`,
          `  location ${base} { rewrite ^${base.slice(0, -1)}(/.*)$ $1 last; }`,
        ];
  const types = Object.entries(contentTypes).map(([file, type]) => {
    const [name = ""] = type.split(";", 1);
    return `  location = ${file} { ${internal}types { } default_type ${name}; }`;
  });
  const media = Object.entries(mediaTypes).map(
    ([extension, type]) =>
      `  location ~ "^/assets/[^/]+\\.${extension}$" { ${internal}types { } default_type "${type}"; }`,
  );
  return `# Copy this file to /etc/nginx/conf.d, and set server_name and root. All headers are added here, once: a location
# with an add_header of its own would drop every one of them.
map "$status $uri" $korvane_cache {
  # computed again for 416, which follows the headers of a 200
  volatile;
  "~^[45]" "no-store";
  "~^(?:200|206|304) /assets/" "${cache.hashed}";
  default "${cache.other}";
}
map "$status $uri" $korvane_robots {
  volatile;
  "~^(?:200|206|304) /(?:.*\\.md|llms\\.txt)$" "noindex";
  default "";
}
map $status $korvane_allow {
  volatile;
  405 "GET, HEAD";
}
server {
  listen 80;
  listen [::]:80;
  server_name _;
  root /usr/share/nginx/html;
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/markdown text/plain text/xml text/javascript application/javascript application/json application/xml application/rss+xml application/manifest+json;
  # the build has compressed every text
  gzip_static on;
  gzip_vary on;
  # behind a proxy too, which sends Via or speaks HTTP/1.0
  gzip_proxied any;
  gzip_http_version 1.0;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join("\n")}
  add_header Cache-Control $korvane_cache always;
  add_header Allow $korvane_allow always;
  add_header X-Robots-Tag $korvane_robots;
  error_page 404 @not_found;
  # an encoded dot or slash would make a second address of a file
  if ($request_uri ~* "^[^?]*%2[ef]") { return 404; }
  if ($request_uri ~* "${encodedAddress}") { return 308 $uri$is_args$args; }
  if ($request_uri ~ "^(?<home>${base})index(?:${String.raw`\.html`})?${query}") { return 308 $home$query; }
  if ($request_uri ~ "^${page}${String.raw`\.html`}/*${query}") { return 308 $page$query; }
  if ($request_uri ~ "^${page}/+${query}") { return 308 $page$query; }
${subpath.join("\n")}
  # named, so that the rules above do not see the page
  location @not_found { rewrite ^ /404.html break; }
${[...types, ...media].join("\n")}
  location ~ "^/${base === "/" ? "" : `(?!${base.slice(1)})`}.*\\.md$" { ${internal}types { } default_type text/markdown; }
  location ~ "${hostFiles}" { ${internal}return 404; }
  location = / { ${internal}try_files /index.html =404; }
  # services.html and the folder services/ share a name
  location / { ${internal}try_files $uri $uri.html =404; }
}
`.replaceAll(/\n\n+/g, "\n");
}

type Headers = Readonly<Record<string, string>>;

const unlisted = { "X-Robots-Tag": "noindex" };

/** The headers of each pattern of paths; `assets` is the Cache-Control of files with a hash in their names. */
const headersByPath = ({ headers, base }: HostRules, assets: string): [pattern: string, headers: Headers][] => [
  ["/*", headers],
  [`${base}assets/*`, { "Cache-Control": assets }],
  ...Object.entries(contentTypes).map(([file, type]): [string, Headers] => [
    base + file.slice(1),
    { "Content-Type": type },
  ]),
  [`${base}*.md`, { "Content-Type": markdownType, ...unlisted }],
  [`${base}llms.txt`, unlisted],
];

/** The text of `vercel.json`: https://vercel.com/docs/project-configuration */
export function vercelConfig(rules: HostRules): string {
  const headers = headersByPath(rules, rules.cache.hashedOrMissing).map(([pattern, own]) => ({
    source: pattern.replace("*", "(.*)"),
    headers: Object.entries(own).map(([key, value]) => ({ key, value })),
  }));
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers }, undefined, 2)}\n`;
}

/** The text of `_headers`, which Netlify, Cloudflare Pages and similar hosts read. */
export function headersFile(rules: HostRules): string {
  const lines = headersByPath(rules, rules.cache.hashed).flatMap(([pattern, own]) => [
    pattern,
    ...Object.entries(own).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}
