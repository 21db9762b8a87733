import type { Decorator } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";

/** The axe rules for whole documents, which are disabled for components. */
const documentRules = [
  "landmark-one-main",
  "page-has-heading-one",
  "region",
  "bypass",
  "document-title",
  "html-has-lang",
];

/** Story parameters of pages: full width, and the axe rules for whole documents. */
export const wholePage = {
  layout: "fullscreen",
  // A page in a page would double the landmarks.
  docs: { story: { inline: false, height: "640px" } },
  a11y: {
    context: { include: "html" },
    options: { rules: Object.fromEntries(documentRules.map((id) => [id, { enabled: true }])) },
  },
};

/** Decorator with the `main` landmark that the shell renders around every page. */
export const inMain: Decorator = (Story) => (
  <main id="main">
    <Story />
  </main>
);

type Facts = {
  /** The document title, without the company name. */
  title: string;
  /** The `h1`. */
  heading: string;
  /** The canonical path. */
  path: string;
};

const inHead = (selector: string) => [...document.head.querySelectorAll(selector)];

/** Expects the document title, one `h1`, the canonical path, a description and unique ids. */
export async function expectAPage(root: HTMLElement, { title, heading, path }: Facts): Promise<void> {
  await waitFor(() => expect(inHead("title").map(({ textContent }) => textContent)).toContain(`${title} – Korvane`));
  await expect(inHead('link[rel="canonical"]').map((link) => new URL(link.getAttribute("href")!).pathname)).toEqual([
    path,
  ]);
  await expect(inHead('meta[name="description"]').at(-1)!.getAttribute("content")).toMatch(/\w/);
  await expect(
    within(root)
      .getAllByRole("heading", { level: 1 })
      .map(({ textContent }) => textContent),
  ).toEqual([heading]);
  const ids = [...root.querySelectorAll("[id]")].map(({ id }) => id);
  await expect(ids).toEqual([...new Set(ids)]);
}

/** A story, without its path, of a page whose record does not exist. */
export const isNotFound = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expectAPage(canvasElement, { title: "Page not found", heading: "Oops! Page Not Found!", path: "/404" });
    await expect(within(canvasElement).queryByRole("article")).not.toBeInTheDocument();
    const home = within(canvasElement).getByRole("link", { name: "Back to home" });
    await expect(home).toHaveAttribute("href", "/home");
  },
};

/** The `h2` headings of a page in document order. */
export const outline = (root: HTMLElement): string[] =>
  within(root)
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);

/** The labels of the breadcrumb. */
export const trail = (root: HTMLElement): string[] =>
  within(within(root).getByRole("navigation", { name: "Breadcrumb" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent.replace("/", ""));
