import { existsSync } from "node:fs";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { comparedRoles, type Tree } from "./tree.ts";

const executable = process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr";

/** The reason why Firefox cannot be tested here, if there is one. */
export const firefoxIsMissing = (): string | undefined =>
  existsSync(executable)
    ? undefined
    : `${executable} does not exist: install Debian’s firefox-esr, or name a Firefox in FIREFOX_PATH`;

/** Launches Firefox, driven by WebDriver BiDi, with reduced motion. */
export const launchFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: executable,
    headless: true,
    timeout: 120_000,
    protocolTimeout: 120_000,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "accessibility.force_disabled": 0 },
  });

const count = async (page: Page, selector: string) => {
  const handles = await page.$$(selector);
  await Promise.all(handles.map((handle) => handle.dispose()));
  return handles.length;
};

/**
 * How often Firefox finds the roles and names of another tree, and each role at all, so that roles with other names are
 * found too.
 */
export async function firefoxTree(page: Page, expected: Tree): Promise<Tree> {
  const tree: Tree = new Map();
  const left = new Map<string, number>();
  for (const role of comparedRoles) left.set(role, await count(page, `::-p-aria([role="${role}"])`));
  for (const key of expected.keys()) {
    const [, role = "", name = ""] = /^(\w+) "(.*)"$/s.exec(key) ?? [];
    const found =
      name === "" || name.includes('"')
        ? Math.min(expected.get(key) ?? 0, left.get(role) ?? 0)
        : await count(page, `::-p-aria([name="${name}"][role="${role}"])`);
    if (found > 0) tree.set(key, found);
    left.set(role, (left.get(role) ?? 0) - found);
  }
  for (const [role, number] of left) if (number > 0) tree.set(`${role} with another name`, number);
  return tree;
}
