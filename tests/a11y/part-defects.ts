import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright";
import { listen } from "#tools/server/listen.ts";
import { siteHandler } from "#tools/server/serve.ts";
import { root } from "#tools/shared/run.ts";
import { compareBrowsers } from "./browsers/compare.ts";
import type { Defect } from "./defects.ts";
import type { Finding, Subject } from "./model.ts";
import { checkPanel } from "./panel.ts";
import { changedLogs, readAloud } from "./spoken.ts";
import type { Origins } from "./visitor.ts";

/** What a part of a run needs. */
export interface Parts {
  browser: Browser;
  origins: Origins;
}

/** The checks that have a part of their own in a run, by their ids. */
const partChecks: Readonly<
  Record<string, (browser: Browser, origins: Origins, subjects: Subject[]) => Promise<readonly Finding[]>>
> = {
  spoken: async (browser, origins, subjects) => changedLogs(await readAloud(browser, origins, subjects, false)),
  panel: async (browser, origins, subjects) => (await checkPanel(browser, origins, subjects)).findings,
  browsers: async (browser, origins, subjects) => (await compareBrowsers(browser, origins, subjects)).findings,
};

/** True for a check that has a part of its own. */
export const isPart = (check: string): boolean => check in partChecks;

/** The checks that have to report a defect. */
export const checksOf = ({ expect }: Defect) => expect.map((rule) => rule.split(":")[0] ?? "");

/** The browser, whose documents get a defect before their own code. */
const withDefect = (browser: Browser, { before }: Defect): Browser =>
  new Proxy(browser, {
    get(target, key) {
      if (key === "newContext")
        return async (options: Parameters<Browser["newContext"]>[0]) => {
          const context = await target.newContext(options);
          if (before) await context.addInitScript(before);
          return context;
        };
      const value: unknown = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

/** Serves the site, which answers the requests of one path with an error. */
async function serveFailing(failingPath: string) {
  const handle = siteHandler({
    dist: path.join(root, "dist"),
    mail: await mkdtemp(path.join(tmpdir(), "korvane-mail-")),
  });
  const { port, close } = await listen((request, response) => {
    if (request.url !== failingPath) return handle(request, response);
    response.writeHead(500).end();
  }, 0);
  return { site: `http://localhost:${port}`, close };
}

/** Makes the check that has a part of its own, with the defect. */
export async function checkPart({ browser, origins }: Parts, defect: Defect, subject: Subject): Promise<Finding[]> {
  const { failingPath } = defect;
  const failing = failingPath ? await serveFailing(failingPath) : undefined;
  const served = failing ? { ...origins, site: failing.site } : origins;
  const found: Finding[] = [];
  try {
    for (const check of checksOf(defect)) {
      const part = partChecks[check];
      if (part) found.push(...(await part(withDefect(browser, defect), served, [subject])));
    }
  } finally {
    failing?.close();
  }
  return found;
}
