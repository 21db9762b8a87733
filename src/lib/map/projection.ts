/**
 * The bounds of the map in degrees, centered on the Pacific, which the network surrounds. The seam from 34° W to 20° W
 * crosses open water, and the poles are cropped.
 */
const west = -20;
const east = 326;
const north = 75;
const south = -56;
const width = 1440;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const scale = width / radians(east - west);

/** The height of a latitude above the equator, on a globe of radius 1. */
const miller = (lat: number) => 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * radians(lat)));

/** A place on earth, in degrees. */
export type Place = { lon: number; lat: number };

/** A point on the map in its own units, from the upper left. */
export type Point = { x: number; y: number };

/** The size of the map in units of `Point`. */
export const mapSize = { width, height: Math.round((miller(north) - miller(south)) * scale) };

/**
 * The point of a place by Miller's cylindrical projection: equations 11-1 and 11-2 of
 * J. P. Snyder, Map Projections: A Working Manual, https://pubs.usgs.gov/publication/pp1395.
 */
export const project = ({ lon, lat }: Place): Point => ({
  x: radians((((lon - west) % 360) + 360) % 360) * scale,
  y: (miller(north) - miller(lat)) * scale,
});
