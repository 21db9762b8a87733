import { expect, test, type Page } from "@playwright/test";
import { pageHtml, paths } from "../browser/built-site.ts";
import { persist, persistedLine } from "../browser/support.ts";

/** The pages that a link of the site map leads to. */
export const linkedPaths = paths.filter((url) => url !== "/site-map");

/** Makes each test's visitor one with two copies of a book in the cart. */
export const startWithCart = () => test.beforeEach(({ context }) => persist(context, { cart: [persistedLine(1, 2)] }));

/** Follows a link of the page without the pointer, so that nothing is loaded before. */
export const follow = (page: Page, to: string): Promise<void> =>
  page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** Whether a page loads a file of `data/`, which it names. */
export const loadsData = (url: string): boolean => /\/data\/[\w/-]+\.json/.test(pageHtml(url));

/** Whether a page ends with the newsletter, whose field stays when the page changes. */
export const hasNewsletter = (url: string): boolean => pageHtml(url).includes("Newsletter");

/** The title of a path in the built site. */
export const titleOf = (url: string): string =>
  /<title[^>]*>([^<]*)</.exec(pageHtml(url))?.[1]?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'") ?? "";

/** Expects the page of a path. */
export const expectPage = (page: Page, url: string) => expect(page).toHaveTitle(titleOf(url));
