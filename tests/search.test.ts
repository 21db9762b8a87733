// @vitest-environment node
import { describe, expect, it } from "vitest";
import { allSubjects } from "#content/all-page-metadata.ts";
import { searchEntries } from "#content/search-entries.ts";
import { highlightParts, searchWords } from "#lib/search/text-match.ts";
import { searchIndex, buildIndex, type SearchEntry } from "#lib/search/text-search.ts";

const entry = (title: string, text = "", kind: SearchEntry["kind"] = "Post"): SearchEntry => ({
  title,
  to: `/${title}`,
  kind,
  text,
});
const titles = (entries: readonly SearchEntry[], query: string) =>
  searchIndex(buildIndex(entries), searchWords(query)).map(({ title }) => title);

describe("searching", () => {
  it("ranks titles that start with the query first, then titles with a word that does, then other titles, then the rest", () => {
    const entries = [
      entry("About us", "All about gearing."),
      entry("Regearing a mill"),
      entry("A compact gear train"),
      entry("Gear trains"),
    ];
    expect(titles(entries, "gear")).toEqual(["Gear trains", "A compact gear train", "Regearing a mill", "About us"]);
  });

  it("matches every word in title, kind or text", () => {
    const entries = [entry("Risk Management", "What can go wrong", "Service"), entry("Management", "", "Page")];
    expect(titles(entries, "wrong  service management ")).toEqual(["Risk Management"]);
    expect(titles(entries, "page wrong")).toEqual([]);
  });

  it("takes a space that keeps a unit beside its number for a space", () => {
    expect(titles([entry("Fins", "Nine watts at 50\u00a0°C")], "50 °c")).toEqual(["Fins"]);
  });

  it("ignores case, accents and apostrophes", () => {
    const entries = [entry("We're live!"), entry("Werkstatt München"), entry("Tomás’ notes")];
    expect(titles(entries, "WERE LIVE")).toEqual(["We're live!"]);
    expect(titles(entries, "munchen")).toEqual(["Werkstatt München"]);
    expect(titles(entries, "München")).toEqual(["Werkstatt München"]);
    expect(titles(entries, "Tomas' notes")).toEqual(["Tomás’ notes"]);
  });

  it.each(["“Circuit Thinking”", '"circuit", thinking.', "thinking circuit!", "circuit-thinking"])(
    "ignores what only separates or quotes words: %s",
    (query) => expect(titles([entry("Circuit Thinking"), entry("Circuit")], query)).toEqual(["Circuit Thinking"]),
  );

  it.each([
    ["moulding", "Injection molding"],
    ["molding", "Injection moulding"],
    ["organise", "How we organize audits"],
    ["modelling", "3D modeling"],
    ["catalogues", "Parts catalog"],
    ["battery", "Two batteries"],
    ["batteries", "One battery"],
    ["sizes", "Size S"],
    ["PCBs", "PCB assembly"],
  ])("finds, for '%s', '%s'", (query, title) => {
    expect(titles([entry(title)], query)).toEqual([title]);
  });

  it("takes the singular of a plural for a whole word", () => {
    expect(titles([entry("A pin"), entry("A pinion"), entry("Pins")], "pins")).toEqual(["Pins", "A pin"]);
  });
});

describe("highlighting", () => {
  const marked = (text: string, query: string) =>
    highlightParts(text, searchWords(query))
      .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
      .join("");

  it.each([
    ["Direct Manufacturing", "manu", "Direct [Manu]facturing"],
    ["Sheet from Düsseldorf", "dusseldorf", "Sheet from [Düsseldorf]"],
    ["We're live!", "were", "[We're] live!"],
    ["ananas", "ana", "[anana]s"],
    ["Ship 😀 to Boston", "boston", "Ship 😀 to [Boston]"],
    ["Injection molding", "moulding", "Injection [molding]"],
    ["One gear, two gears", "gears", "One [gear], two [gears]"],
    ["Direct Manufacturing", "", "Direct Manufacturing"],
    ["", "a", ""],
  ])("%s, for %s", (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

describe("the search entries", () => {
  it("have a description, and are unique", () => {
    for (const { title, text } of searchEntries) expect(text, title).toMatch(/\w/);
    expect(new Set(searchEntries.map(({ to, title }) => to + title)).size).toBe(searchEntries.length);
    const pages = searchEntries.filter(({ to }) => !to.includes("#"));
    expect(new Set(pages.map(({ to }) => to)).size).toBe(pages.length);
  });

  it("include every record, and each page once, in its main layout", () => {
    const known = searchEntries.map(({ to }) => to);
    const records = allSubjects.filter(({ record, canonical }) => record && canonical === undefined);
    expect(known).toEqual(expect.arrayContaining(records.map(({ path }) => path)));
    const pages = searchEntries.filter(({ kind }) => kind === "Page").map(({ to }) => to);
    expect(pages).toEqual(expect.arrayContaining(["/", "/about", "/services", "/shop", "/blog", "/contact"]));
    for (const path of ["/404", "/message-sent", "/order_received", "/home2", "/blog-fullwidth", "/service-s2"])
      expect(pages).not.toContain(path);
  });

  it("answer the first words that visitors try", () => {
    const index = buildIndex(searchEntries);
    const first = (query: string) => searchIndex(index, searchWords(query))[0]?.to;
    expect(first("manu")).toBe("/services/2");
    expect(first("home")).toBe("/");
    expect(first("risk")).toBe("/service-single/2");
    expect(first("sofia")).toBe("/team-single/3");
    expect(first("circuit")).toBe("/product-single/4");
    expect(first("injection mouldings")).toBe("/#capabilities-1");
    expect(first("Queretaro")).toBe("/network-locations#network-manufacturing");
    expect(first("size xxl")).toMatch("/product-single/");
  });
});
