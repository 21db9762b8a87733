// @vitest-environment node
import { describe, expect, it } from "vitest";
import { allSubjects } from "#content/all-page-metadata.ts";
import { checkContent, collections } from "#content/check-content.ts";
import { findProblems } from "#content/find-problems.ts";
import { heroSlides } from "#content/hero-slide.ts";
import { testimonialBy } from "#content/home.ts";
import { notFound } from "#content/not-found.ts";
import { postById } from "#content/post.ts";
import * as schema from "#content/schema.ts";
import { services } from "#content/service.ts";

const [engineering, manufacturing] = services;
if (!engineering || !manufacturing) throw new Error("two services are expected");

it("no later slide of the hero has a higher file than the first, which Chrome would count as a late largest paint", () => {
  const heights = heroSlides.map(({ picture }) => picture.h / picture.w);
  expect(Math.max(...heights)).toBe(heights[0]);
});

describe("the content", () => {
  it("passes its own check", () => {
    expect(collections.flatMap(findProblems)).toEqual([]);
    expect(checkContent).not.toThrow();
  });

  it("stops at an unknown client", () => {
    expect(() => testimonialBy("Nobody")).toThrow("there is no testimonial by Nobody");
  });

  it("has no filler text, no exclamation marks beyond the quoted ones and no double spaces", () => {
    const everything = collections.flatMap(({ file, entries }) => texts(entries).map((text) => `${file}: ${text}`));
    const quoted = ["We're live!", notFound.title];
    expect(everything.filter((line) => /lorem|ipsum|cutting-edge/i.test(line))).toEqual([]);
    expect(everything.filter((line) => line.includes("!") && !quoted.some((text) => line.endsWith(text)))).toEqual([]);
    expect(everything.filter((line) => / {2}|\s$/.test(line))).toEqual([]);
  });

  it("has \\u00a0 between a number and its unit, which keeps them in one line", () => {
    const apart = /\d (?:°[CF]|[µmck]?m|k?g|t|m?s|min|h|k?[VW]|[kM]?Hz|dB|HRC|µmol|[AP]M)(?![\w’])/;
    expect(collections.flatMap(({ entries }) => texts(entries)).filter((text) => apart.test(text))).toEqual([]);
  });

  it("has typographic apostrophes and quotation marks, except in the quoted sentences", () => {
    const quoted = ["We're live!", notFound.text];
    const straight = collections
      .flatMap(({ entries }) => texts(entries))
      .filter((text) => /['"]/.test(text) && !quoted.includes(text));
    expect(straight).toEqual([]);
  });
});

describe("a message for a malformed record names file, entry and field", () => {
  const withChange = (change: Record<string, unknown>) => ({
    file: "service.ts",
    schema: schema.service,
    entries: [engineering, { ...manufacturing, ...change }],
  });
  const date = { id: "1", title: "Post", createdAt: "7 September" };
  it.each<[string, Parameters<typeof findProblems>[0], string]>([
    [
      "an alternative text that says 'image of'",
      withChange({ image: { ...manufacturing.image, alt: "Image of a tool" } }),
      "service.ts · entry 2 (\"2\") · field image.alt: expected a text that does not begin with 'image of'",
    ],
    [
      "text of a template",
      withChange({ data: ["Text.", "TODO: paragraph"] }),
      'service.ts · entry 2 ("2") · field data.1: still says TODO',
    ],
    [
      "a misspelt field",
      withChange({ sumary: "x" }),
      'service.ts · entry 2 ("2") · field sumary: is not a field of this record',
    ],
    [
      "a duplicate id",
      withChange({ id: "1" }),
      'service.ts · entry 2 ("1") · field id: expected a unique id, entry 1 has "1"',
    ],
    [
      "a reference to a record that does not exist",
      { file: "a.ts", schema: schema.service, entries: [engineering], refs: { advisoryServiceId: ["7", "8"] } },
      'a.ts · entry 1 ("1") · field advisoryServiceId: expected one of "7", "8", found "1"',
    ],
    [
      "an invalid date",
      { file: "x.ts", schema: schema.postSummary, entries: [date] },
      'x.ts · entry 1 ("1") · field createdAt: expected a date such as 2026-09-07',
    ],
  ])("%s", (_, collection, problem) => expect(findProblems(collection)).toEqual([problem]));

  it("a post with a title that is too long for other layouts", () => {
    const { readingMinutes: _readingMinutes, number: _number, ...draft } = postById("1")!;
    const problemsOf = (change: object) =>
      findProblems({ file: "post.ts", schema: schema.postDraft, entries: [{ ...draft, ...change }] });
    const title = "Engineering & Design Networks of today";
    expect(problemsOf({ title })).toEqual([
      'post.ts · entry 1 ("1") · field shortTitle: expected a text of at most 35 characters, because the title is longer',
    ]);
    expect(problemsOf({ title, shortTitle: "Design Networks" })).toEqual([]);
  });
});

it("the titles and descriptions of all pages are unique", () => {
  const subjects = new Set(allSubjects);
  expect(new Set([...subjects].map(({ title }) => title.toLowerCase())).size).toBe(subjects.size);
  expect(new Set([...subjects].map(({ description }) => description)).size).toBe(subjects.size);
});

/** All texts of a value, apart from paths. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return value === "" || value.startsWith("/") ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}
