/** What the configuration of every host says. */
export interface HostRules {
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** The path of the site, with a slash at both ends. */
  base: string;
  /** The Cache-Control headers of files with a hash in their names, and of all others. */
  cache: { hashed: string; other: string };
}

/** Types that the hosts do not know, by file. */
export const contentTypes: Readonly<Record<string, string>> = {
  "/rss.xml": "application/rss+xml; charset=utf-8",
  "/site.webmanifest": "application/manifest+json; charset=utf-8",
};

/** The files that only hosts read; with a dot at the start of their path, the others are hidden already. */
const hostFiles = String.raw`^/(?:_headers|vercel\.json)$|/\.(?!well-known/)|\.(?:br|gz)$`;

/** The folder of the configuration files, relative to the built site. */
export const hostFolder = ".hosts";

/** The server block of nginx 1.18 or newer: https://nginx.org/en/docs/ */
export function nginxConfig({ headers, base, cache }: HostRules): string {
  const page = `(?<page>${base}[^/?][^?]*?)`;
  const query = String.raw`(?<query>\?.*)?$`;
  // below a path, the locations answer only what the rewriting rule passes on
  const internal = base === "/" ? "" : "internal; ";
  const subpath =
    base === "/"
      ? []
      : [
          `  location = ${base.slice(0, -1)} { return 308 ${base}$is_args$args; }`,
          `  location ${base} { rewrite ^${base.slice(0, -1)}(/.*)$ $1 last; }`,
        ];
  const types = Object.entries(contentTypes).map(([file, type]) => {
    const [name = ""] = type.split(";", 1);
    return `  location = ${file} { ${internal}types { } default_type ${name}; }`;
  });
  return `# Copy this file to /etc/nginx/conf.d, and set server_name and root. All headers are added here, once: a location
# with an add_header of its own would drop every one of them.
map "$status $uri" $korvane_cache {
  "~^404 " "no-store";
  ${String.raw`"~^\d+ /assets/"`} "${cache.hashed}";
  default "${cache.other}";
}
server {
  listen 80;
  server_name _;
  root /usr/share/nginx/html;
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/html text/css text/plain text/xml text/javascript application/javascript application/json application/xml application/rss+xml application/manifest+json;
  # the build has compressed every text
  gzip_static on;
  gzip_vary on;
${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join("\n")}
  add_header Cache-Control $korvane_cache always;
  error_page 404 /404.html;
  if ($request_uri ~ "^(?<home>${base})index(?:${String.raw`\.html`})?${query}") { return 308 $home$query; }
  if ($request_uri ~ "^${page}${String.raw`\.html`}/*${query}") { return 308 $page$query; }
  if ($request_uri ~ "^${page}/+${query}") { return 308 $page$query; }
${subpath.join("\n")}
  location = /404.html { internal; }
${types.join("\n")}
  location ~ "${hostFiles}" { ${internal}return 404; }
  location = / { ${internal}try_files /index.html =404; }
  # services.html and the folder services/ share a name
  location / { ${internal}try_files $uri $uri.html =404; }
}
`.replaceAll(/\n\n+/g, "\n");
}

/** The site of Caddy 2.6 or newer: https://caddyserver.com/docs/caddyfile */
export function caddyConfig({ headers, base, cache }: HostRules): string {
  const prefix = base.slice(0, -1);
  const lines = [
    ...Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`),
    "header -Server",
    `header Cache-Control "${cache.other}"`,
    `header /assets/* Cache-Control "${cache.hashed}"`,
    ...Object.entries(contentTypes).map(([file, type]) => `header ${file} Content-Type "${type}"`),
    "@index path /index /index.html",
    `redir @index ${base} 308`,
    "@html path_regexp ^/[^/].*\\.html$",
    `route @html {\n\turi strip_suffix .html\n\tredir * ${prefix}{uri} 308\n}`,
    "@slash path_regexp ^/[^/].*/$",
    `route @slash {\n\turi strip_suffix /\n\tredir * ${prefix}{uri} 308\n}`,
    `@hidden path_regexp ${hostFiles.replace("(?!well-known/)", "(?:[^w]|w[^e])")}`,
    "error @hidden 404",
    "@unsafe not method GET HEAD",
    "error @unsafe 405",
    "try_files {path} {path}.html",
    "file_server {\n\tprecompressed br gzip\n}",
  ];
  const indent = (text: string, tabs: number) => text.replaceAll(/^/gm, "\t".repeat(tabs));
  // a route keeps the order of its lines
  const route = `route {\n${indent(lines.join("\n"), 1)}\n}`;
  const site =
    base === "/"
      ? route
      : [
          `redir ${prefix} ${base} 308`,
          `handle_path ${base}* {\n${indent(route, 1)}\n}`,
          "handle {\n\terror 404\n}",
        ].join("\n");
  const security = Object.entries(headers).map(([name, value]) => `\t\theader ${name} "${value}"`);
  return `# caddy run --config Caddyfile; SITE_ADDRESS is a domain, for which Caddy gets a certificate.
{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv}
${indent(site, 1)}
	handle_errors {
${security.join("\n")}
		header -Server
		header Cache-Control "no-store"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}

/** The text of `vercel.json`: https://vercel.com/docs/project-configuration */
export function vercelConfig({ headers, base, cache }: HostRules): string {
  const list = (own: Readonly<Record<string, string>>) => Object.entries(own).map(([key, value]) => ({ key, value }));
  return `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: "/(.*)", headers: list(headers) },
        { source: `${base}assets/(.*)`, headers: list({ "Cache-Control": cache.hashed }) },
        ...Object.entries(contentTypes).map(([file, type]) => ({
          source: base + file.slice(1),
          headers: list({ "Content-Type": type }),
        })),
      ],
    },
    undefined,
    2,
  )}\n`;
}

/** The text of `_headers`, which Netlify, Cloudflare Pages and similar hosts read. */
export function headersFile({ headers, base, cache }: HostRules): string {
  const lines = (own: Readonly<Record<string, string>>) =>
    Object.entries(own).map(([name, value]) => `  ${name}: ${value}`);
  return [
    "/*",
    ...lines(headers),
    `${base}assets/*`,
    ...lines({ "Cache-Control": cache.hashed }),
    ...Object.entries(contentTypes).flatMap(([file, type]) => [
      base + file.slice(1),
      ...lines({ "Content-Type": type }),
    ]),
    "",
  ].join("\n");
}
