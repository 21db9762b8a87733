import path from "node:path";
import { geoBounds, geoContains } from "d3-geo";
import { feature } from "topojson-client";
import atlas from "world-atlas/land-110m.json" with { type: "json" };
import { drawing } from "#build/site/svg.ts";
import { mapSize, unproject, type Place, type Point } from "#lib/map/projection.ts";

/** Dots stand in rows that are set off by half a step, as in a honeycomb. */
const step = 8;
const row = 7;
const dot = 4;

/** Natural Earth's land, each landmass with the box around it, so that most of them are ruled out at once. */
const landmasses = (() => {
  const topology = atlas as unknown as Parameters<typeof feature>[0];
  const land = feature(topology, atlas.objects.land as Parameters<typeof feature>[1]);
  const shapes = "features" in land ? land.features.map(({ geometry }) => geometry) : [land.geometry];
  return shapes
    .flatMap((shape) => (shape.type === "MultiPolygon" ? shape.coordinates : []))
    .map((coordinates) => ({ type: "Polygon" as const, coordinates }))
    .map((shape) => ({ shape, box: geoBounds(shape) }));
})();

/** Whether a place lies on land. Boxes that reach across 180° start east of where they end. */
export const isLand = ({ lon, lat }: Place): boolean =>
  landmasses.some(({ shape, box: [[west, south], [east, north]] }) => {
    const beside = west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
    return beside && lat >= south && lat <= north && geoContains(shape, [lon, lat]);
  });

/** The map's dots that fall on land, row by row from the upper left. */
export function landDots(): Point[] {
  const rows = Array.from({ length: Math.floor(mapSize.height / row) }, (_, index) => index);
  const columns = Array.from({ length: mapSize.width / step }, (_, index) => index);
  return rows
    .flatMap((y) => columns.map((x) => ({ x: x * step + (y % 2 ? step : step / 2), y: y * row + step / 2 })))
    .filter((point) => isLand(unproject(point)));
}

/**
 * The land as one path that takes its color from the page. Neighboring dots are one stroke, dashed with
 * dashes of no length and round ends; a stroke reaches a little past its last dot, or rounding may swallow it.
 */
export function worldSvg(): string {
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

/** Serves `virtual:world-map.svg`; drawing it takes a second or two. */
export const worldMap = () =>
  drawing({
    name: "world-map",
    sources: [import.meta.filename, path.resolve(import.meta.dirname, "../../lib/map/projection.ts")],
    draw: worldSvg,
  });
