import path from "node:path";
import { geoBounds, geoContains } from "d3-geo";
import { feature } from "topojson-client";
import atlas from "world-atlas/land-110m.json" with { type: "json" };
import { mapSize, unproject, type Place, type Point } from "#lib/map/projection.ts";
import { svgFile } from "#tools/vite/svg-file.ts";

/** Distances and dot size in units of the map; every second row is offset by half a step. */
const step = 8;
const row = 7;
const dot = 4;

/** Natural Earth's landmasses with their bounding boxes, which rule most of them out cheaply. */
const landmasses = (() => {
  const topology = atlas as unknown as Parameters<typeof feature>[0];
  const land = feature(topology, atlas.objects.land as Parameters<typeof feature>[1]);
  const shapes = "features" in land ? land.features.map(({ geometry }) => geometry) : [land.geometry];
  return shapes
    .flatMap((shape) => (shape.type === "MultiPolygon" ? shape.coordinates : []))
    .map((coordinates) => ({ type: "Polygon" as const, coordinates }))
    .map((shape) => ({ shape, box: geoBounds(shape) }));
})();

/** True for a place on land. A bounding box that crosses 180° has its west edge east of its east edge. */
const isLand = ({ lon, lat }: Place): boolean =>
  landmasses.some(({ shape, box: [[west, south], [east, north]] }) => {
    const inLongitude = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
    return inLongitude && lat >= south && lat <= north && geoContains(shape, [lon, lat]);
  });

/** The dots of the map that are on land, row by row from the upper left. */
function landDots(): Point[] {
  const rows = Array.from({ length: Math.floor(mapSize.height / row) }, (_, index) => index);
  const columns = Array.from({ length: mapSize.width / step }, (_, index) => index);
  return rows
    .flatMap((y) => columns.map((x) => ({ x: x * step + (y % 2 ? step : step / 2), y: y * row + step / 2 })))
    .filter((point) => isLand(unproject(point)));
}

/**
 * The land as one path in `currentColor`. Neighboring dots are one stroke with zero-length round dashes; a stroke ends
 * slightly after its last dot, which rounding would otherwise drop.
 */
function worldSvg(): string {
  const runs: { from: Point; length: number }[] = [];
  for (const dotAt of landDots()) {
    const last = runs.at(-1);
    if (last && last.from.y === dotAt.y && last.from.x + last.length + step === dotAt.x) last.length += step;
    else runs.push({ from: dotAt, length: 0 });
  }
  const line = runs.map(({ from, length }) => `M${from.x} ${from.y}h${length + 1}`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}">` +
    `<path id="land" fill="none" stroke="currentColor" stroke-width="${dot}" stroke-linecap="round" stroke-dasharray="0 ${step}" d="${line}"/></svg>`
  );
}

/** Serves `virtual:world-map.svg`; generating it takes one or two seconds. */
export const worldMap = () =>
  svgFile({
    name: "world-map",
    sources: [import.meta.filename, path.resolve(import.meta.dirname, "../../lib/map/projection.ts")],
    render: worldSvg,
  });
