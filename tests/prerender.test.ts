import { afterEach, describe, expect, it, vi } from "vitest";
import { feed } from "#tools/site/feed.ts";
import { mainOf, markdownWriter } from "#tools/site/markdown.ts";
import { addMetaPolicy, addStructuredData, checkPage, fillPage } from "#tools/site/page-html.ts";
import { siteAddress, storybookUrl } from "#tools/site/site-url.ts";

const template =
  '<html><head><!--head--></head><body><div id="root"><!--app--></div><script type="module" crossorigin src="/assets/entry-1.js"></script></body></html>';
const head = '<title>About – Korvane</title><meta name="description" content="Who we are"/>';
const markup = '<main><h1>About</h1><p>It costs $&amp; and $1 &lt;style="a"</p></main>';

const manifest = {
  "src/pages/about.tsx": {
    file: "assets/about-1.js",
    css: ["assets/about-1.css"],
    imports: ["_shared.js", "index.html"],
  },
  "_shared.js": { file: "assets/shared-1.js", css: ["assets/shared-1.css"], imports: ["src/pages/about.tsx"] },
  "index.html": { file: "assets/entry-1.js" },
};

const integrity = (file: string) => `sha256-of-${file.replace("assets/", "")}`;

const parse = (page: string) => new DOMParser().parseFromString(page, "text/html");
const fill = (html: string, files: string[] = []) => parse(fillPage(template, html, files, { manifest, integrity }));

describe("a filled page", () => {
  it("has the head tags in the head and the markup in the root, to the letter", () => {
    const page = fill(head + markup);
    expect(page.head.innerHTML).toBe(
      '<title>About – Korvane</title><meta name="description" content="Who we are"><template id="preloads"><link rel="modulepreload" crossorigin="" integrity="sha256-of-entry-1.js" href="/assets/entry-1.js"></template>',
    );
    expect(page.querySelector("#root")?.innerHTML).toBe(markup);
  });

  it("links the styles of the page's chunks and of their imports, and keeps the scripts for later, each once, by hash", () => {
    const page = fill(head, ["src/pages/about.tsx", "data/post/1.json"]);
    const preloads = page.querySelector<HTMLTemplateElement>("template#preloads");
    const links = [page, preloads?.content ?? page].flatMap((parent) => [...parent.querySelectorAll("link")]);
    const attributes = ["rel", "href", "integrity"];
    expect(links.map((link) => attributes.map((name) => link.getAttribute(name)))).toEqual([
      ["stylesheet", "/assets/shared-1.css", "sha256-of-shared-1.css"],
      ["stylesheet", "/assets/about-1.css", "sha256-of-about-1.css"],
      ["modulepreload", "/assets/entry-1.js", "sha256-of-entry-1.js"],
      ["modulepreload", "/assets/about-1.js", "sha256-of-about-1.js"],
      ["modulepreload", "/assets/shared-1.js", "sha256-of-shared-1.js"],
      ["preload", "/data/post/1.json", null],
    ]);
  });

  it("lets find-in-page reach closed panels, and nothing else that is hidden", () => {
    const page = fill(
      `${head}<div data-state="closed" hidden="" role="region">Coupon</div><div hidden="">Top</div><p hidden="">No</p>`,
    );
    expect([...page.querySelectorAll("[hidden]")].map((element) => element.getAttribute("hidden"))).toEqual([
      "until-found",
      "",
      "",
    ]);
  });
});

describe("a page stops the build", () => {
  const code = { styles: ["a{color:red}"], scripts: ["start()"] };
  const page = (html: string) => () => checkPage("/about", fillPage(template, html, [], { manifest, integrity }), code);

  const titled = (title: string) => head.replace("About", title) + markup;
  const described = (text: string) => head.replace("Who we are", text) + markup;

  it.each([
    [markup, "The prerendered page /about needs exactly one <title>, needs exactly one description."],
    [`<title>Korvane</title>${head}${markup}`, "needs exactly one <title>"],
    [titled("A&amp;".padEnd(55, "b")), "has a title of more than 60 characters"],
    [described("a".repeat(161)), "has a description of more than 160 characters"],
    [described("Who we…"), "has a title or a description that is cut"],
    [head, "needs exactly one <h1>"],
    [head + markup + markup, "needs exactly one <h1>"],
    [`${head}${markup}<p id="main"></p><h3 class="a" id="main">`, "/about has the id 'main' twice"],
    [`${head}${markup}<script>go()</script>`, "has an inline <script> that is not allowed"],
    [`${head}${markup}<style>a{}</style>`, "has a <style> that is not allowed"],
    [`${head}${markup}<p id="a" style="color:red">`, "has a style attribute"],
  ])("%s", (html, error) => expect(page(html)).toThrow(error));
});

describe("the address and the path of the site", () => {
  it.each<[Record<string, string>, string, string]>([
    [{}, "https://korvane.example", "/"],
    [{ VITE_SITE_URL: "https://Example.com/korvane//" }, "https://example.com/korvane", "/korvane/"],
    [{ BASE_PATH: "a/b" }, "https://korvane.example/a/b", "/a/b/"],
    [{ VITE_SITE_URL: "https://a.example", BASE_PATH: "/korvane" }, "https://a.example/korvane", "/korvane/"],
  ])("of %j are %s and %s", (settings, address, base) => expect(siteAddress(settings)).toEqual({ address, base }));

  it.each([
    [{ VITE_SITE_URL: "korvane.com" }, "VITE_SITE_URL is 'korvane.com': write the whole address"],
    [{ VITE_SITE_URL: "https://a.example/b&c" }, "VITE_SITE_URL is 'https://a.example/b&c': write the whole address"],
    [{ BASE_PATH: "/a b/" }, "write a path with a slash at both ends"],
    [{ VITE_SITE_URL: "https://a.example/b", BASE_PATH: "/c/" }, "is '/c/', but the path"],
  ])("cannot be %j", (settings, problem) => expect(() => siteAddress(settings)).toThrow(problem));
});

it.each([
  ["", "https://korvane.example", "/storybook/index.html"],
  ["", "https://korvane.com", ""],
  ["https://design.korvane.com", "https://korvane.com", "https://design.korvane.com"],
])("the address of Storybook: %j at %s is %j", (value, site, expected) => {
  expect(storybookUrl(value, site)).toBe(expected);
});

describe("the policy inside a page", () => {
  const page = '<!doctype html><head><meta charset="utf-8" /><script>go()</script></head>';
  const code = { styles: [], scripts: ["go()"] };
  afterEach(() => vi.unstubAllEnvs());

  it("is for hosts without headers only", () => expect(addMetaPolicy(page, code)).toBe(page));

  it("comes before the code that it allows, without the directives that need a header", () => {
    vi.stubEnv("META_POLICY", "1");
    const meta = parse(addMetaPolicy(page, code)).querySelector("meta + meta");
    expect(meta?.getAttribute("http-equiv")).toBe("Content-Security-Policy");
    expect(meta?.getAttribute("content")).toMatch(/script-src 'self' 'sha256-/);
    expect(meta?.getAttribute("content")).not.toContain("frame-ancestors");
  });
});

it("a Markdown copy has the tables of a page", () => {
  const write = markdownWriter("https://korvane.example/shop");
  const table = "<table><tr><th>Part</th><th>Name</th></tr><tr><td>1</td><td>Lid<span>a|b</span></td></tr></table>";
  const text = String.raw`| Part | Name |
| --- | --- |
| 1 | Lid a\|b |
`;
  expect(write(mainOf(`<p>No</p><main><nav>Home</nav>${table}</main>`))).toBe(text);
});

it("the feed is RSS with whole addresses, its signs escaped", () => {
  const item = {
    title: "Tools & dies <2>",
    path: "/blog-single/tools",
    description: 'What "draft" is',
    day: "2026-09-07",
    author: "Sofia Chen",
    tags: ["Tooling"],
    sections: [{ heading: "Draft & ribs", paragraphs: [], list: ["Ribs <1 mm"] }],
  };
  const channel = { title: "Korvane · Blog", description: "Notes", items: [item] };
  const xml = new DOMParser().parseFromString(feed("https://korvane.example", channel), "application/xml");
  const one = (name: string) => xml.querySelector("item")?.getElementsByTagName(name)[0]?.textContent;
  expect([one("title"), one("description")]).toEqual([item.title, item.description]);
  expect([one("link"), one("guid")]).toEqual(Array(2).fill("https://korvane.example/blog-single/tools"));
  expect(one("pubDate")).toBe("Mon, 07 Sep 2026 12:00:00 GMT");
  expect(one("content:encoded")).toBe("<h2>Draft &amp; ribs</h2><ul><li>Ribs &lt;1 mm</li></ul>");
});

it("structured data in a page cannot end its script", () => {
  const page = parse(addStructuredData("<head></head>", { name: "</script><b>" }));
  const script = page.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? "")).toEqual({ name: "</script><b>" });
  expect(page.querySelector("b")).toBeNull();
});
