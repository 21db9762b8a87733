import { act, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Shell } from "#app/shell.tsx";
import { site } from "#content/site.ts";

// An exception in a part around the page leaves the page and the other parts, and links to the main pages in its place.

const broken = vi.hoisted(() => new Set<string>());

/** The module of a component that throws while its name is among the broken ones. */
const breakable = vi.hoisted(() => (name: string) => async (importOriginal: () => Promise<unknown>) => {
  const { [name]: Part = () => null } = (await importOriginal()) as Record<string, (props: object) => ReactNode>;
  const Breakable = (props: object) => {
    if (broken.has(name)) throw new Error("injected");
    return <Part {...props} />;
  };
  return { [name]: Breakable };
});

vi.mock("#sections/site/site-header.tsx", breakable("SiteHeader"));
vi.mock("#sections/site/site-footer.tsx", breakable("SiteFooter"));
vi.mock("#sections/site/subscribe-band.tsx", breakable("SubscribeBand"));

const app = (
  <MemoryRouter initialEntries={["/about"]}>
    <Routes>
      <Route element={<Shell hasNewsletter />}>
        <Route path="/about" element={<h1>About Us</h1>} />
        <Route path="/contact" element={<h1>Contact</h1>} />
      </Route>
    </Routes>
  </MemoryRouter>
);

let live: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("scrollTo", () => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  container = document.body.appendChild(document.createElement("div"));
});

afterEach(async () => {
  await act(async () => live?.unmount());
  broken.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

async function render(): Promise<void> {
  await act(async () => {
    live = createRoot(container);
    live.render(app);
  });
}

const heading = () => container.querySelector("main h1")?.textContent;
const linksIn = (selector: string) =>
  [...container.querySelectorAll<HTMLAnchorElement>(`${selector} a`)].map((link) => link.getAttribute("href"));
const mainPages = site.navigation.map(({ to }) => to);

it("a broken header leaves the page, links to the main pages under its name, and returns with the next page", async () => {
  broken.add("SiteHeader");
  await render();
  expect(heading()).toBe("About Us");
  expect(linksIn("header nav[aria-label=Main]")).toEqual(expect.arrayContaining([...mainPages, "/cart"]));
  expect(container.querySelector("header a[href='#main']")?.textContent).toBe("Skip to the content");
  expect(container.querySelector("header [aria-current=page]")?.textContent).toBe("About Us");
  expect(container.querySelectorAll("form[aria-label=Newsletter], footer")).toHaveLength(2);
  broken.clear();
  await act(async () => container.querySelector<HTMLElement>("header nav a[href='/contact']")?.click());
  expect(heading()).toBe("Contact");
  expect(container.querySelector("header [aria-label=Search]")).not.toBeNull();
});

it("a broken footer leaves all else, and links to the main pages in its landmark", async () => {
  broken.add("SiteFooter");
  await render();
  expect(heading()).toBe("About Us");
  expect(linksIn("footer")).toEqual(expect.arrayContaining([...mainPages, ...site.morePages.map(({ to }) => to)]));
  expect(container.querySelectorAll("header nav[aria-label=Main], form[aria-label=Newsletter]")).toHaveLength(2);
});

it("a broken newsletter form leaves header, page and footer", async () => {
  broken.add("SubscribeBand");
  await render();
  expect(heading()).toBe("About Us");
  expect(container.querySelectorAll("header nav[aria-label=Main], footer address")).toHaveLength(2);
  expect(container.querySelector("form[aria-label=Newsletter]")).toBeNull();
});

it("a header that breaks in hydration leaves the page and its links", async () => {
  container.innerHTML = renderToString(app);
  expect(heading()).toBe("About Us");
  broken.add("SiteHeader");
  await act(async () => {
    live = hydrateRoot(container, app, { onRecoverableError: () => undefined });
  });
  expect(heading()).toBe("About Us");
  expect(linksIn("header nav[aria-label=Main]")).toEqual(expect.arrayContaining(mainPages));
});
