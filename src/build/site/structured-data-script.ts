/** Adds structured data to the head of a page; browsers do not run the script, so the security policy allows it. */
export function addStructuredData(page: string, data: object | undefined): string {
  if (!data) return page;
  // no text can end the script element
  const text = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return page.replace("</head>", (end) => `<script type="application/ld+json">${text}</script>${end}`);
}
