import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { addTo, comparedRoles, type Tree } from "./tree.ts";

const driver = "/usr/bin/WebKitWebDriver";
const port = 5399;

/** MiniBrowser of WebKitGTK, whose folder depends on the architecture. */
function findMiniBrowser(): string | undefined {
  const architecture = { x64: "x86_64-linux-gnu", arm64: "aarch64-linux-gnu" }[process.arch as "x64" | "arm64"] ?? "";
  return ["4.1", "4.0", "6.0"]
    .map((version) => `/usr/lib/${architecture}/webkit${version === "6.0" ? "gtk" : "2gtk"}-${version}/MiniBrowser`)
    .find((file) => existsSync(file));
}

/** The reason why WebKit cannot be tested here, if there is one. */
export function webkitIsMissing(): string | undefined {
  if (!existsSync(driver) || !findMiniBrowser()) return `${driver} does not exist: install Debian’s webkit2gtk-driver`;
  if (!process.env["DISPLAY"] && spawnSync("which", ["Xvfb"]).status !== 0) return "there is no display: install xvfb";
  return undefined;
}

type Locator = Record<string, string>;

/** The tag of an element that assistive technology meets, or nothing; WebKit computes roles of hidden elements, too. */
const readTag =
  "const [one] = arguments; return one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden=true]') ? one.localName : ''";

const readContainers =
  "const all = [...document.querySelectorAll(arguments[0])]; return all.map((one) => all.flatMap((outer, at) => outer !== one && outer.contains(one) ? [at] : []))";

/** A session of WebKitGTK, driven by WebDriver. */
export class WebKit {
  readonly #processes: ChildProcess[];
  #session = "";
  /** The version of WebKitGTK. */
  version = "";

  private constructor(processes: ChildProcess[]) {
    this.#processes = processes;
  }

  static async launch(): Promise<WebKit> {
    const processes: ChildProcess[] = [];
    // GTK’s switch for animations is what WebKitGTK tells as a preference for reduced motion
    const settings = await mkdtemp(path.join(tmpdir(), "korvane-gtk-"));
    await mkdir(path.join(settings, "gtk-3.0"));
    await writeFile(path.join(settings, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
    const env = {
      ...process.env,
      XDG_CONFIG_HOME: settings,
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
    };
    if (!process.env["DISPLAY"]) {
      processes.push(spawn("Xvfb", [":97", "-screen", "0", "1280x1024x24"], { stdio: "ignore" }));
      Object.assign(env, { DISPLAY: ":97" });
    }
    processes.push(spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], { stdio: "ignore", env }));
    const webkit = new WebKit(processes);
    for (let tries = 0; tries < 100; tries++) {
      const isReady = await webkit.#call("GET", "/status").then(
        () => true,
        () => false,
      );
      if (isReady) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const options = { binary: findMiniBrowser(), args: ["--automation"] };
    const session = await webkit.#call<{ sessionId: string; capabilities: { browserVersion?: string } }>(
      "POST",
      "/session",
      {
        capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
      },
    );
    webkit.version = session.capabilities.browserVersion ?? "";
    webkit.#session = `/session/${session.sessionId}`;
    return webkit;
  }

  async #call<Value>(method: string, address: string, body?: object): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${address}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  }

  /** Runs a script in the document; its arguments are in `arguments`. */
  evaluate<Value>(script: string, ...args: unknown[]): Promise<Value> {
    return this.#call<Value>("POST", `${this.#session}/execute/sync`, { script, args });
  }

  async goto(url: string): Promise<void> {
    await this.#call("POST", `${this.#session}/window/rect`, { width: 1280, height: 1000 }).catch(() => undefined);
    await this.#call("POST", `${this.#session}/url`, { url });
  }

  /** Waits until a script returns a value that is true. */
  async waitFor(script: string): Promise<void> {
    for (let tries = 0; tries < 300; tries++) {
      if (await this.evaluate<boolean>(`return Boolean(${script})`)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${script} is not true after 30 seconds.`);
  }

  /** The role and name tree that WebKit computes, element by element. */
  async tree(selector: string): Promise<Tree> {
    const elements = await this.#call<Locator[]>("POST", `${this.#session}/elements`, {
      using: "css selector",
      value: selector,
    });
    const isCompared = new Set<string>(comparedRoles);
    const tree: Tree = new Map();
    /** The places of the elements that contain each one among the elements, the outermost first. */
    const containers = await this.evaluate<number[][]>(readContainers, selector);
    const roles = new Map<number, string>();
    for (const [at, element] of elements.entries()) {
      const tag = await this.evaluate<string>(readTag, element);
      if (!tag) continue;
      const place = `${this.#session}/element/${Object.values(element)[0]}`;
      const own = (await this.#call<string>("GET", `${place}/computedrole`)).toLowerCase();
      // WebKit calls a list of options a button, as macOS does; HTML maps it to a combobox
      const role = tag === "select" && own === "button" ? "combobox" : own;
      if (!isCompared.has(role)) continue;
      roles.set(at, role);
      const around = (containers[at] ?? []).flatMap((outer) => roles.get(outer) ?? []);
      addTo(tree, { around, role, name: await this.#call<string>("GET", `${place}/computedlabel`) });
    }
    return tree;
  }

  async close(): Promise<void> {
    await this.#call("DELETE", this.#session).catch(() => undefined);
    for (const process of this.#processes) process.kill();
  }
}
