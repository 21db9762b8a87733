import { readFile } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { cacheRule, securityHeaders } from "#build/server/headers.ts";
import { mailHandler } from "#build/server/mail-stand-in.ts";

interface SiteOptions {
  /** The built site. */
  dist: string;
  /** The folder for saved messages. */
  mail: string;
}

/** Handles every request of the site: pages, files, redirects, the not-found page, and mail. */
export function siteHandler({ dist, mail }: SiteOptions): RequestListener {
  const handleMail = mailHandler({ folder: mail });
  const files = sirv(dist, {
    // reads the disk for each request, so that a new build is served without a restart
    dev: true,
    extensions: ["html"],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => response.setHeader("Cache-Control", cacheRule(pathname)),
  });

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    handleMail(request, response, () => {
      if (request.method !== "GET" && request.method !== "HEAD") {
        return sendText(response, 405, "Only GET is answered here", { Allow: "GET, HEAD" });
      }
      const url = request.url ?? "";
      const [pathname = ""] = url.split("?", 1);
      const missing = () => void sendNotFound(response, dist);
      if (isHidden(pathname)) return missing();
      const canonical = canonicalPath(pathname);
      if (canonical !== pathname)
        return sendText(response, 308, "", { Location: canonical + url.slice(pathname.length) });
      if (!isRange(request.headers.range)) delete request.headers.range;
      try {
        files(request, response, missing);
      } catch {
        // a build deleted the file between two reads
        response.destroy();
      }
    });
  };
}

/** The canonical path of a page: without trailing or doubled slashes, and without `.html`. */
export function canonicalPath(pathname: string): string {
  // a path with two slashes in a Location header would be another host
  const single = pathname.replaceAll(/[/\\]{2,}/g, "/");
  return single.replace(/(?:\/index)?(?:\.html)?\/?$/, "") || "/";
}

/** True for dot files and `_headers`, which only the build and the host read, and for paths that cannot be decoded. */
function isHidden(pathname: string): boolean {
  try {
    return !pathname.startsWith("/") || /\/(?:\.(?!well-known\/)|_headers$)/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/** False for a range that ends before its start, for which sirv would throw. */
function isRange(range = ""): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return start !== undefined && (!end || Number(start) <= Number(end));
}

async function sendNotFound(response: ServerResponse, dist: string): Promise<void> {
  const page = await readFile(path.join(dist, "404.html")).catch(() => "Not found");
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(page);
}

function sendText(response: ServerResponse, status: number, text: string, headers?: Record<string, string>): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers });
  response.end(text);
}
