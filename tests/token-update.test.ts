// @vitest-environment node
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import tailwindcss from "@tailwindcss/vite";
import { createServer, type HotPayload, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tokens } from "#build/vite/tokens.ts";
import { cssVariable } from "../tailwind.config.ts";

const root = path.resolve(import.meta.dirname, "..");
const variablesUrl = "virtual:tokens.css";
const stylesUrl = "/src/app/styles.css";
/** The time from saving a token file to the update in the browser, in milliseconds. */
const limit = 2000;

let folder: string;
let server: ViteDevServer;

/** A site of one page with the real tokens, styles and Tailwind configuration. */
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), "korvane-token-update-")));
  await mkdir(path.join(folder, "src/app"), { recursive: true });
  const copied = ["tokens", "tailwind.config.ts"];
  const sheets = ["styles", "fonts"].map((name) => `src/app/${name}.css`);
  const copy = (name: string) => cp(path.join(root, name), path.join(folder, name), { recursive: true });
  await Promise.all([...copied, ...sheets].map(copy));
  await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  await writeFile(path.join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(
    path.join(folder, "src/app/page.ts"),
    'import "virtual:tokens.css";\nimport "./styles.css";\nexport const classes = "bg-action sm:p-4";',
  );
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [tokens(), tailwindcss()],
    server: { middlewareMode: true, ws: false },
  });
  for (const url of ["/src/app/page.ts", variablesUrl, stylesUrl]) await server.transformRequest(url);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Replaces text in a token file; returns the code of a module once the server has sent its update, and the time until then. */
async function edit(name: string, from: string, to: string, url: string) {
  const send = vi.spyOn(server.environments.client.hot, "send");
  const isSent = () =>
    (send.mock.calls as unknown as [HotPayload][]).some(
      ([payload]) => payload.type === "update" && payload.updates.some((update) => update.path.endsWith(url)),
    );
  const file = path.join(folder, "tokens", name);
  const text = await readFile(file, "utf8");
  expect(text).toContain(from);
  // The watcher drops changes of a file that follow each other within 50 ms.
  await setTimeout(100);
  const start = performance.now();
  await writeFile(file, text.replace(from, to));
  await vi.waitUntil(isSent, { timeout: 20_000, interval: 10 });
  const code = (await server.transformRequest(url))?.code ?? "";
  send.mockRestore();
  return { code, time: performance.now() - start };
}

/** Three edits in turn; returns the last code and the shortest time, since other tests share the processor. */
async function editThrice(name: string, values: readonly string[], url: string) {
  const results: Awaited<ReturnType<typeof edit>>[] = [];
  for (const [index, to] of values.slice(1).entries()) results.push(await edit(name, values[index] ?? "", to, url));
  return { code: results.at(-1)?.code, time: Math.min(...results.map(({ time }) => time)) };
}

test("an edited color reaches the page without a restart", async () => {
  const values = ["600", "700", "500", "900"].map(
    (step) => `"action": {\n        "$value": "{palette.orange.${step}}"`,
  );
  const { code, time } = await editThrice("semantic.tokens.json", values, variablesUrl);
  expect(code).toContain(`${cssVariable("color.bg.action")}: var(${cssVariable("palette.orange.900")})`);
  expect(time).toBeLessThan(limit);
});

test("an edited breakpoint reaches Tailwind's utilities without a restart", async () => {
  expect((await server.transformRequest(stylesUrl))?.code).toContain("(width >= 600px)");
  const values = ["600", "610", "620", "640"].map((width) => `"value": ${width},`);
  const { code, time } = await editThrice("base.tokens.json", values, stylesUrl);
  expect(code).toContain("(width >= 640px)");
  expect(time).toBeLessThan(limit);
});

test("a corrected error reaches the page without a restart", async () => {
  const wrong = edit("dark.tokens.json", "{palette.ink.950}", "{palette.ink.951}", variablesUrl);
  await expect(wrong).rejects.toThrow("dark.tokens.json");
  const { code } = await edit("dark.tokens.json", "{palette.ink.951}", "{palette.ink.900}", variablesUrl);
  expect(code).toContain(`${cssVariable("color.bg.page")}: var(${cssVariable("palette.ink.900")})`);
});
