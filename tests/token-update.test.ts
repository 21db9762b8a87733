// @vitest-environment node
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import tailwindcss from "@tailwindcss/vite";
import { createServer, type HotPayload, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { tokens } from "#tools/vite/tokens.ts";

const root = path.resolve(import.meta.dirname, "..");
const variablesUrl = "virtual:tokens.css";
const stylesUrl = "/src/app/styles.css";
let folder: string;
let server: ViteDevServer;

/** A site of one page with the real tokens, styles and Tailwind configuration. */
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), "korvane-token-update-")));
  const copied = ["tokens", "tailwind.config.ts", "src/lib/theme/css-variable.ts"];
  const sheets = ["ui/styles", "ui/fonts", "app/styles", "app/assembly", "app/scroll-motion"].map(
    (name) => `src/${name}.css`,
  );
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

/** Replaces text in a token file; returns the code of a module once the server has sent its update. */
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
  await writeFile(file, text.replace(from, to));
  await vi.waitUntil(isSent, { timeout: 60_000, interval: 10 });
  const code = (await server.transformRequest(url))?.code ?? "";
  send.mockRestore();
  return code;
}

test("an edited breakpoint reaches Tailwind's utilities without a restart", async () => {
  expect((await server.transformRequest(stylesUrl))?.code).toContain("(width >= 37.5rem)");
  const code = await edit("base.tokens.json", '"value": 37.5,', '"value": 40,', stylesUrl);
  expect(code).toContain("(width >= 40rem)");
});
