import { describe, expect, it } from "vitest";
import { about } from "#content/about.ts";
import { advisoryServiceById, advisoryServices } from "#content/advisory-service.ts";
import { callToAction } from "#content/call-to-action.ts";
import { engineeringServices, manufacturingCapabilities } from "#content/capability.ts";
import { checkContent, collections } from "#content/check.ts";
import { cities, cityNames } from "#content/city.ts";
import { heroSlides } from "#content/hero-slide.ts";
import { funFacts, servicesHeading, testimonialBy } from "#content/home.ts";
import { networkById, networks } from "#content/network.ts";
import { notFound } from "#content/not-found.ts";
import { allSubjects, subjectOf } from "#content/page-metadata.ts";
import { postById, posts, readingMinutes, wordsOf } from "#content/post.ts";
import { plans, pricing } from "#content/pricing.ts";
import { findProblems } from "#content/problem.ts";
import { projectById, projects } from "#content/project.ts";
import * as schema from "#content/schema.ts";
import { serviceById, services } from "#content/service.ts";
import { site } from "#content/site.ts";
import { teamMemberById, teamMembers } from "#content/team-member.ts";

const [engineering, manufacturing, logistics] = services;
if (!engineering || !manufacturing || !logistics) throw new Error("three services are expected");

/** The problems of the services after a change to the second one. */
const problemsAfter = (change: Record<string, unknown>) =>
  findProblems({
    file: "src/content/service.ts",
    schema: schema.service,
    entries: [engineering, { ...manufacturing, ...change }],
  });

describe("the content", () => {
  it("passes its own check", () => {
    expect(collections.flatMap(findProblems)).toEqual([]);
    expect(checkContent).not.toThrow();
  });

  it("includes every file of a folder", () => {
    const inFolder = (folder: string) =>
      collections.filter(({ file }) => file.startsWith(`src/content/${folder}/`)).length;
    expect([inFolder("service"), inFolder("advisory-service"), inFolder("post"), inFolder("team")]).toEqual([
      services.length,
      advisoryServices.length,
      posts.length,
      teamMembers.length,
    ]);
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
    expect(everything.filter((line) => /lorem|ipsum|cutting-edge|TODO/i.test(line))).toEqual([]);
    expect(everything.filter((line) => line.includes("!") && !quoted.some((text) => line.endsWith(text)))).toEqual([]);
    expect(everything.filter((line) => / {2}|\s$/.test(line))).toEqual([]);
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
    ["a gallery of one", { gallery: [manufacturing.image] }, "field gallery: expected a list of at least 2 items"],
    ["a missing field", { title: undefined }, "field title: expected a text, found nothing"],
    [
      "a value of the wrong type",
      { servicesArray: "Metal forming" },
      "field servicesArray: expected a list, found a text",
    ],
    ["an empty list", { servicesArray2: [] }, "field servicesArray2: expected a list of at least 1 item"],
    ["a misspelt field", { sumary: "x" }, "field sumary: is not a field of this record"],
    ["a duplicate id", { id: "1" }, 'field id: expected a unique id, entry 1 has "1"'],
  ])("%s", (_, change, text) => {
    const id = "id" in change ? "1" : "2";
    expect(problemsAfter(change)).toEqual([`src/content/service.ts · entry 2 ("${id}") · ${text}`]);
  });

  it("a reference to a record that does not exist", () => {
    expect(
      findProblems({
        file: "a.ts",
        schema: schema.service,
        entries: [engineering],
        refs: { advisoryServiceId: ["7", "8"] },
      }),
    ).toEqual(['a.ts · entry 1 ("1") · field advisoryServiceId: expected one of "7", "8", found "1"']);
  });

  it("a value outside a closed set, and a number out of range", () => {
    const [boston] = cities;
    expect(
      findProblems({
        file: "city.ts",
        name: "cities",
        schema: schema.city,
        entries: [{ ...boston, kind: "sales", lat: 420 }],
      }),
    ).toEqual([
      'city.ts · cities · entry 1 · field kind: expected one of "engineering", "manufacturing"',
      "city.ts · cities · entry 1 · field lat: expected a number of at most 90",
    ]);
  });

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

  it("a value that is not a record, and an invalid date", () => {
    expect(findProblems({ file: "x.ts", schema: schema.summary, entries: [null] })).toEqual([
      "x.ts · entry 1 · expected a record, found null",
    ]);
    expect(
      findProblems({
        file: "x.ts",
        schema: schema.postSummary,
        entries: [{ id: "1", title: "Post", createdAt: "7 September" }],
      }),
    ).toEqual(['x.ts · entry 1 ("1") · field createdAt: expected a date such as 2026-09-07']);
  });
});

describe("the texts of the specification", () => {
  it("hero slides link to their services", () => {
    expect(heroSlides.map(({ title, action, to }) => [title, action, to])).toEqual([
      ["Bring your design to life", "Explore More", "/services/1"],
      ["Manufacture with Confidence", "Explore More", "/services/2"],
      ["Find & Deliver your solution", "Explore More", "/services/3"],
    ]);
  });

  it("capability lists", () => {
    expect(engineeringServices.join(", ").toLowerCase()).toBe(
      "electrical engineering, hardware design, pcb design, mechanical engineering, 3d modeling and simulation, design for manufacturing, web design, packaging design, system architecture, wiring design",
    );
    expect(manufacturingCapabilities.join(", ").toLowerCase()).toBe(
      "metal forming, injection molding, thermoforming, pcb assembly, wiring and cable harnesses, indoor and commercial led lighting, agriculture and uv led lighting, printing, assembly, sourcing",
    );
  });

  it("services and their lists", () => {
    expect(services.map(({ id, title, subTitle }) => [id, title, subTitle])).toEqual([
      ["1", "ODM Engineering & Development", "Electrical & Mechanical Engineering"],
      ["2", "Direct Manufacturing", "Overseas & Domestic"],
      ["3", "OEM Sourcing & Logistics", "Production Oversight"],
    ]);
    expect(engineering.servicesArray.join(", ").toLowerCase()).toBe(
      "mechanical engineering (cad/3d), electrical engineering (circuit, pcba, cable harness), lighting design, packaging design",
    );
    expect(manufacturing.servicesArray.join(", ").toLowerCase()).toBe(
      "metal forming, injection molding, thermoforming, pcba assembly, wiring and harnesses, paper and card printing, production sample review, factory visit and audit",
    );
    expect(manufacturing.servicesArray2.join(", ").toLowerCase()).toBe(
      "fda-approved manufacturing, automation and integration, custom battery manufacturing, fabric and textiles, production line supervision, daily production reporting, quality and compliance reviews",
    );
    expect(logistics.servicesArray.join(", ").toLowerCase()).toBe(
      "sourcing of factory partners, quality control, cost negotiations by volume, door-to-door logistics",
    );
  });

  it("advisory services, team, posts and projects", () => {
    expect(advisoryServices.map(({ title }) => title).slice(0, 4)).toEqual([
      "Financial Advices",
      "Risk Management",
      "Tax Management",
      "Business Analysis",
    ]);
    expect(advisoryServices).toHaveLength(6);
    expect(teamMembers.map(({ title }) => title)).toEqual(["Founder", "Admin", "Marketer"]);
    for (const { skills } of teamMembers) expect(skills.map(({ percent }) => percent)).toEqual([75, 80, 85]);
    expect(teamMembers.map(({ name }) => name.replaceAll(/[^A-Z]/g, ""))).toEqual(["AO", "LM", "SC"]);
    expect(postById("1")).toMatchObject({ title: "We're live!", subtitle: "Why choose the provider?", networkArr: [] });
    const ids = Array.from({ length: 12 }, (_, index) => String(index + 1));
    expect(projects.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it("pricing plans", () => {
    const features = [
      "Strategy & Research",
      "Business & Finance Analysing",
      "SEO Optimization",
      "Management & Marketing",
      "24/7 Customer Support",
    ];
    expect(plans.map(({ name, price, features: own }) => [name, price, own])).toEqual([
      ["Basic", "$50", features],
      ["ULTRA", "$68", [...features, "Website Design & Development"]],
      ["Pro", "$75", features],
    ]);
    expect(pricing).toMatchObject({
      title: "Choose Your Pricing Plan",
      period: "Per Month",
      action: "Get Started",
      to: "/contact",
    });
  });

  it("the two networks share their titles and cities with their posts", () => {
    expect(networks.map(({ title }) => title)).toEqual([
      "Engineering & Design Network",
      "Factory & Manufacturing Locations",
    ]);
    for (const { id, title, postId, cities: own } of networks) {
      const post = postById(postId);
      expect(post?.title).toBe(title);
      expect([...(post?.networkArr ?? []), ...(post?.networkArr2 ?? [])]).toEqual(own.map(({ name }) => name));
      expect(post?.networkArr).toEqual(cityNames(id, "North America"));
    }
  });

  it("navigation, about, call to action, facts and not-found page", () => {
    // a page of ours may be between or after those of the specification
    const specified = ["/home", "/about", "/services", "/network-locations", "/blog", "/contact"];
    const shown = site.navigation.filter(({ to }) => specified.includes(to));
    expect(shown.map(({ label, to }) => [label, to])).toEqual([
      ["Home", "/home"],
      ["About Us", "/about"],
      ["Services", "/services"],
      ["Network", "/network-locations"],
      ["Blog", "/blog"],
      ["Contact", "/contact"],
    ]);
    expect(site.navigation[2]?.children?.map(({ to }) => to)).toEqual(["/services/1", "/services/2", "/services/3"]);
    expect([subjectOf("/about").title, about.lead.split(".")[0], about.action.label, about.action.to]).toEqual([
      "About Us",
      "We are a trusted consulting group",
      "Our Services",
      "/services",
    ]);
    expect(callToAction).toEqual({
      title: "Tell us about your business, we are ready to help.",
      action: "Contact us",
      to: "/contact",
    });
    expect(servicesHeading).toBe("SERVICES OFFERED BY GLOBAL DESIGN PARTNERS");
    expect(funFacts.map(({ value, suffix }) => `${value}${suffix}`)).toEqual(["8567", "357+", "28+", "785"]);
    expect(notFound.title).toBe("Oops! Page Not Found!");
    expect(notFound.text).toBe(
      "We're sorry but we can't seem to find the page you requested. This might be because you have typed the web address incorrectly.",
    );
  });
});

describe("derived values", () => {
  it("cities lie on the continent that they are listed under", () => {
    for (const { name, continent, lat, lon } of cities) {
      const [west, east, south, north] = continent === "Asia" ? [60, 150, -11, 55] : [-130, -60, 14, 60];
      expect(lon > west && lon < east && lat > south && lat < north, name).toBe(true);
    }
  });

  it("reading time depends on the number of words", () => {
    expect(readingMinutes([{ heading: "One", paragraphs: ["two three"], list: ["four", "five six"] }])).toBe(1);
    expect(readingMinutes([{ heading: "Long", paragraphs: [Array(659).fill("word").join(" ")] }])).toBe(3);
    expect(wordsOf(postById("1")?.sections ?? []).length).toBeGreaterThan(600);
  });

  it("the titles and descriptions of all pages are unique", () => {
    const subjects = new Set(allSubjects);
    expect(new Set([...subjects].map(({ title }) => title.toLowerCase())).size).toBe(subjects.size);
    expect(new Set([...subjects].map(({ description }) => description)).size).toBe(subjects.size);
  });
});

/** All texts of a value, apart from paths. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return value === "" || value.startsWith("/") ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}
