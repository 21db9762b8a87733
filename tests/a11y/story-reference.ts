import { storyNameFromExport, toId } from "storybook/internal/csf";

/** The id in Storybook of a story reference: `ui/dialog#FocusMovesInAndCycles` is `ui-dialog--focus-moves-in-and-cycles`. */
export function storyId(reference: string): string {
  const [file = "", name = ""] = reference.split("#");
  return toId(file, storyNameFromExport(name));
}
