/** The id in Storybook of a story reference: `ui/dialog#FocusMovesInAndCycles` is `ui-dialog--focus-moves-in-and-cycles`. */
export function storyId(reference: string): string {
  const [file = "", name = ""] = reference.split("#");
  const words = name
    .replaceAll(/([a-z])([A-Z0-9])/g, "$1-$2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replaceAll(/(\d)([A-Z])/g, "$1-$2");
  return `${file.replaceAll("/", "-")}--${words.toLowerCase()}`;
}
