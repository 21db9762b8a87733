import { boxAround, columnBoxes, type LayerName, type Mark } from "#lib/inspect/page-layers.ts";
import type { DrawnMark } from "#sections/inspect/inspect-drawing.tsx";
import type { LayerList } from "#sections/inspect/inspect-panel.tsx";

/** A layer as it is drawn and as it is listed, with the first element of each entry by its id. */
export interface ReadLayer {
  list: LayerList;
  drawn: { id: string; label: string; mark: Mark }[];
  elements: ReadonlyMap<string, Element>;
}

/** The marks that are one entry: components of one name, as on a parts list; otherwise each alone. */
const groupsOf = (layer: LayerName, marks: readonly Mark[]): Mark[][] =>
  layer === "components"
    ? [...Map.groupBy(marks, ({ component }) => `${component?.path} ${component?.name}`).values()]
    : marks.map((mark) => [mark]);

/** Numbers the marks of a layer. The drawing has the short text of a mark, the list the whole one. */
export function numberMarks(layer: LayerName, marks: readonly Mark[]): ReadLayer {
  const read: ReadLayer & { elements: Map<string, Element> } = {
    list: { layer, entries: [] },
    drawn: [],
    elements: new Map(),
  };
  const entries = groupsOf(layer, marks).map((group, index) => {
    const id = `${layer} ${index}`;
    const [first] = group;
    const { label, component } = first ?? { label: "", component: undefined };
    const element = first?.elements[0];
    if (element) read.elements.set(id, element);
    const number = layer === "components" ? `${index + 1} ${label}` : label.split(" ", 1).join("");
    for (const [at, mark] of group.entries())
      read.drawn.push({ id: `${id}.${at}`, label: layer === "grid" ? "" : number, mark });
    const quantity = group.length > 1 ? ` × ${group.length}` : "";
    return { id, label: layer === "components" ? number + quantity : label, component };
  });
  return { ...read, list: { layer, entries } };
}

/** The marks of a layer at their places of this moment. */
export const placeMarks = ({ drawn }: ReadLayer): DrawnMark[] =>
  drawn.map(({ id, label, mark: { layer, elements } }) => ({
    id,
    layer,
    label,
    box: boxAround(elements),
    ...(layer === "grid" && { columns: elements.flatMap(columnBoxes) }),
  }));
