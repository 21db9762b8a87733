import Turndown from "turndown";
import { markdownPath } from "#lib/navigation/canonical-path.ts";

/** The pages of a kind, of which `llms.txt` lists the Markdown copies. */
export interface PageGroup {
  title: string;
  pages: readonly { path: string; title: string; description: string }[];
}

const line = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The class names of what a browser without scripts does not show, which the copy leaves out, too. */
const needsScripts = /(?:^|\s)(?:no-script|no-receiver):hidden(?:\s|$)/;

/** Returns a function that turns the HTML of a page's main content into Markdown, with links to this address. */
export function markdownWriter(site: string): (main: string) => string {
  const turndown = new Turndown({ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced" });
  turndown
    .addRule("hidden", {
      filter: (node) =>
        ["FORM", "NAV", "SCRIPT", "TEMPLATE"].includes(node.nodeName) ||
        (node.nodeName === "BUTTON" && !/^H\d$/.test(node.parentNode?.nodeName ?? "")) ||
        node.getAttribute("aria-hidden") === "true" ||
        (node.nodeName === "IMG" && !node.getAttribute("alt")) ||
        needsScripts.test(node.getAttribute("class") ?? ""),
      replacement: () => "",
    })
    // in one line, because a list of cards has links around headings and pictures
    .addRule("link", {
      filter: (node) => node.nodeName === "A" && node.hasAttribute("href"),
      replacement: (content, node) => {
        const text = line(content.replaceAll(/^#+ /gm, ""));
        return text && `[${text}](${node.getAttribute("href")})`;
      },
    })
    .addRule("table", {
      filter: "table",
      replacement: (_, node) => {
        const table = node;
        const rows = Array.from(table.querySelectorAll("tr"), (row) => {
          const cells = Array.from(row.querySelectorAll("th,td"), (cell) =>
            line(cell.innerHTML.replaceAll(/<[^>]+>/g, " ")).replaceAll("|", String.raw`\|`),
          );
          return `| ${cells.join(" | ")} |`;
        });
        rows.splice(1, 0, (rows[0] ?? "").replaceAll(/[^|]+/g, " --- "));
        return `\n\n${[table.querySelector("caption")?.textContent, rows.join("\n")].filter(Boolean).join("\n\n")}\n\n`;
      },
    });
  const { origin } = new URL(site);
  return (main) => {
    const plain = main
      .replaceAll(/<svg\b[^]*?<\/svg>/g, "")
      // the paths in a page begin with that of the site
      .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)
      // what styles separate
      .replaceAll(/(?<=[\p{L}\p{N}]|<\/(?:a|del|span|time)>)(?=<(?:del|span|time)\b)/gu, " ");
    // a plain space, by which a reader of the copy can search
    return `${turndown.turndown(plain).replaceAll("\u00a0", " ")}\n`;
  };
}

/** The main content of a page. */
export const mainOf = (page: string): string => /<main\b[^]*<\/main>/.exec(page)?.[0] ?? "";

/** The site for language models: https://llmstxt.org */
export function llmsText(
  site: string,
  { name, blurb, disclaimer }: Record<"name" | "blurb" | "disclaimer", string>,
  groups: readonly PageGroup[],
): string {
  const lists = groups
    .filter(({ pages }) => pages.length > 0)
    .map(({ title, pages }) => {
      const links = pages.map((page) => `- [${page.title}](${site}${markdownPath(page.path)}): ${page.description}`);
      return `## ${title}\n\n${links.join("\n")}\n`;
    });
  return [`# ${name}\n`, `> ${blurb}\n`, `${disclaimer} Each page has a copy in Markdown.\n`, ...lists].join("\n");
}
