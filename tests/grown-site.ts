import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const copied = [
  "public",
  "src",
  "tokens",
  "index.html",
  "vite.config.ts",
  "tailwind.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
/** The folder of encoded pictures and link previews. */
const pictureCache = ".cache";

/** Copies a record of `src/content` with other values of some fields. */
async function addRecord(content: string, model: string, name: string, fields: Record<string, unknown>): Promise<void> {
  let text = await readFile(path.join(content, model), "utf8");
  for (const [field, value] of Object.entries(fields))
    text = text.replace(new RegExp(`(?<=^  ${field}: ).*(?=,$)`, "m"), JSON.stringify(value));
  await writeFile(path.join(content, path.dirname(model), name), text);
}

/** The largest memory that a process has had, in bytes; 0 where the system does not tell. */
async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

interface GrownSiteOptions {
  /** The variables of the build. */
  settings?: Record<string, string>;
  /** Pictures and link previews from the cache, or encoded again, which takes a minute. */
  pictures?: "cached" | "encoded";
  /** The build's own minifier, or one that takes 12 seconds less, for tests of what a page does, not of its size. */
  minify?: "terser" | "oxc";
}

/** Builds a copy of the site with the given number of additional posts and products. */
export async function growSite(more: number, options: GrownSiteOptions = {}) {
  const { settings = {}, pictures = "cached", minify = "terser" } = options;
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-grown-"));
  for (const name of copied) await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  // large folders, which the copies share
  for (const name of pictures === "cached" ? ["node_modules", pictureCache] : ["node_modules"]) {
    await mkdir(path.join(root, name), { recursive: true });
    await symlink(path.join(root, name), path.join(folder, name), "junction");
  }
  const config = path.join(folder, "vite.config.ts");
  await writeFile(config, (await readFile(config, "utf8")).replace('minify: "terser"', `minify: "${minify}"`));
  const content = path.join(folder, "src/content");
  for (let number = 1; number <= more; number++) {
    const name = `generated-${number}`;
    // older than all other posts, and after all other products
    const createdAt = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10);
    await addRecord(content, "post/1.ts", `${name}.ts`, { id: name, title: `Generated post ${number}`, createdAt });
    const product = { id: 1000 + number, title: `Generated book ${number}` };
    await addRecord(content, "product/circuit-thinking.ts", `${name}.ts`, product);
  }
  const remove = () => rm(folder, { recursive: true, force: true });
  const script = path.join(folder, "src/tools/cli/build.ts");
  const build = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, CACHE_FOLDER: path.join(folder, "cache"), ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  build.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  let memory = 0;
  const timer = setInterval(() => void peakMemory(build.pid).then((size) => (memory = Math.max(memory, size))), 500);
  const [code] = await once(build, "close");
  clearInterval(timer);
  if (code !== 0) {
    await remove();
    throw new Error(`The site with ${more} more records could not be built: ${errors}`);
  }
  return { dist: path.join(folder, "dist"), memory, remove };
}
