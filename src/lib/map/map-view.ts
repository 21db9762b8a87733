import { project, type Place } from "#lib/map/projection.ts";

/** A rectangle of the map, in its own units. */
export type View = { x: number; y: number; width: number; height: number };

/** The distance of the outermost places from the edge of a view, in units of the map: room for a name at 320 pixels. */
const margin = 52;

/** The smallest view in a ratio of 4:3 that shows all places, which are not empty, with a margin. */
export function viewAround(places: readonly Place[]): View {
  const points = places.map(project);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(right - left, ((bottom - top) * 4) / 3) + 2 * margin;
  const height = (width * 3) / 4;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}
