// @vitest-environment node
import type { Browser, Page } from "playwright";
import { expect, it, vi } from "vitest";
import { answer } from "./a11y/answers.ts";
import type { Finding, Subject } from "./a11y/model.ts";
import { viewOf } from "./a11y/picture.ts";
import { selectSubjects } from "./a11y/subjects.ts";
import { Visitor } from "./a11y/visitor.ts";

// the file reads the built site
vi.mock(import("./browser/support.ts"), () => ({
  visit: async (page: Page, to: string) => void (await page.goto(to)),
  hydrated: async () => undefined,
  persist: async () => undefined,
}));

const page: Subject = { kind: "page", id: "/shop", title: "/shop", group: "/shop" };
const state: Subject = { kind: "state", id: "the cart is open", title: "/shop while the cart is open", group: "/shop" };

const story = (group: string, title: string): Subject => ({
  kind: "story",
  id: `${group.replaceAll("/", "-")}--empty`,
  title: `${title}: Empty`,
  group,
});

const stories = [
  story("ui/card", "UI/Card"),
  story("ui/card-photo", "UI/Card photo"),
  story("ui/icon", "UI/Icon"),
  story("ui/icon-button", "UI/Icon button"),
  story("sections/catalog/catalog-controls", "Sections/Catalog/Catalog controls"),
];

const finding = (changes: Partial<Finding>): Finding => ({
  check: "ibm",
  rule: "element_tabbable_unobscured",
  criteria: ["2.4.11"],
  outcome: "cantTell",
  condition: "light, 320 px",
  subject: page,
  selector: "#root > header > a",
  html: "<a href='/'>",
  message: "Confirm that the element is visible.",
  ...changes,
});

it("an argument selects the whole component, file or folder that it names", () => {
  const groups = (name: string) => selectSubjects(stories, [name]).map(({ group }) => group);
  for (const name of ["ui/card", "Card", "src/ui/card.tsx", "UI/Card: Empty", "ui-card--empty"])
    expect(groups(name), name).toEqual(["ui/card"]);
  for (const name of ["ui/icon-button", "Icon button", "UI/Icon button"])
    expect(groups(name), name).toEqual(["ui/icon-button"]);
  for (const name of ["ui", "ui/"]) expect(groups(name), name).toHaveLength(4);
  for (const name of ["sections/catalog", "Sections/Catalog", "catalog"])
    expect(groups(name), name).toEqual(["sections/catalog/catalog-controls"]);
  expect(() => groups("ui/car")).toThrow("names no page and no story");
});

it("a picture shows the window, the theme and the mode of its condition, and no other condition has one", () => {
  expect(viewOf("dark, 320 px")).toEqual({ width: 320, height: 800, theme: "dark" });
  expect(viewOf("1280 px")).toEqual({ width: 1280, height: 800, theme: "light" });
  expect(viewOf("320 × 256 px")).toEqual({ width: 320, height: 256, theme: "light" });
  expect(viewOf("zoom 200 %")).toEqual({ width: 640, height: 512, theme: "light" });
  expect(viewOf("zoom 400 %")).toEqual({ width: 320, height: 256, theme: "light" });
  expect(viewOf("text spacing, 320 × 256 px")).toEqual({
    width: 320,
    height: 256,
    theme: "light",
    hasTextSpacing: true,
  });
  expect(viewOf("forced colors, dark, 1280 px")).toEqual({
    width: 1280,
    height: 800,
    theme: "light",
    forcedColors: "dark",
  });
  expect(viewOf("reduced motion, 320 px")).toEqual({ width: 320, height: 800, theme: "light" });
  for (const condition of ["opening", "Firefox", "both orientations", "virtual screen reader"])
    expect(viewOf(condition), condition).toBeUndefined();
});

it("an answer to a review covers no failure, and one to a failure covers exactly its element", () => {
  for (const rule of [
    "element_tabbable_unobscured",
    "element_tabbable_visible",
    "style_focus_visible",
    "input_fields_grouped",
  ])
    for (const subject of [page, state])
      expect(answer(finding({ rule, subject, outcome: "failed" })), rule).toBeUndefined();
  const header = { rule: "aria_accessiblename_exists", html: '<th scope="col">', outcome: "failed" } as const;
  expect(answer(finding(header))).toContain("disclosure");
  expect(answer(finding({ ...header, html: "<td>" }))).toBeUndefined();
  expect(answer(finding({ ...header, outcome: "cantTell" }))).toBeUndefined();
});

it("an answer about covered controls names the walk of that kind of subject", () => {
  expect(answer(finding({}))).toContain("the first page of each kind");
  expect(answer(finding({ subject: state }))).toContain("walk of this state");
  expect(answer(finding({ subject: stories[0]! }))).toBeUndefined();
});

it("an answer about focus out of view or without a ring is about the elements that were looked at", () => {
  const proxy = '<span style="position: fixed; border: 0px; width: 1px; height: 1px;">';
  expect(answer(finding({ rule: "style_focus_visible", html: proxy }))).toContain("hand it on");
  expect(answer(finding({ rule: "style_focus_visible" }))).toBeUndefined();
  expect(answer(finding({ rule: "element_tabbable_visible" }))).toContain("skip link");
  expect(answer(finding({ rule: "element_tabbable_visible", selector: "main > a" }))).toBeUndefined();
});

it("every page is opened at 1280 pixels, also after one whose checks have left another window", async () => {
  const visits: string[] = [];
  let width = 0;
  const opened = {
    on: () => undefined,
    goto: async (to: string) => visits.push(`${to} at ${width} px`),
    evaluate: async () => undefined,
    setViewportSize: async (size: { width: number }) => (width = size.width),
  };
  const browser = {
    newContext: async ({ viewport }: { viewport: { width: number } }) => {
      width = viewport.width;
      return { addInitScript: async () => undefined, newPage: async () => opened, close: async () => undefined };
    },
  };
  const visitor = new Visitor(browser as unknown as Browser, { site: "http://site", storybook: "http://storybook" });
  const { page: first } = await visitor.open(page);
  await first.setViewportSize({ width: 320, height: 256 });
  await visitor.open({ ...page, id: "/cart" });
  expect(visits).toEqual(["/shop at 1280 px", "/robots.txt at 1280 px", "/cart at 1280 px"]);
});
