/**
 * The world map's frame: the Pacific in the middle, because the network lies around it. The cut runs through
 * the Atlantic's open water, from 34° W round to 20° W; the poles, where nobody works, are left out.
 */
const west = -20;
const east = 326;
const north = 75;
const south = -56;
const width = 1440;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const scale = width / radians(east - west);

/** A latitude's height above the equator, on a globe of radius 1. */
const miller = (lat: number) => 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * radians(lat)));

/** A place on earth, in degrees. */
export type Place = { lon: number; lat: number };

/** A place on the map, in units of its frame, from the upper left. */
export type Point = { x: number; y: number };

/** The size of the map that `project` draws on. */
export const mapSize = { width, height: Math.round((miller(north) - miller(south)) * scale) };

/**
 * Where a place lies on the map, by Miller's cylindrical projection: equations 11-1 and 11-2 of
 * J. P. Snyder, Map Projections: A Working Manual, https://pubs.usgs.gov/publication/pp1395.
 */
export const project = ({ lon, lat }: Place): Point => ({
  x: radians((((lon - west) % 360) + 360) % 360) * scale,
  y: (miller(north) - miller(lat)) * scale,
});

/** The way back: which place lies under a point of the map. */
export const unproject = ({ x, y }: Point): Place => ({
  lon: ((degrees(x / scale) + west + 540) % 360) - 180,
  lat: degrees(2.5 * (Math.atan(Math.exp(0.8 * (miller(north) - y / scale))) - Math.PI / 4)),
});
