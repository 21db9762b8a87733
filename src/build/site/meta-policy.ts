import { securityHeaders, type InlineCode } from "#build/server/headers.ts";

/** Browsers ignore these directives outside a header: https://www.w3.org/TR/CSP3/#meta-element */
const headerOnly = /frame-ancestors [^;]*; /;

/** Adds the security policy to a page of a build with `META_POLICY`, for hosts that send no headers. */
export function addMetaPolicy(page: string, code: InlineCode): string {
  if (!process.env["META_POLICY"]) return page;
  const policy = securityHeaders(code)["Content-Security-Policy"]?.replace(headerOnly, "");
  return page.replace(
    /<meta charset="[^"]*"[^>]*>/,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
