import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const copied = [
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

/** Adds a post file, older than all other posts. */
async function addPost(content: string, number: number): Promise<void> {
  const model = await readFile(path.join(content, "post/1.ts"), "utf8");
  const day = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10);
  const text = model
    .replace('id: "1"', `id: "generated-${number}"`)
    .replace(/title: ".*?"/, `title: "Generated post ${number}"`)
    .replace(/createdAt: ".*?"/, `createdAt: "${day}"`);
  await writeFile(path.join(content, `post/generated-${number}.ts`), text);
}

/** Adds a product file with an id from 1001. */
async function addProduct(content: string, number: number): Promise<void> {
  const model = await readFile(path.join(content, "product/circuit-thinking.ts"), "utf8");
  const text = model
    .replace("id: 4", `id: ${1000 + number}`)
    .replace(/title: ".*?"/, `title: "Generated book ${number}"`);
  await writeFile(path.join(content, `product/generated-${number}.ts`), text);
}

/** The memory of a process and its children in bytes; 0 where the system does not tell. */
async function residentSize(pid: number | string | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const sizes = await Promise.all(children.split(" ").filter(Boolean).map(residentSize));
  return sizes.reduce((sum, size) => sum + size, Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024);
}

interface GrownSiteOptions {
  /** The variables of the build. */
  settings?: Record<string, string>;
  /** Pictures and link previews from the cache, or encoded again, which takes a minute. */
  pictures?: "cached" | "encoded";
}

/** Builds a copy of the site with the given number of additional posts and products. */
export async function growSite(more: number, { settings = {}, pictures = "cached" }: GrownSiteOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-grown-"));
  for (const name of copied) await cp(path.join(root, name), path.join(folder, name), { recursive: true });
  // large folders, which the copies share
  for (const name of pictures === "cached" ? ["node_modules", pictureCache] : ["node_modules"]) {
    await mkdir(path.join(root, name), { recursive: true });
    await symlink(path.join(root, name), path.join(folder, name), "junction");
  }
  const content = path.join(folder, "src/content");
  for (let number = 1; number <= more; number++) {
    await addPost(content, number);
    await addProduct(content, number);
  }
  const remove = () => rm(folder, { recursive: true, force: true });
  const began = performance.now();
  const script = path.join(folder, "src/tools/cli/build.ts");
  const build = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, CACHE_FOLDER: path.join(folder, "cache"), ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  build.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  let memory = 0;
  const timer = setInterval(() => void residentSize(build.pid).then((size) => (memory = Math.max(memory, size))), 500);
  const [code] = await once(build, "close");
  if (code !== 0) {
    clearInterval(timer);
    await remove();
    throw new Error(`The site with ${more} more records could not be built: ${errors}`);
  }
  clearInterval(timer);
  return { dist: path.join(folder, "dist"), seconds: (performance.now() - began) / 1000, memory, remove };
}
