import type { Page } from "playwright";
import { addTo, comparedRoles, type Tree } from "./tree.ts";

/** The names that Chromium’s protocol gives to roles of ARIA. */
const ownNames: Record<string, string> = { ComboBoxSelect: "combobox", ComboboxSelect: "combobox" };

const isCompared = new Set<string>(comparedRoles);

/** The role and name tree that Chromium computes. */
export async function chromiumTree(page: Page): Promise<Tree> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const tree: Tree = new Map();
  const parents = new Map(nodes.map((node) => [node.nodeId, node]));
  /** The role of a node that is compared. */
  const roleOf = ({ ignored, role }: (typeof nodes)[number]) => {
    const own = String(role?.value ?? "");
    const ariaRole = ownNames[own] ?? own;
    return !ignored && isCompared.has(ariaRole) ? ariaRole : undefined;
  };
  for (const node of nodes) {
    const role = roleOf(node);
    if (!role) continue;
    const around: string[] = [];
    for (let one = parents.get(node.parentId ?? ""); one; one = parents.get(one.parentId ?? "")) {
      const outer = roleOf(one);
      if (outer) around.unshift(outer);
    }
    addTo(tree, { around, role, name: String(node.name?.value ?? "") });
  }
  return tree;
}
