import { existsSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import { contentType } from "mime-types";
import send from "send";
import { canonicalPath } from "#lib/navigation/canonical-path.ts";
import { serveFormPage } from "#tools/server/form-post.ts";
import { cacheRule, readHostRules } from "#tools/server/headers.ts";
import { contentTypes, hostFiles, unlistedFiles } from "#tools/server/host-config.ts";
import { mailbox, mailHandler } from "#tools/server/mail-stand-in.ts";
import { readFormRules } from "#tools/server/message-form.ts";
import { sendText } from "#tools/server/send-text.ts";
import { isStorybookPath, serveStorybook } from "#tools/server/storybook.ts";

interface SiteOptions {
  /** The built site. */
  dist: string;
  /** The static Storybook, which may be missing; undefined if it is not served. */
  storybook?: string;
  /** The folder for saved messages. */
  mail: string;
}

/** The encodings of the files that the build has compressed, with their extensions, the best first. */
const encodings = { br: ".br", gzip: ".gz" };

/** Handles every request of the site: pages, files, redirects, the not-found page, and mail. */
export function siteHandler({ dist, storybook, mail }: SiteOptions): RequestListener {
  const box = mailbox({ folder: mail });
  const handleMail = mailHandler(box);

  return (request, response) => {
    splitTarget(request);
    // read again for each request, because a new build has other hashes
    const { headers, base } = readHostRules(dist);
    for (const [name, value] of Object.entries(headers))
      // on localhost it would force HTTPS on every other project
      if (name !== "Strict-Transport-Security") response.setHeader(name, value);
    if (!isAllowedHost(request.headers.host)) {
      const advice = "Open the site as localhost, or name its host in ALLOWED_HOSTS.";
      return sendText(response, 403, advice);
    }
    handleMail(request, response, () => {
      const url = request.url ?? "";
      const [whole = ""] = url.split("?", 1);
      const query = url.slice(whole.length);
      const pathname = whole.startsWith(base) ? whole.slice(base.length - 1) : "";
      const rules = readFormRules(dist);
      const form = rules?.pages[pathname];
      if (rules && form) {
        const page = { file: path.join(dist, fileOf(pathname)), form, encoding: acceptedEncodings(request)[0] };
        return serveFormPage(request, response, { ...page, rules, base, box });
      }
      if (request.method !== "GET" && request.method !== "HEAD") {
        return sendText(response, 405, "Only GET is answered here", { Allow: "GET, HEAD" });
      }
      if (storybook && isStorybookPath(whole)) return serveStorybook(request, response, storybook);
      if (base !== "/" && (whole === "/" || `${whole}/` === base))
        return sendText(response, 308, "", { Location: base + query });
      if (isHidden(pathname)) return sendNotFound(request, response, dist);
      const canonical = canonicalPath(pathname);
      if (canonical !== pathname)
        return sendText(response, 308, "", { Location: base.slice(0, -1) + canonical + query });
      sendFile(request, response, dist, fileOf(pathname));
    });
  };
}

/** The file of a canonical path, relative to the built site and percent-encoded as in the URL. */
const fileOf = (pathname: string): string => {
  if (pathname === "/") return "/index.html";
  return path.posix.extname(pathname) ? pathname : `${pathname}.html`;
};

/** The encodings that the client accepts, the best first. */
function acceptedEncodings({ headers }: IncomingMessage): (keyof typeof encodings)[] {
  const accepted = (headers["accept-encoding"] ?? "")
    .split(",")
    .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(";", 1)[0]?.trim());
  const names = Object.keys(encodings) as (keyof typeof encodings)[];
  return names.filter((name) => accepted.includes(name));
}

/** The first encoding that the client accepts and the build has written; none for a range, whose bytes are uncompressed. */
const encodingOf = (request: IncomingMessage, file: string) =>
  request.headers.range ? undefined : acceptedEncodings(request).find((name) => existsSync(file + encodings[name]));

function sendFile(request: IncomingMessage, response: ServerResponse, dist: string, file: string): void {
  // `send` itself rejects a path that leaves the folder.
  const encoding = encodingOf(request, path.join(dist, decodeURIComponent(file)));
  const stream = send(request, encoding ? file + encodings[encoding] : file, {
    root: dist,
    cacheControl: false,
    index: false,
    // `isHidden` keeps back all of them but `.well-known`
    dotfiles: "allow",
  });
  stream.on("headers", () => {
    const isPage = response.statusCode !== 404;
    response.setHeader("Cache-Control", isPage ? cacheRule(file) : "no-store");
    const known = contentType(path.posix.basename(file)) || "application/octet-stream";
    response.setHeader("Content-Type", contentTypes[file] ?? known);
    response.setHeader("Vary", "Accept-Encoding");
    if (new RegExp(unlistedFiles).test(file)) response.setHeader("X-Robots-Tag", "noindex");
    if (encoding) response.setHeader("Content-Encoding", encoding);
  });
  stream.on("error", (error: { status?: number; headers?: Record<string, string> }) => {
    if (response.headersSent) return response.destroy();
    if (error.status === 416 || error.status === 412) {
      response.removeHeader("Content-Encoding");
      return sendText(response, error.status, "", { ...error.headers, "Cache-Control": "no-store" });
    }
    if (response.statusCode === 404) return sendText(response, 404, "Not found");
    sendNotFound(request, response, dist);
  });
  stream.pipe(response);
}

/** The not-found page, with the status 404 and without conditions or ranges, which are about the requested path. */
function sendNotFound(request: IncomingMessage, response: ServerResponse, dist: string): void {
  for (const name of ["range", "if-match", "if-unmodified-since"]) delete request.headers[name];
  response.statusCode = 404;
  sendFile(request, response, dist, "/404.html");
}

/** Splits a target in absolute form into host and path: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
function splitTarget(request: IncomingMessage): void {
  const [, host, target = ""] = /^https?:\/\/([^/?]*)(.*)$/i.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = target.startsWith("/") ? target : `/${target}`;
}

/**
 * True for files that only the build and the host read, for a path that encodes a dot or slash, which would be a second address
 * of a file, and for one that cannot be decoded.
 */
function isHidden(pathname: string): boolean {
  try {
    return (
      !pathname.startsWith("/") ||
      /%2[ef]/i.test(pathname) ||
      new RegExp(hostFiles).test(decodeURIComponent(pathname).replaceAll("\\", "/"))
    );
  } catch {
    return true;
  }
}

/** The names of this machine, each with any port. */
const local = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether a request's `Host` is this machine, or a host of `ALLOWED_HOSTS` (names without port, joined with commas). Another
 * host means that a foreign site has pointed its name to this machine: https://developer.mozilla.org/docs/Glossary/DNS_rebinding
 */
function isAllowedHost(host = ""): boolean {
  const allowed = (process.env["ALLOWED_HOSTS"] ?? "").split(",").map((name) => name.trim());
  return local.test(host) || (host !== "" && allowed.includes(host.replace(/:\d+$/, "")));
}
