import type { Page } from "playwright";
import { addTo, comparedRoles, keyOf, type Tree } from "./tree.ts";

/** The names that Chromium’s protocol gives to roles of ARIA. */
const ownNames: Record<string, string> = { ComboBoxSelect: "combobox", ComboboxSelect: "combobox" };

const isCompared = new Set<string>(comparedRoles);

/** The role and name tree that Chromium computes. */
export async function chromiumTree(page: Page): Promise<Tree> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const tree: Tree = new Map();
  for (const { ignored, role, name } of nodes) {
    const own = String(role?.value ?? "");
    const ariaRole = ownNames[own] ?? own;
    if (!ignored && isCompared.has(ariaRole)) addTo(tree, keyOf(ariaRole, String(name?.value ?? "")));
  }
  return tree;
}
