import { afterEach, describe, expect, it, vi } from "vitest";
import { root } from "#tools/shared/run.ts";
import { checkChunks } from "#tools/site/chunk-cycles.ts";
import { feed } from "#tools/site/feed.ts";
import { mainOf, markdownWriter } from "#tools/site/markdown.ts";
import { addMetaPolicy, addStructuredData, checkPage, fillPage } from "#tools/site/page-html.ts";
import { sitemap } from "#tools/site/site-texts.ts";
import { siteAddress, storybookUrl } from "#tools/site/site-url.ts";
import { derivedContent } from "#tools/vite/derived-content.ts";
import { prerender } from "#tools/vite/prerender.ts";

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

  it("cannot name a missing chunk", () => {
    expect(() => fill(head, ["src/pages/abuot.tsx"])).toThrow("src/pages/abuot.tsx is listed as a lazily loaded file");
  });
});

it("chunks that import one another in a cycle stop the build", () => {
  const chunk = (name: string, ...imports: string[]) => ({ [name]: { file: `assets/${name}.js`, imports } });
  const circular = { ...chunk("home", "kit"), ...chunk("kit", "till"), ...chunk("till", "kit") };
  expect(() => checkChunks(circular)).toThrow("assets/kit.js → assets/till.js → assets/kit.js");
});

describe("a chunk of the browser", () => {
  const generate = (environment: string, module: string) => {
    const { generateBundle } = prerender({ entry: "", derived: derivedContent() });
    if (typeof generateBundle !== "function") throw new Error("The plugin has no check of chunks.");
    const error = (message: string) => {
      throw new Error(message);
    };
    const bundle = { "assets/shop.js": { type: "chunk", fileName: "assets/shop.js", moduleIds: [module] } };
    return () => Reflect.apply(generateBundle, { environment: { name: environment }, error }, [{}, bundle]);
  };

  it.each(["post/1", "project/atlas", "product/circuit-thinking"])("stops the build if it contains %s", (name) => {
    const module = `${root}/src/content/${name}.ts`;
    expect(generate("client", module)).toThrow(`assets/shop.js contains ${module}`);
    expect(generate("ssr", module)).not.toThrow();
  });
});

describe("a page stops the build", () => {
  const code = { styles: ["a{color:red}"], scripts: ["start()"] };
  const page = (html: string) => () => checkPage("/about", fillPage(template, html, [], { manifest, integrity }), code);

  const titled = (title: string) => head.replace("About", title) + markup;
  const described = (text: string) => head.replace("Who we are", text) + markup;

  it.each([
    [markup, "The prerendered page /about needs exactly one <title>, needs exactly one description."],
    [head.replace("About – Korvane", " ") + markup, "needs exactly one <title>"],
    [`<title>Korvane</title>${head}${markup}`, "needs exactly one <title>"],
    [described(""), "needs exactly one description"],
    [titled("A&amp;".padEnd(55, "b")), "has a title of more than 60 characters"],
    [described("a".repeat(161)), "has a description of more than 160 characters"],
    [titled("Abo…"), "has a title or a description that is cut"],
    [described("Who we…"), "has a title or a description that is cut"],
    [head, "needs exactly one <h1>"],
    [head + markup + markup, "needs exactly one <h1>"],
    [`${head}${markup}<p id="main"></p><h3 class="a" id="main">`, "/about has the id 'main' twice"],
    [`${head}${markup}<script>go()</script>`, "has an inline <script> that is not allowed"],
    [`${head}${markup}<script type="module">go()</script>`, "has an inline <script> that is not allowed"],
    [`${head}${markup}<style>a{}</style>`, "has a <style> that is not allowed"],
    [`${head}${markup}<p id="a" style="color:red">`, "has a style attribute"],
  ])("%s", (html, error) => expect(page(html)).toThrow(error));
});

describe("the address and the path of the site", () => {
  it.each<[Record<string, string>, string, string]>([
    [{}, "https://korvane.example", "/"],
    [{ VITE_SITE_URL: "https://korvane.com/" }, "https://korvane.com", "/"],
    [{ VITE_SITE_URL: "https://Example.com/korvane//" }, "https://example.com/korvane", "/korvane/"],
    [{ VITE_SITE_URL: "https://[::1]:8080/a.b/~c_d-2/" }, "https://[::1]:8080/a.b/~c_d-2", "/a.b/~c_d-2/"],
    [{ VITE_SITE_URL: "https://bücher.example" }, "https://xn--bcher-kva.example", "/"],
    [{ BASE_PATH: "/korvane/" }, "https://korvane.example/korvane", "/korvane/"],
    [{ BASE_PATH: "a/b" }, "https://korvane.example/a/b", "/a/b/"],
    [{ VITE_SITE_URL: "https://a.example", BASE_PATH: "/korvane" }, "https://a.example/korvane", "/korvane/"],
  ])("of %j are %s and %s", (settings, address, base) => expect(siteAddress(settings)).toEqual({ address, base }));

  it.each([
    "korvane.com",
    "https://korvane.com?a=1",
    "https://me@korvane.com",
    "https://korvane.com,korvane.example",
    "https://a.example/b&c",
    "https://a.example/index.html",
  ])("cannot be %s", (VITE_SITE_URL) =>
    expect(() => siteAddress({ VITE_SITE_URL })).toThrow(
      `VITE_SITE_URL is '${VITE_SITE_URL}': write the whole address`,
    ),
  );

  it("cannot contradict each other", () => {
    for (const BASE_PATH of ["https://a.example/b", "/korvane/index.html", "/a-long-name-of-a-site-with spaces/"])
      expect(() => siteAddress({ BASE_PATH })).toThrow("write a path with a slash at both ends");
    const settings = { VITE_SITE_URL: "https://a.example/b", BASE_PATH: "/c/" };
    expect(() => siteAddress(settings)).toThrow("is '/c/', but the path");
  });
});

describe("the address of Storybook", () => {
  it.each([
    ["", "https://korvane.example", "/storybook/index.html"],
    ["", "https://korvane.com", ""],
    ["https://design.korvane.com", "https://korvane.com", "https://design.korvane.com"],
    ["/storybook/index.html", "https://korvane.com", "/storybook/index.html"],
  ])("%j at %s is %j", (value, site, expected) => expect(storybookUrl(value, site)).toBe(expected));

  it.each(["design.korvane.com", "//korvane.com/index.html", "/storybook/", "https://"])(
    "%s is rejected with advice",
    (value) => expect(() => storybookUrl(value, "https://korvane.com")).toThrow(`VITE_STORYBOOK_URL is '${value}'`),
  );
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

it("a Markdown copy has the text of a page without scripts, with whole addresses and tables", () => {
  const write = markdownWriter("https://korvane.example/shop");
  const table = "<table><tr><th>Part</th><th>Name</th></tr><tr><td>1</td><td>Lid<span>a|b</span></td></tr></table>";
  const main = `<main><nav>Home</nav><h1>Shop &amp;&nbsp;more</h1><form><p>No</p></form><p class="flex no-script:hidden">No</p>
    <a href="/shop/1"><h2>A</h2><img src="/shop/a.png" alt="Book"></a><img src="b.png" alt=""><svg></svg><h2><button>Why?</button></h2>${table}</main>`;
  expect(write(mainOf(`<p>No</p>${main}`))).toBe(
    [
      "# Shop & more",
      "[A ![Book](https://korvane.example/shop/a.png)](https://korvane.example/shop/1)",
      "## Why?",
      String.raw`| Part | Name |
| --- | --- |
| 1 | Lid a\|b |`,
    ].join("\n\n") + "\n",
  );
});

it("the sitemap has whole addresses, with the day of the last change where it is known", () => {
  const pages = new Map([
    ["/", undefined],
    ["/a&b", "2026-09-07"],
  ]);
  expect(sitemap("https://example.com/korvane", pages).match(/<url>.*/g)).toEqual([
    "<url><loc>https://example.com/korvane/</loc></url>",
    "<url><loc>https://example.com/korvane/a&amp;b</loc><lastmod>2026-09-07</lastmod></url>",
  ]);
});

it("the feed is RSS with whole addresses, its signs escaped", () => {
  const item = {
    title: "Tools & dies <2>",
    path: "/blog-single/tools",
    description: 'What "draft" is',
    day: "2026-09-07",
    author: "Sofia Chen",
    tags: ["Tooling", "Quality"],
    sections: [{ heading: "Draft & ribs", paragraphs: ["One degree."], list: ["Walls", "Ribs <1 mm"] }],
  };
  const channel = { title: "Korvane · Blog", description: "Notes", items: [item] };
  const xml = new DOMParser().parseFromString(feed("https://korvane.example", channel), "application/xml");
  expect(xml.querySelector("parsererror")).toBeNull();
  const one = (name: string) => xml.querySelector(`item > ${name}`)?.textContent;
  expect([one("title"), one("description")]).toEqual([item.title, item.description]);
  expect([one("link"), one("guid")]).toEqual(Array(2).fill("https://korvane.example/blog-single/tools"));
  expect(one("pubDate")).toBe("Mon, 07 Sep 2026 12:00:00 GMT");
  expect(xml.getElementsByTagName("content:encoded")[0]?.textContent).toBe(
    "<h2>Draft &amp; ribs</h2><p>One degree.</p><ul><li>Walls</li><li>Ribs &lt;1 mm</li></ul>",
  );
});

describe("structured data in a page", () => {
  it("cannot end its script", () => {
    const page = parse(addStructuredData("<head></head>", { name: "</script><b>" }));
    const script = page.querySelector('script[type="application/ld+json"]');
    expect(JSON.parse(script?.textContent ?? "")).toEqual({ name: "</script><b>" });
    expect(page.querySelector("b")).toBeNull();
  });
});
