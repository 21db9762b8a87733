import puppeteer, { type Browser, type LaunchOptions } from "puppeteer-core";
import { firefoxPath } from "#tools/cli/browser.ts";
import { addTo, comparedRoles, type Tree, type TreeNode } from "./tree.ts";

/** Launches Firefox, driven by WebDriver BiDi, with reduced motion. */
export const launchFirefox = (options: LaunchOptions = {}): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: firefoxPath,
    headless: true,
    timeout: 120_000,
    protocolTimeout: 120_000,
    // its accessibility tree belongs to the browser, not to the page
    args: ["--remote-allow-system-access"],
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "accessibility.force_disabled": 0 },
    ...options,
  });

/** Puppeteer's connection by WebDriver BiDi, which its types leave out. */
interface BidiBrowser {
  connection: { send: (method: string, parameters: object) => Promise<{ result: unknown }> };
}

interface Accessible {
  computedARIARole: string;
  role: number;
  name: string | null;
  firstChild: Accessible | null;
  nextSibling: Accessible | null;
}

interface BrowserWindow {
  gBrowser: { browsers: { currentURI: { spec: string } }[] };
}

declare const Cc: Record<string, { getService: (of: unknown) => { getAccessibleFor: (node: unknown) => Accessible } }>;
declare const Ci: { nsIAccessibilityService: unknown; nsIAccessibleRole: { ROLE_PASSWORD_TEXT: number } };
declare const Services: { wm: { getMostRecentWindow: (type: string) => BrowserWindow } };

/** Reads the roles and names of the tab with this address from the accessibility tree; runs in the browser's own window. */
function readAccessibles(address: string, compared: readonly string[]): string {
  const service = Cc["@mozilla.org/accessibilityService;1"]?.getService(Ci.nsIAccessibilityService);
  const { browsers } = Services.wm.getMostRecentWindow("navigator:browser").gBrowser;
  const tab = browsers.find(({ currentURI }) => currentURI.spec === address);
  const found: { around: string[]; role: string; name: string }[] = [];
  const visit = (parent: Accessible, around: string[]) => {
    for (let child = parent.firstChild; child; child = child.nextSibling) {
      // ARIA has no role for a password field: Chromium says "textbox", and Firefox has a role of its own
      const isPassword = child.role === Ci.nsIAccessibleRole.ROLE_PASSWORD_TEXT;
      const role = isPassword ? "textbox" : child.computedARIARole;
      const isCompared = compared.includes(role);
      if (isCompared) found.push({ around, role, name: child.name ?? "" });
      visit(child, isCompared ? [...around, role] : around);
    }
  };
  if (service && tab) visit(service.getAccessibleFor(tab), []);
  return JSON.stringify(found);
}

/** The role and name tree that Firefox hands to assistive technology for the tab with this address, once it is complete. */
export async function firefoxTree(browser: Browser, address: string): Promise<Tree> {
  const { connection } = browser as unknown as BidiBrowser;
  const windows = (await connection.send("browsingContext.getTree", { "moz:scope": "chrome" })).result;
  const context = (windows as { contexts: { context: string }[] }).contexts[0]?.context;
  const read = async () => {
    const { result } = await connection.send("script.evaluate", {
      expression: `(${String(readAccessibles)})(${JSON.stringify(address)}, ${JSON.stringify(comparedRoles)})`,
      target: { context },
      awaitPromise: false,
    });
    // an element that goes while it is read is an error: the tree is not complete then
    return (result as { result?: { value: string } }).result?.value ?? "[]";
  };
  // the tree follows the document: it is complete when it no longer changes
  let before = "[]";
  let text = await read();
  for (let round = 0; round < 40 && (text === "[]" || text !== before); round += 1) {
    before = text;
    await new Promise((resolve) => setTimeout(resolve, 250));
    text = await read();
  }
  const tree: Tree = new Map();
  for (const node of JSON.parse(text) as TreeNode[]) addTo(tree, node);
  return tree;
}
