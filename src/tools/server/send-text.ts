import type { ServerResponse } from "node:http";

/** Sends a plain text, which the servers of the site, of Storybook and of mail answer errors with. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...headers }).end(text);
}
