import { expect, test, type Page } from "@playwright/test";
import { pageHtml, paths } from "./built-site.ts";

/*
 * What the W3C's HTML checker and a second accessibility engine report, as rules over the prerendered pages; axe has no
 * rules for them.
 */

/** The problems of a page's markup. */
const problemsOf = (page: Page, html: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const start = (element: Element) => element.outerHTML.slice(0, 120);
    const labelOf = (element: Element) =>
      element.getAttribute("aria-label") ??
      (element.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => (id && parsed.getElementById(id)?.textContent) || "")
        .join(" ")
        .trim();
    const articles = all("article").map(labelOf);
    const isHidden = (element: Element) => element.closest('[aria-hidden="true"], [role="img"] *') !== null;
    return {
      "sections and articles without a heading of their own": all("section, article")
        .filter(
          (element) =>
            ![...element.querySelectorAll("h1, h2, h3, h4, h5, h6")].some(
              (heading) => heading.closest("section, article") === element,
            ),
        )
        .map(start),
      "articles without a name of their own": articles.filter(
        (name, index) => !name || articles.indexOf(name) !== index,
      ),
      "forms without a name of their own": all("form")
        .filter(
          (form, _, forms) =>
            !labelOf(form) || forms.some((other) => other !== form && labelOf(other) === labelOf(form)),
        )
        .filter((form) => form.getAttribute("role") !== "search")
        .map(start),
      "graphics without a name": all("svg")
        .filter((svg) => !isHidden(svg) && !labelOf(svg) && !svg.querySelector("title"))
        .map(start),
      "blocks inside text": all(
        ":is(span, p, label, button, h1, h2, h3, h4, h5, h6) > :is(h1, h2, h3, h4, h5, h6, p, div, ul, ol, dl, table, form)",
      ).map(start),
    };
  }, html);

test("every page's markup is valid where checkers found errors", async ({ page }) => {
  for (const path of paths) {
    const problems = await problemsOf(page, pageHtml(path));
    for (const [problem, elements] of Object.entries(problems)) expect(elements, `${path}: ${problem}`).toEqual([]);
  }
});
