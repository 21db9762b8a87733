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

/** How often a role with a name is in a document: `button "Close"` → 1. */
export type Tree = Map<string, number>;

/** The key of a role with a name; white space does not count. */
export const keyOf = (role: string, name: string): string => `${role} "${name.replaceAll(/\s+/g, " ").trim()}"`;

export const addTo = (tree: Tree, key: string): Tree => tree.set(key, (tree.get(key) ?? 0) + 1);

/** The differences between the tree of Chromium and that of another browser, in words. */
export function compareTrees(chromium: Tree, other: Tree, browser: string): string[] {
  return [...new Set([...chromium.keys(), ...other.keys()])].flatMap((key) => {
    const [here = 0, there = 0] = [chromium.get(key), other.get(key)];
    return here === there ? [] : [`${key} is there ${here} times in Chromium and ${there} times in ${browser}`];
  });
}
