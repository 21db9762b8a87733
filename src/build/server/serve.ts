import { readFile } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { cacheRule, securityHeaders } from "#build/server/headers.ts";
import { receiveMail } from "#build/server/mail-stand-in.ts";

interface SiteOptions {
  /** The built site. */
  dist: string;
  /** Where the stand-in for the e-mail service keeps messages. */
  mail: string;
}

/** Answers every request for the site: pages, files, redirects, the not-found page, and mail. */
export function answerSite({ dist, mail }: SiteOptions): RequestListener {
  const receive = receiveMail({ folder: mail });
  const files = sirv(dist, {
    // looks at the disk each time, so that a build made meanwhile is simply served
    dev: true,
    extensions: ["html"],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => response.setHeader("Cache-Control", cacheRule(pathname)),
  });

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    receive(request, response, () => {
      if (request.method !== "GET" && request.method !== "HEAD") {
        return plain(response, 405, "Only GET is answered here", { Allow: "GET, HEAD" });
      }
      const url = request.url ?? "";
      const [pathname = ""] = url.split("?", 1);
      const missing = () => void answerNotFound(response, dist);
      if (isNoFile(pathname)) return missing();
      const better = tidyPath(pathname);
      if (better !== pathname) return plain(response, 308, "", { Location: better + url.slice(pathname.length) });
      if (!isRange(request.headers.range)) delete request.headers.range;
      try {
        files(request, response, missing);
      } catch {
        // a build that runs meanwhile took the file away between two looks at it
        response.destroy();
      }
    });
  };
}

/** The one address of a page: without a slash at the end, a doubled slash, or the name of its file. */
export function tidyPath(pathname: string): string {
  // a path of two slashes in a Location header would be another host
  const single = pathname.replaceAll(/[/\\]{2,}/g, "/");
  return single.replace(/(?:\/index)?(?:\.html)?\/?$/, "") || "/";
}

/** What begins with a dot or is called `_headers` is for the build and the host; what cannot be decoded names nothing. */
function isNoFile(pathname: string): boolean {
  try {
    return !pathname.startsWith("/") || /\/(?:\.(?!well-known\/)|_headers$)/.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}

/** Sirv hands any numbers to the file system, which throws when the end comes before the start. */
function isRange(range = ""): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return start !== undefined && (!end || Number(start) <= Number(end));
}

async function answerNotFound(response: ServerResponse, dist: string): Promise<void> {
  const page = await readFile(path.join(dist, "404.html")).catch(() => "Not found");
  response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(page);
}

function plain(response: ServerResponse, status: number, text: string, headers?: Record<string, string>): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers });
  response.end(text);
}
