import {
  contentTypes,
  encodedAddress,
  hostFiles,
  markdownType,
  mediaTypes,
  unlistedFiles,
  type HostRules,
} from "#tools/server/host-config.ts";

/** The site of Caddy 2.6 or newer: https://caddyserver.com/docs/caddyfile */
export function caddyConfig({ headers, base, cache }: HostRules): string {
  const prefix = base.slice(0, -1);
  const security = [...Object.entries(headers).map(([name, value]) => `header ${name} "${value}"`), "header -Server"];
  const redirect = (matcher: string, rewriting: string) =>
    `route ${matcher} {\n\t${rewriting}\n\tredir * ${prefix}{uri} 308\n}`;
  const subpath =
    base === "/"
      ? []
      : [
          `route ${prefix} {\n\trewrite * ${base}\n\tredir * {uri} 308\n}`,
          `@outside not path_regexp ^${base}`,
          "error @outside 404",
          `uri strip_prefix ${prefix}`,
        ];
  // a route keeps the order of its lines
  const lines = [
    ...security,
    `header Cache-Control "${cache.other}"`,
    "# an encoded dot or slash would make a second address of a file; no file has a NUL or more than 255 bytes in its name",
    `@unknown vars_regexp {http.request.orig_uri} "(?i)^[^?]*(?:%2[ef]|%00|[^/?]{256})"`,
    "error @unknown 404",
    `@encoded vars_regexp encoded {http.request.uri} "(?i)${encodedAddress}"`,
    "redir @encoded {path}{re.encoded.1} 308",
    ...subpath,
    "header {\n\tdefer\n\tVary Accept-Encoding\n}",
    ...Object.entries(contentTypes).map(([file, type]) => `header ${file} Content-Type "${type}"`),
    ...Object.entries(mediaTypes).map(([name, type]) => `header /assets/*.${name} Content-Type "${type}"`),
    "@index path /index /index.html",
    redirect("@index", "rewrite * /"),
    "@html path_regexp ^/[^/].*\\.html$",
    redirect("@html", "uri strip_suffix .html"),
    "@slash path_regexp ^/[^/].*/$",
    redirect("@slash", "uri strip_suffix /"),
    `@hidden path_regexp ${hostFiles}`,
    "error @hidden 404",
    `@unlisted {\n\tpath_regexp ${unlistedFiles}\n\tfile\n}`,
    "header @unlisted X-Robots-Tag noindex",
    "@markdown {\n\tpath *.md\n\tfile\n}",
    `header @markdown Content-Type "${markdownType}"`,
    "@unsafe not method GET HEAD",
    "error @unsafe 405",
    `header /assets/* Cache-Control "${cache.hashed}"`,
    "# the answer may be 412 or 416; browsers ask for every video by ranges, and keep it",
    `@conditional {\n\texpression {header.If-Match} + {header.If-Unmodified-Since} + {header.Range} != ""\n\tnot path /assets/*.mp4 /assets/*.webm\n}`,
    'header @conditional Cache-Control "no-store"',
    "try_files {path} {path}.html",
    "file_server {\n\tprecompressed br gzip\n}",
  ];
  const indent = (text: string[], tabs: number) => text.join("\n").replaceAll(/^/gm, "\t".repeat(tabs));
  return `# caddy run --config Caddyfile; SITE_ADDRESS is a domain, for which Caddy gets a certificate.
{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv}
	route {
${indent(lines, 2)}
	}
	handle_errors {
${indent(security, 2)}
		header Cache-Control "no-store"
		@method expression {err.status_code} == 405
		header @method Allow "GET, HEAD"
		# conditions and ranges are about the requested path
		request_header -If-*
		request_header -Range
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
