import { describe, expect, it, vi } from "vitest";
import { searchEntries } from "#content/generated/search-entries.ts";
import { pageMeta } from "#content/page-meta.ts";
import { pathsOf } from "#content/record-path.ts";
import { searchIndex, buildIndex, highlightParts, searchWords, type SearchEntry } from "#lib/search/text-search.ts";

const entry = (title: string, text = "", kind = "Post"): SearchEntry => ({ title, to: `/${title}`, kind, text });
const titles = (entries: readonly SearchEntry[], query: string) =>
  searchIndex(buildIndex(entries), searchWords(query)).map(({ title }) => title);

describe("searching", () => {
  it("puts the title that begins so first, then a word that does, then the title, then the rest", () => {
    const entries = [
      entry("About us", "All about gearing."),
      entry("Regearing a mill"),
      entry("A compact gear train"),
      entry("Gear trains"),
    ];
    expect(titles(entries, "gear")).toEqual(["Gear trains", "A compact gear train", "Regearing a mill", "About us"]);
  });

  it("keeps the order of the entries among equals", () => {
    const entries = [entry("Second", "the same"), entry("First", "the same")];
    expect(titles(entries, "same")).toEqual(["Second", "First"]);
  });

  it("wants every word, wherever it stands: in title, kind or text", () => {
    const entries = [entry("Risk Management", "What can go wrong", "Service"), entry("Management", "", "Page")];
    expect(titles(entries, "wrong  service management ")).toEqual(["Risk Management"]);
    expect(titles(entries, "page wrong")).toEqual([]);
  });

  it("looks past case, accents and apostrophes", () => {
    const entries = [entry("We're live!"), entry("Werkstatt München"), entry("Tomás’ notes")];
    expect(titles(entries, "WERE LIVE")).toEqual(["We're live!"]);
    expect(titles(entries, "munchen")).toEqual(["Werkstatt München"]);
    expect(titles(entries, "München")).toEqual(["Werkstatt München"]);
    expect(titles(entries, "Tomas' notes")).toEqual(["Tomás’ notes"]);
  });

  it("finds nothing for nothing", () => {
    expect(titles([entry("About us")], " ' ")).toEqual([]);
  });

  it("takes what stands in a regular expression as it is", () => {
    expect(titles([entry("R&D (a.k.a. *)"), entry("Raid")], "(a.k.a. *)")).toEqual(["R&D (a.k.a. *)"]);
  });

  it("folds 4000 entries once, and then only what is typed", () => {
    const index = buildIndex(Array.from({ length: 4000 }, (_, at) => entry(`Drawing ${at}`, "Read line by line.")));
    const normalize = vi.spyOn(String.prototype, "normalize");
    const words = searchWords("drawing 39");
    const found = searchIndex(index, words);
    expect(normalize).toHaveBeenCalledOnce();
    normalize.mockRestore();
    expect(found[0]?.title).toBe("Drawing 39");
    expect(found.length).toBeGreaterThan(100);
  });
});

describe("what was looked for, in a text", () => {
  const marked = (text: string, query: string) =>
    highlightParts(text, searchWords(query))
      .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
      .join("");

  it.each([
    ["Direct Manufacturing", "manu", "Direct [Manu]facturing"],
    ["Direct Manufacturing", "man fact", "Direct [Man]u[fact]uring"],
    ["Sheet from Düsseldorf", "dusseldorf", "Sheet from [Düsseldorf]"],
    ["We're live!", "were", "[We're] live!"],
    ["ananas", "ana", "[anana]s"],
    ["Direct Manufacturing", "", "Direct Manufacturing"],
    ["", "a", ""],
  ])("%s, for %s", (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

describe("what can be found", () => {
  it("has a line for every entry, and every address once", () => {
    for (const { title, text } of searchEntries) expect(text, title).toMatch(/\w/);
    expect(new Set(searchEntries.map(({ to }) => to)).size).toBe(searchEntries.length);
  });

  it("holds every record", () => {
    const known = new Set(searchEntries.map(({ to }) => to));
    for (const path of ["/services", "/service-single", "/project-single", "/team-single", "/product-single"])
      for (const address of pathsOf(`${path}/:id`)) expect(known, address).toContain(address);
    for (const address of pathsOf("/blog-single/:id")) expect(known, address).toContain(address);
  });

  it("holds the pages that one looks for, and no second layout of them", () => {
    const pages = searchEntries.filter(({ kind }) => kind === "Page").map(({ to }) => to);
    expect(pages.filter((path) => !pageMeta.some((meta) => meta.path === path))).toEqual([]);
    expect(pages).toEqual(expect.arrayContaining(["/", "/about", "/services", "/shop", "/blog", "/contact"]));
    for (const path of ["/404", "/order_received", "/home2", "/blog-fullwidth", "/service-s2", "/project-s3"])
      expect(pages).not.toContain(path);
  });

  it("is not empty where people begin", () => {
    const index = buildIndex(searchEntries);
    const first = (query: string) => searchIndex(index, searchWords(query))[0]?.to;
    expect(first("manu")).toBe("/services/2");
    expect(first("home")).toBe("/");
    expect(first("risk")).toBe("/service-single/2");
    expect(first("sofia")).toBe("/team-single/3");
    expect(first("circuit")).toBe("/product-single/4");
  });
});
