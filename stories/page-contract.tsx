import type { Decorator } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { Route, Routes } from "react-router-dom";
import { expect, waitFor, within } from "storybook/test";

/** Checks of a whole page look at the document itself, which the checks of its parts leave out. */
const checks = ["landmark-one-main", "page-has-heading-one", "region", "bypass", "document-title", "html-has-lang"];

/** What the stories of pages share: the window's whole width, and the checks that only a page can pass. */
export const wholePage = {
  layout: "fullscreen",
  a11y: {
    context: { include: "html" },
    options: { rules: Object.fromEntries(checks.map((id) => [id, { enabled: true }])) },
  },
};

/** The landmark that the site's frame puts around every page. */
export const inMain: Decorator = (Story) => (
  <main id="main">
    <Story />
  </main>
);

/** A page that learns from its address what it shows. */
export const routed = (path: string, Page: ComponentType) => () => (
  <Routes>
    <Route path={path} element={<Page />} />
  </Routes>
);

type Facts = {
  /** Its name in the tab, without the company's. */
  title: string;
  /** Its `h1`. */
  heading: string;
  /** Its canonical path. */
  path: string;
};

const inHead = (selector: string) => [...document.head.querySelectorAll(selector)];

/** What every page owes: its name, one `h1`, its address, a description, ids that are its own, nothing wider than the window. */
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

/** What a page owes at the address of something that does not exist: a story without its path. */
export const isNotFound = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expectAPage(canvasElement, { title: "Page not found", heading: "Oops! Page Not Found!", path: "/404" });
    await expect(within(canvasElement).queryByRole("article")).not.toBeInTheDocument();
    const home = within(canvasElement).getByRole("link", { name: "Back to home" });
    await expect(home).toHaveAttribute("href", "/home");
  },
};

/** The `h2`s of a page, in the order in which they are read. */
export const outline = (root: HTMLElement): string[] =>
  within(root)
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);

/** The way back to Home, as it is spoken. */
export const trail = (root: HTMLElement): string[] =>
  within(within(root).getByRole("navigation", { name: "Breadcrumb" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent.replace("/", ""));
