import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { build, createLogger } from "vite";
import { buildPackage } from "#tools/cli/build-package.ts";
import { root } from "#tools/shared/run.ts";
import { complaintsOf, findViolations } from "../page-checks.ts";

const page = `<!doctype html><html lang="en"><title>Elsewhere</title>
<div id="root"></div><script type="module" src="/main.tsx"></script></html>`;

const settings = `{ "compilerOptions": {
  "strict": true, "noEmit": true, "jsx": "react-jsx", "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "types": []
} }`;

const main = `import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import "korvane/styles.css";
import { Accordion, AccordionItem } from "korvane/accordion";
import { Button, ButtonLink } from "korvane/button";
import { Card } from "korvane/card";
import { Input } from "korvane/control";
import { Field } from "korvane/field";
import { Heading } from "korvane/heading";
import { Status } from "korvane/status";
import { tokens, type TokenName } from "korvane/tokens";

const name: TokenName = "color.bg.page";
createRoot(document.getElementById("root")!).render(
  <MemoryRouter>
    <main title={tokens[name].values.dark}>
      <Heading level={1} size="xl">Elsewhere</Heading>
      <Status kind="success">Saved.</Status>
      <Field label="Name"><Input autoComplete="name" /></Field>
      <Card title="Report" to="/report" text="All of the card is its link." level={2} />
      <Button variant="primary">Send</Button>
      <ButtonLink to="/about" variant="secondary">About</ButtonLink>
      <Accordion type="single"><AccordionItem value="a" title="More" level={2}>Text</AccordionItem></Accordion>
    </main>
  </MemoryRouter>,
);
`;

/** A project with the tarball, and with nothing else than what the package declares: an undeclared import fails. */
async function makeProject(folder: string): Promise<string> {
  const tarball = await buildPackage(path.join(folder, "package"));
  const project = path.join(folder, "project");
  const installed = path.join(project, "node_modules/korvane");
  mkdirSync(installed, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(path.join(installed, "package.json"), "utf8"));
  for (const name of Object.keys({
    ...dependencies,
    ...peerDependencies,
    "@types/react": "",
    "@types/react-dom": "",
  })) {
    const link = path.join(project, "node_modules", name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(root, "node_modules", name), link, "junction");
  }
  const files = {
    "tsconfig.json": settings,
    "index.html": page,
    "main.tsx": main,
    "package.json": '{ "type": "module" }',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(project, name), text);
  return project;
}

test("another project with Vite and React shows the package in two themes without a warning", async ({ page: tab }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "korvane-package-"));
  const project = await makeProject(folder);
  const tsc = path.join(root, "node_modules/typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [tsc], { cwd: project, encoding: "utf8" });
  expect(stdout).toBe("");

  const complaints = complaintsOf(tab);
  const logger = createLogger("silent");
  logger.warn = logger.warnOnce = (text) => void complaints.push(text);
  // React warns in development only
  const define = { "process.env.NODE_ENV": '"development"' };
  const options = { configFile: false, logLevel: "warn", define, build: { minify: false } } as const;
  await build({ root: project, customLogger: logger, plugins: [react()], ...options });
  await tab.emulateMedia({ reducedMotion: "reduce" });
  await tab.route("http://elsewhere.test/**", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: path.join(project, "dist", pathname === "/" ? "index.html" : pathname) });
  });
  await tab.goto("http://elsewhere.test/");
  for (const theme of ["light", "dark"]) {
    await tab.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    await expect(tab.getByRole("button", { name: "Send" })).toHaveCSS("color-scheme", theme);
    expect(await findViolations(tab, { rules: "all" }), theme).toEqual([]);
  }
  await expect(tab.getByRole("main")).toHaveAttribute("title", /^#[0-9A-F]{6}$/);
  const text = (await tab.getByText("All of the card").boundingBox())!;
  const atText = ([x, y]: readonly number[]) => document.elementFromPoint(x!, y!)?.closest("a")?.textContent;
  expect(await tab.evaluate(atText, [text.x + 4, text.y + text.height / 2]), "the link at its text").toBe("Report");
  const icon = tab.getByRole("status").locator("svg");
  await expect.poll(() => icon.evaluate((one: SVGSVGElement) => one.getBBox().width)).toBeGreaterThan(0);
  const loadedFonts = () => [...document.fonts].flatMap(({ family, status }) => (status === "loaded" ? family : []));
  await expect.poll(() => tab.evaluate(loadedFonts)).toContain("Instrument Sans Variable");
  expect(complaints).toEqual([]);
  rmSync(folder, { recursive: true });
});
