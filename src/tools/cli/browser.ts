import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { Launcher } from "chrome-launcher";

/**
 * Flags of every browser, and of those that measure times. The sandbox is off because it cannot start as root or in most
 * containers; only our own pages are opened.
 */
export const startArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Flags for the same rendering on every machine. */
export const browserArgs = [
  ...startArgs,
  "--disable-partial-raster",
  "--disable-lcd-text",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--disable-checker-imaging",
  "--disable-image-animation-resync",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
  "--run-all-compositor-stages-before-draw",
];

const { env, platform } = process;

/** The paths of the installed Chrome and Chromium browsers. */
function installedPaths(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    // it throws where there is none
    return [];
  }
}

/** Runs `--version` on Linux, because Ubuntu's `chromium-browser` may be a script that only explains how to install it. */
function runs(file: string): boolean {
  return existsSync(file) && (platform !== "linux" || spawnSync(file, ["--version"]).status === 0);
}

/** Playwright's own browser; loaded only where no other is found. */
function playwrightPath(): string {
  const playwright: typeof import("playwright") = createRequire(import.meta.url)("playwright");
  return playwright.chromium.executablePath();
}

function apt(...args: string[]) {
  // Without a network it fails soon.
  const options = ["-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=15"];
  return spawnSync("apt-get", [...options, ...args], {
    encoding: "utf8",
    env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

function installDebianPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.error(`Installing ${names[0]}…`);
  apt("update");
  const result = apt("install", "-y", "--no-install-recommends", ...names);
  if (result.status !== 0) console.error(result.stderr);
  return result.status === 0;
}

let found: string | undefined;

/**
 * The path of a Chromium for tests and measurements. As root on Debian a missing one is installed.
 *
 * @throws Error that names what to install
 */
export function findBrowser(): string {
  const chosen = env["CHROMIUM_PATH"];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);
  }
  found ??= installedPaths().find(runs) ?? [playwrightPath()].find(runs);
  if (!found && installDebianPackages("chromium", "fonts-liberation")) found = installedPaths().find(runs);
  if (found) return found;
  throw new Error(
    "No browser was found: install Google Chrome or Chromium, or run `npx playwright install chromium`, or name one in CHROMIUM_PATH.",
  );
}

const headlessShell = "/usr/bin/chromium-headless-shell";

/**
 * The path of a Chromium without a user interface, which opens a page in a third of the time, or else of any Chromium. As
 * root on Debian a missing one is installed.
 *
 * @throws Error that names what to install
 */
export function findHeadlessBrowser(): string {
  const hasShell = () => platform === "linux" && runs(headlessShell);
  if (
    !env["CHROMIUM_PATH"] &&
    (hasShell() || (installDebianPackages("chromium-headless-shell", "fonts-liberation") && hasShell()))
  )
    return headlessShell;
  return findBrowser();
}

/** The path of an installed Chromium that can show windows, if there is one. */
export const windowedBrowser = () => installedPaths().find((file) => file !== headlessShell && runs(file));

/** Firefox as Debian or Ubuntu installs it. */
export const firefoxPath =
  env["FIREFOX_PATH"] ?? ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find(existsSync) ?? "/usr/bin/firefox-esr";

/** The reason why Firefox cannot be tested here, if there is one. */
export const firefoxIsMissing: string | undefined = existsSync(firefoxPath)
  ? undefined
  : `${firefoxPath} does not exist: install Debian’s firefox-esr, or name a Firefox in FIREFOX_PATH`;
