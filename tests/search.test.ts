// @vitest-environment node
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { allSubjects } from "#content/all-page-metadata.ts";
import { searchEntries } from "#content/search-entries.ts";
import { highlightParts, searchWords } from "#lib/search/text-match.ts";
import { buildIndex, excerptOf, searchIndex, type SearchEntry } from "#lib/search/text-search.ts";

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

  it("ranks entries whose running text has the words last, and there takes beginnings of words alone", () => {
    const entries = [
      { ...entry("Packaging"), body: "One gasket.\nA gateway in its carton." },
      { ...entry("Risk"), body: "We mitigate." },
      entry("Parts", "A gate valve"),
      entry("Gateway"),
    ];
    expect(titles(entries, "gate")).toEqual(["Gateway", "Parts", "Packaging"]);
    expect(titles(entries, "packaging gasket gateway")).toEqual(["Packaging"]);
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

describe("the excerpt of a result", () => {
  const body = `The first sentence. It names a gasket, and a groove!\nA list\n${"many words ".repeat(30)}screw ${"and more ".repeat(30)}`;
  const excerpt = (query: string) => excerptOf({ ...entry("Enclosure", "It seals."), body }, searchWords(query));

  it("is the description, if nothing else has the words", () => {
    expect(excerpt("seals")).toBe("It seals.");
    expect(excerpt("enclosure post")).toBe("It seals.");
  });

  it("is the sentence that contains most of the other words", () => {
    expect(excerpt("gasket")).toBe("It names a gasket, and a groove!");
    expect(excerpt("enclosure first groove gasket")).toBe("It names a gasket, and a groove!");
  });

  it("is shortened around the word, between words", () => {
    expect(excerpt("screw")).toMatch(/^… (many|words) .+ screw .+ (and|more) …$/);
    expect(excerpt("screw").length).toBeLessThan(160);
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

  it("cover what the pages say, in a file that loads quickly", () => {
    const index = buildIndex(searchEntries);
    const found = (query: string) => searchIndex(index, searchWords(query)).map(({ to }) => to);
    expect(found("gateway")).toEqual(
      expect.arrayContaining(["/", "/services/1", "/project-single/7", "/blog-single/packaging-drop-tests"]),
    );
    expect(found("gasket")).toEqual(expect.arrayContaining(["/", "/project-single/7"]));
    expect(found("polycarbonate")).toContain("/product-single/5");
    expect(found("side actions")).toContain("/blog-single/injection-mold-costs");
    expect(brotliCompressSync(JSON.stringify(searchEntries)).length).toBeLessThan(60_000);
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
