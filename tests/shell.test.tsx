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
      <Route element={<Shell hasNewsletter loadPage={() => Promise.resolve()} />}>
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
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
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

const linksIn = (selector: string) =>
  [...container.querySelectorAll<HTMLAnchorElement>(`${selector} a`)].map((link) => link.getAttribute("href"));
const mainPages = site.navigation.map(({ to }) => to);

it.each([
  ["SiteHeader", "header nav[aria-label=Main]", [...mainPages, "/cart"]],
  ["SiteFooter", "footer", [...mainPages, ...site.morePages.map(({ to }) => to)]],
  ["SubscribeBand", "form[aria-label=Newsletter]", []],
])("a broken %s leaves the page and the other parts, and links in its place", async (name, place, links) => {
  broken.add(name);
  await render();
  expect(container.querySelector("main h1")?.textContent).toBe("About Us");
  expect(linksIn(place)).toEqual(expect.arrayContaining(links));
  const others = ["header nav[aria-label=Main]", "footer address", "form[aria-label=Newsletter]"];
  const own = ["SiteHeader", "SiteFooter", "SubscribeBand"].indexOf(name);
  expect(container.querySelectorAll(others.toSpliced(own, 1).join())).toHaveLength(2);
});

it("a broken header has the skip link and the current page, and returns with the next page", async () => {
  broken.add("SiteHeader");
  await render();
  expect(container.querySelector("header a[href='#main']")?.textContent).toBe("Skip to the content");
  expect(container.querySelector("header [aria-current=page]")?.textContent).toBe("About Us");
  broken.clear();
  await act(async () => container.querySelector<HTMLElement>("header nav a[href='/contact']")?.click());
  expect(container.querySelector("main h1")?.textContent).toBe("Contact");
  expect(container.querySelector("header [aria-label=Search]")).not.toBeNull();
});

it("a header that breaks in hydration leaves the page and its links", async () => {
  container.innerHTML = renderToString(app);
  broken.add("SiteHeader");
  await act(async () => {
    live = hydrateRoot(container, app, { onRecoverableError: () => undefined });
  });
  expect(container.querySelector("main h1")?.textContent).toBe("About Us");
  expect(linksIn("header nav[aria-label=Main]")).toEqual(expect.arrayContaining(mainPages));
});
