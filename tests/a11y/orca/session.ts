import { execFile, spawn, spawnSync, type ChildProcess, type ChildProcessWithoutNullStreams } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { Browser, LaunchOptions, Page } from "puppeteer-core";
import puppeteer from "puppeteer-core";
import { firefoxIsMissing, firefoxPath, startArgs, windowedBrowser } from "#tools/cli/browser.ts";

const customizations = "orca-customizations.py";

/** The programs that Orca needs, with the Debian package of each. */
const programs = { orca: "orca", Xvfb: "xvfb", "dbus-daemon": "dbus", xdotool: "xdotool" };

/** The version of Orca whose phrases the golden files have: that of Debian 12. */
const acceptedVersion = "43.1";

/** The reason why Orca cannot read here, if there is one. */
export function orcaIsMissing(): string | undefined {
  for (const [program, name] of Object.entries(programs))
    if (spawnSync("which", [program]).status !== 0) return `${program} does not exist: install Debian’s ${name}`;
  const version = spawnSync("orca", ["--version"], { encoding: "utf8" }).stdout.trim();
  if (version === acceptedVersion) return firefoxIsMissing;
  return `this is Orca ${version}, and the golden files have the phrases of ${acceptedVersion}, which Debian 12 has`;
}

/** The first line that a program prints. */
const firstLine = (child: ChildProcessWithoutNullStreams) =>
  new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once("line", resolve);
    child.once("error", reject).once("exit", (code) => reject(new Error(`${child.spawnfile} ended with ${code}.`)));
  });

/** The browsers in which Orca reads. */
export type OrcaBrowser = "Firefox" | "Chromium";

const launchers: Record<OrcaBrowser, (options: LaunchOptions) => Promise<Browser>> = {
  Firefox: (options) =>
    puppeteer.launch({
      ...options,
      browser: "firefox",
      executablePath: firefoxPath,
      extraPrefsFirefox: {
        "ui.prefersReducedMotion": 1,
        "accessibility.force_disabled": -1,
        // a link is not visited because another page was read before
        "places.history.enabled": false,
      },
    }),
  Chromium: (options) =>
    puppeteer.launch({
      ...options,
      executablePath: windowedBrowser(),
      args: [...startArgs, "--force-renderer-accessibility", "--force-prefers-reduced-motion"],
    }),
};

/** Starts a desktop with a display, a session bus, a browser, and Orca, whose speech is text. */
export async function startOrca(browserName: OrcaBrowser) {
  const folder = await mkdtemp(path.join(tmpdir(), "korvane-orca-"));
  const children: ChildProcess[] = [];
  // nothing of the settings and of the desktop of the person who starts the run
  const env: NodeJS.ProcessEnv = {
    PATH: process.env["PATH"],
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    LANG: "C.UTF-8",
    TZ: "UTC",
    GSETTINGS_BACKEND: "memory",
    GNOME_ACCESSIBILITY: "1",
  };
  const start = (command: string, ...args: string[]) => {
    const child = spawn(command, args, { env });
    // an unread pipe would stop the program
    child.stderr.resume();
    children.unshift(child);
    return child;
  };
  let browser: Browser | undefined;
  const kill = () => {
    for (const child of children) child.kill();
  };
  process.once("exit", kill);
  const close = async () => {
    await browser?.close().catch(() => undefined);
    kill();
    // a service of the bus may still have a folder mounted
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }).catch(() => undefined);
  };
  try {
    env["DISPLAY"] = `:${await firstLine(start("Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24"))}`;
    // Debian's services start the bus of accessibility when it is asked for
    const bus = start("dbus-daemon", "--session", "--nofork", "--print-address");
    env["DBUS_SESSION_BUS_ADDRESS"] = await firstLine(bus);
    const settings = path.join(folder, "orca");
    await mkdir(settings);
    await copyFile(path.join(import.meta.dirname, customizations), path.join(settings, customizations));
    const orca = start("orca", "--user-prefs", settings);
    const phrases: string[] = [];
    let onQuiet: () => void;
    let onRefusal: (line: string) => void;
    createInterface(orca.stdout).on("line", (line) => {
      // a phrase, `null`, or a sentence of a program that ends, such as beside another Orca
      if (line.startsWith('"')) phrases.push(JSON.parse(line));
      else if (line === "null") onQuiet();
      else onRefusal(line);
    });
    /** Sends a command to Orca, and returns what it has said since the last one, once it has nothing more to say. */
    const command = (name: "wait" | "read" | "read main") =>
      new Promise<string[]>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`Orca does not answer '${name}'.`)), 180_000);
        onRefusal = (line) => reject(new Error(`Orca says: ${line}`));
        onQuiet = () => {
          clearTimeout(timer);
          resolve(phrases.splice(0));
        };
        orca.stdin.write(`${name}\n`);
      });
    await command("wait");
    browser = await launchers[browserName]({ headless: false, env, timeout: 120_000, protocolTimeout: 120_000 });
    const opened = browser;
    return {
      browserName,
      close,
      /** A window of its own context, without what was stored. */
      async newPage(): Promise<Page> {
        const page = await (await opened.createBrowserContext()).newPage();
        await page.setViewport({ width: 1280, height: 800 });
        page.setDefaultTimeout(90_000);
        return page;
      },
      /** What Orca has said, once the page and Orca are at rest. */
      async heard(page: Page): Promise<string[]> {
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        return command("wait");
      },
      /** What Orca says from the start to the end of the document, or of its main landmark. */
      read: (part: "all" | "main" = "all") => command(part === "main" ? "read main" : "read"),
      /** Presses keys as a person does, so that Orca gets them first. */
      press: (...keys: readonly string[]) =>
        promisify(execFile)("xdotool", ["key", "--delay", "100", ...keys], { env }),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A desktop with Orca. */
export type OrcaSession = Awaited<ReturnType<typeof startOrca>>;
