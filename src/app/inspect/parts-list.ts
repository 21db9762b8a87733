import { boxAround, columnBoxes, type LayerName, type Mark } from "#lib/inspect/page-layers.ts";
import type { DrawnMark } from "#sections/inspect/inspect-drawing.tsx";
import type { LayerList } from "#sections/inspect/inspect-panel.tsx";

/** A layer as it is drawn and as it is listed. */
export interface ReadLayer {
  list: LayerList;
  drawn: { id: string; label: string; mark: Mark }[];
}

/** Numbers the marks of a layer. The drawing has the short text of a mark, the list the whole one. */
export function numberMarks(layer: LayerName, marks: readonly Mark[]): ReadLayer {
  const isParts = layer === "components";
  // components of one name are one entry, as on a parts list
  const groups = Map.groupBy(marks, (mark) => (isParts ? `${mark.component?.path} ${mark.label}` : mark));
  const numbered = [...groups.values()].map((group, index) => {
    const { label = "", component, elements: [element] = [] } = group[0] ?? {};
    const id = `${layer} ${index}`;
    const number = isParts ? `${index + 1} ${label}` : label.split(" ", 1).join("");
    const quantity = group.length > 1 ? ` × ${group.length}` : "";
    return {
      entry: { id, label: isParts ? number + quantity : label, component, element },
      drawn: group.map((mark, at) => ({ id: `${id}.${at}`, label: layer === "grid" ? "" : number, mark })),
    };
  });
  return {
    list: { layer, entries: numbered.map(({ entry }) => entry) },
    drawn: numbered.flatMap(({ drawn }) => drawn),
  };
}

/** The marks of a layer at their places of this moment. */
export const placeMarks = ({ drawn }: Pick<ReadLayer, "drawn">): DrawnMark[] =>
  drawn.map(({ id, label, mark: { layer, elements } }) => ({
    id,
    layer,
    label,
    box: boxAround(elements),
    ...(layer === "grid" && { columns: elements.flatMap(columnBoxes) }),
  }));
