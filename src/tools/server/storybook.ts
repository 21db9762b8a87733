import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import send from "send";
import { securityHeaders } from "#tools/server/headers.ts";
import { sendText } from "#tools/server/send-text.ts";
import { codeHash } from "#tools/shared/code-hash.ts";

/** The path of the static Storybook; its own links are relative to it. */
export const storybookPath = "/storybook/";

/** True for the paths that `serveStorybook` answers. */
export const isStorybookPath = (pathname: string): boolean => `${pathname}/`.startsWith(storybookPath);

/** The hashes of the scripts in a page, as sources of a Content Security Policy. */
const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)].map(
    ([, script = ""]) => `'${codeHash(script)}'`,
  );

/** The policy of Storybook: its styles are inserted by scripts, its stories are frames, and play functions use data. */
const policyOf = (page: string): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts(page)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join("; ");

/** The headers of a file: those of the site, with a policy that allows a page its own inline scripts. */
const headersOf = (file: string): Record<string, string> => ({
  ...securityHeaders(),
  "Content-Security-Policy": policyOf(file.endsWith(".html") ? readFileSync(file, "utf8") : ""),
  "Cache-Control": "public, max-age=0, must-revalidate",
});

const sendNotFound = (response: ServerResponse, text: string) =>
  sendText(response, 404, text, { "Cache-Control": "no-store" });

/** Answers a request below `/storybook/` from the folder of `npm run storybook -- build`, or says how to build it. */
export function serveStorybook(request: IncomingMessage, response: ServerResponse, folder: string): void {
  const [pathname = ""] = (request.url ?? "").split("?", 1);
  if (pathname === storybookPath.slice(0, -1)) {
    response.writeHead(308, { Location: storybookPath }).end();
    return;
  }
  if (!existsSync(path.join(folder, "index.html"))) {
    sendNotFound(response, "Storybook is not built: run `npm run storybook -- build`, then load this page again.");
    return;
  }
  const stream = send(request, pathname.slice(storybookPath.length - 1), {
    root: folder,
    cacheControl: false,
    dotfiles: "ignore",
  });
  stream.on("headers", (_response, file: string) => {
    for (const [name, value] of Object.entries(headersOf(file))) response.setHeader(name, value);
  });
  stream.on("error", () => sendNotFound(response, "Not found"));
  stream.on("directory", () => sendNotFound(response, "Not found"));
  stream.pipe(response);
}
