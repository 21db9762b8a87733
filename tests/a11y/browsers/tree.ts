/** The roles that are compared: controls, landmarks, headings, dialogs and tables. */
export const comparedRoles = [
  "banner",
  "button",
  "checkbox",
  "combobox",
  "contentinfo",
  "dialog",
  "heading",
  "link",
  "main",
  "navigation",
  "radio",
  "region",
  "searchbox",
  "tab",
  "tabpanel",
  "table",
  "textbox",
] as const;

/** How often a role with a name is at a place of a document: `banner > navigation > link "Home"` → 1. */
export type Tree = Map<string, number>;

/** A compared element: its role and name, and the roles of the compared elements around it, the outermost first. */
export interface TreeNode {
  around: readonly string[];
  role: string;
  name: string;
}

/** Adds a node; white space in its name does not count. */
export function addTo(tree: Tree, { around, role, name }: TreeNode): void {
  const key = `${[...around, role].join(" > ")} "${name.replaceAll(/\s+/g, " ").trim()}"`;
  tree.set(key, (tree.get(key) ?? 0) + 1);
}

/** The differences between the trees of Chromium and WebKit, in words. */
export function compareTrees(chromium: Tree, webkit: Tree): string[] {
  return [...new Set([...chromium.keys(), ...webkit.keys()])].flatMap((key) => {
    const [here = 0, there = 0] = [chromium.get(key), webkit.get(key)];
    return here === there ? [] : [`${key} is there ${here} times in Chromium and ${there} times in WebKit`];
  });
}
