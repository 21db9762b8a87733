import { isTurnedOn, securityHeaders, type PolicySources } from "#tools/server/headers.ts";

/** Browsers ignore these directives outside a header: https://www.w3.org/TR/CSP3/#meta-element */
const headerOnly = /frame-ancestors [^;]*; /;

/** Adds the security policy to a page of a build with `META_POLICY`, for hosts that send no headers. */
export function addMetaPolicy(page: string, code: PolicySources): string {
  if (!isTurnedOn("META_POLICY")) return page;
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
