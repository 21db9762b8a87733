import { readdirSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { advisoryServiceById, advisoryServices } from "#content/advisory-service.ts";
import { checkContent, collections } from "#content/check.ts";
import { cities, cityNames } from "#content/city.ts";
import { heroSlides } from "#content/hero-slide.ts";
import { funFacts, servicesHeading, testimonialBy } from "#content/home.ts";
import { networkById, networks } from "#content/network.ts";
import { notFound } from "#content/not-found.ts";
import { allSubjects } from "#content/page-metadata.ts";
import { postById } from "#content/post.ts";
import { plans } from "#content/pricing.ts";
import { findProblems } from "#content/problem.ts";
import { projectById } from "#content/project.ts";
import * as schema from "#content/schema.ts";
import { serviceById, services } from "#content/service.ts";
import { teamMemberById, teamMembers } from "#content/team-member.ts";

const [engineering, manufacturing] = services;
if (!engineering || !manufacturing) throw new Error("two services are expected");

/** The problems of the services after a change to the second one. */
const problemsAfter = (change: Record<string, unknown>) =>
  findProblems({
    file: "src/content/service.ts",
    schema: schema.service,
    entries: [engineering, { ...manufacturing, ...change }],
  });

const cutouts = readdirSync("src/assets").filter((file) => file.startsWith("cut-"));

it.each(cutouts)(
  "the shadow of %s ends before the edges of the file, unless an object is cut off there",
  async (file) => {
    const alpha = sharp(`src/assets/${file}`).extractChannel("alpha");
    const { width, height } = await alpha.metadata();
    const edges = [
      { left: 0, top: 0, width, height: 1 },
      { left: 0, top: height - 1, width, height: 1 },
      { left: 0, top: 0, width: 1, height },
      { left: width - 1, top: 0, width: 1, height },
    ];
    for (const edge of edges)
      expect([0, 1, 255]).toContain(Math.max(...(await alpha.clone().extract(edge).raw().toBuffer())));
  },
);

it("no later slide of the hero has a higher file than the first, which Chrome would count as a late largest paint", () => {
  const heights = heroSlides.map(({ picture }) => picture.h / picture.w);
  expect(Math.max(...heights)).toBe(heights[0]);
});

describe("the content", () => {
  it("passes its own check", () => {
    expect(collections.flatMap(findProblems)).toEqual([]);
    expect(checkContent).not.toThrow();
  });

  it("returns undefined for an unknown id, and stops at an unknown client", () => {
    for (const find of [serviceById, advisoryServiceById, projectById, postById, teamMemberById, networkById]) {
      expect(find("99")).toBeUndefined();
      expect(find(undefined)).toBeUndefined();
      expect(find("toString")).toBeUndefined();
    }
    expect(serviceById("2")).toBe(manufacturing);
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
  it.each<[string, Record<string, unknown>, string]>([
    [
      "an empty alternative text",
      { gallery: [{ ...manufacturing.image, alt: "" }, manufacturing.image] },
      "field gallery.0.alt: expected a text of at least 1 character",
    ],
    [
      "an alternative text that says 'image of'",
      { image: { ...manufacturing.image, alt: "Image of a tool" } },
      "field image.alt: expected a text that does not begin with 'image of'",
    ],
    [
      "a value of the wrong type",
      { servicesArray: "Metal forming" },
      "field servicesArray: expected a list, found a text",
    ],
    ["text of a template", { data: ["Text.", "TODO: paragraph"] }, "field data.1: still says TODO"],
    ["a misspelt field", { sumary: "x" }, "field sumary: is not a field of this record"],
    ["a duplicate id", { id: "1" }, 'field id: expected a unique id, entry 1 has "1"'],
  ])("%s", (_, change, text) => {
    const id = "id" in change ? "1" : "2";
    expect(problemsAfter(change)).toEqual([`src/content/service.ts · entry 2 ("${id}") · ${text}`]);
  });

  const boston = cities[0];
  const post = { id: "1", title: "Post" };
  it.each<[string, Parameters<typeof findProblems>[0], string]>([
    [
      "a reference to a record that does not exist",
      { file: "a.ts", schema: schema.service, entries: [engineering], refs: { advisoryServiceId: ["7", "8"] } },
      'a.ts · entry 1 ("1") · field advisoryServiceId: expected one of "7", "8", found "1"',
    ],
    [
      "a value outside a closed set",
      { file: "city.ts", name: "cities", schema: schema.city, entries: [{ ...boston, kind: "sales" }] },
      'city.ts · cities · entry 1 · field kind: expected one of "engineering", "manufacturing"',
    ],
    [
      "a number out of range",
      { file: "city.ts", schema: schema.city, entries: [{ ...boston, lat: 420 }] },
      "city.ts · entry 1 · field lat: expected a number of at most 90",
    ],
    [
      "an invalid date",
      { file: "x.ts", schema: schema.postSummary, entries: [{ ...post, createdAt: "7 September" }] },
      'x.ts · entry 1 ("1") · field createdAt: expected a date such as 2026-09-07',
    ],
  ])("%s", (_, collection, problem) => expect(findProblems(collection)).toEqual([problem]));

  it("a post with a title that is too long for other layouts", () => {
    const problemsOf = (change: object) =>
      findProblems({ file: "post.ts", schema: schema.postDraft, entries: [{ ...draft, ...change }] });
    const { readingMinutes: _readingMinutes, ...draft } = postById("1")!;
    const title = "Engineering & Design Networks of today";
    expect(problemsOf({ title })).toEqual([
      'post.ts · entry 1 ("1") · field shortTitle: expected a text of at most 35 characters, because the title is longer',
    ]);
    expect(problemsOf({ title, shortTitle: title })).toEqual([
      'post.ts · entry 1 ("1") · field shortTitle: expected a text of at most 35 characters',
    ]);
    expect(problemsOf({ title, shortTitle: "Design Networks" })).toEqual([]);
  });
});

it("the networks share their titles and cities with their posts", () => {
  for (const { id, title, postId, cities: own } of networks) {
    const post = postById(postId);
    expect(post?.title).toBe(title);
    expect([...(post?.networkArr ?? []), ...(post?.networkArr2 ?? [])]).toEqual(own.map(({ name }) => name));
    expect(post?.networkArr).toEqual(cityNames(id, "North America"));
  }
});

it("what reads like a mistake is the wording of the specification", () => {
  expect(advisoryServices[0]?.title).toBe("Financial Advices");
  expect(plans[0]?.features[1]).toBe("Business & Finance Analysing");
  for (const { skills } of teamMembers) expect(skills.map(({ percent }) => percent)).toEqual([75, 80, 85]);
  expect(servicesHeading).toBe("SERVICES OFFERED BY GLOBAL DESIGN PARTNERS");
  expect(funFacts.map(({ value, suffix }) => `${value}${suffix}`)).toEqual(["8567", "357+", "28+", "785"]);
  expect(postById("1")).toMatchObject({ title: "We're live!", subtitle: "Why choose the provider?", networkArr: [] });
  expect([notFound.title, notFound.text]).toEqual([
    "Oops! Page Not Found!",
    "We're sorry but we can't seem to find the page you requested. This might be because you have typed the web address incorrectly.",
  ]);
});

it("cities lie on the continent that they are listed under", () => {
  for (const { name, continent, lat, lon } of cities) {
    const [west, east, south, north] = continent === "Asia" ? [60, 150, -11, 55] : [-130, -60, 14, 60];
    expect(lon > west && lon < east && lat > south && lat < north, name).toBe(true);
  }
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
