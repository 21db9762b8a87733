import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { addTo, comparedRoles, type Tree } from "./tree.ts";

const driver = "/usr/bin/WebKitWebDriver";
const port = 5399;

/** The reason why WebKit cannot be tested here, if there is one. */
export function webkitIsMissing(): string | undefined {
  if (!existsSync(driver)) return `${driver} does not exist: install Debian’s webkit2gtk-driver`;
  if (!process.env["DISPLAY"] && spawnSync("which", ["Xvfb"]).status !== 0) return "there is no display: install xvfb";
  return undefined;
}

/**
 * Of each element, its tag if assistive technology meets it, since WebKit computes roles of hidden elements, too, and the places
 * of the elements that contain it, the outermost first.
 */
const readElements = `const all = [...document.querySelectorAll(arguments[0])];
const isMet = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert], [aria-hidden=true]");
const containersOf = (one) => all.flatMap((outer, at) => (outer !== one && outer.contains(one) ? [at] : []));
return all.map((one) => ({ tag: isMet(one) ? one.localName : "", containers: containersOf(one) }));`;

/** Sends a command of WebDriver; selenium-webdriver, which has 18 MB, would replace this function and the next one. */
async function send<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}

/** Calls a function until its result is true, for some seconds. */
async function waitUntil(isTrue: () => Promise<boolean>, seconds: number): Promise<void> {
  for (let tries = 0; tries < seconds * 10; tries++) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitGTK is not ready after ${seconds} seconds.`);
}

/** Starts the driver of WebKitGTK, with reduced motion. */
async function startDriver(): Promise<ChildProcess[]> {
  // GTK’s switch for animations is what WebKitGTK tells as a preference for reduced motion
  const settings = await mkdtemp(path.join(tmpdir(), "korvane-gtk-"));
  await mkdir(path.join(settings, "gtk-3.0"));
  await writeFile(path.join(settings, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const hasDisplay = process.env["DISPLAY"] !== undefined;
  const env = {
    ...process.env,
    ...(!hasDisplay && { DISPLAY: ":97" }),
    XDG_CONFIG_HOME: settings,
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    LIBGL_ALWAYS_SOFTWARE: "1",
  };
  return [
    ...(hasDisplay ? [] : [spawn("Xvfb", [":97", "-screen", "0", "1280x1024x24"], { stdio: "ignore" })]),
    spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore", env }),
  ];
}

/** Launches WebKitGTK, driven by WebDriver. */
export async function launchWebkit() {
  const processes = await startDriver();
  const isDriverReady = () => send("GET", "/status").then(Boolean, () => false);
  await waitUntil(isDriverReady, 10);
  const { sessionId, capabilities } = await send<{ sessionId: string; capabilities: { browserVersion?: string } }>(
    "POST",
    "/session",
    { capabilities: {} },
  );
  const session = `/session/${sessionId}`;
  /** Runs a script in the document; its arguments are in `arguments`. */
  const evaluate = <Value>(script: string, ...args: unknown[]) =>
    send<Value>("POST", `${session}/execute/sync`, { script, args });
  return {
    version: capabilities.browserVersion ?? "",
    async close() {
      await send("DELETE", session).catch(() => undefined);
      for (const process of processes) process.kill();
    },
    /** The tree of roles and names of an address, element by element, once a script returns a value that is true. */
    async tree(url: string, isShown: string, selector: string): Promise<Tree> {
      await send("POST", `${session}/window/rect`, { width: 1280, height: 1000 }).catch(() => undefined);
      await send("POST", `${session}/url`, { url });
      await waitUntil(() => evaluate<boolean>(`return Boolean(${isShown})`), 30);
      const found = { using: "css selector", value: selector };
      const elements = await send<Record<string, string>[]>("POST", `${session}/elements`, found);
      const isCompared = new Set<string>(comparedRoles);
      const tree: Tree = new Map();
      const facts = await evaluate<{ tag: string; containers: number[] }[]>(readElements, selector);
      const roles = new Map<number, string>();
      for (const [at, element] of elements.entries()) {
        const { tag = "", containers = [] } = facts[at] ?? {};
        if (!tag) continue;
        const place = `${session}/element/${Object.values(element)[0]}`;
        const own = (await send<string>("GET", `${place}/computedrole`)).toLowerCase();
        // WebKit calls a list of options a button, as macOS does; HTML maps it to a combobox
        const role = tag === "select" && own === "button" ? "combobox" : own;
        if (!isCompared.has(role)) continue;
        roles.set(at, role);
        const around = containers.flatMap((outer) => roles.get(outer) ?? []);
        addTo(tree, { around, role, name: await send<string>("GET", `${place}/computedlabel`) });
      }
      return tree;
    },
  };
}
