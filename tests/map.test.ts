// @vitest-environment node
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cities } from "#content/city.ts";
import { viewAround } from "#lib/map/map-view.ts";
import { project, unproject } from "#lib/map/projection.ts";
import { isLand } from "#tools/vite/world-map.ts";

const denver = { lon: -104.99, lat: 39.74 };
const shenzhen = { lon: 114.06, lat: 22.54 };
const midPacific = { lon: -150, lat: 10 };

describe("the projection", () => {
  it("has an inverse", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -179, max: 179, noNaN: true }),
        fc.double({ min: -80, max: 80, noNaN: true }),
        (lon, lat) => {
          const back = unproject(project({ lon, lat }));
          expect(back.lon).toBeCloseTo(lon, 6);
          expect(back.lat).toBeCloseTo(lat, 6);
        },
      ),
    );
  });
});

describe("the land", () => {
  it("includes places on continents and islands, also across 180°, and none at sea", () => {
    for (const place of [denver, shenzhen, { lon: 178, lat: -17.8 }, { lon: -175, lat: 66.5 }])
      expect(isLand(place)).toBe(true);
    for (const place of [midPacific, { lon: -40, lat: 30 }, { lon: 80, lat: -30 }, { lon: 180, lat: 0 }])
      expect(isLand(place)).toBe(false);
  });
});

describe("a view around places", () => {
  it("shows each of them, at 4:3", () => {
    for (const continent of ["North America", "Asia"]) {
      const places = cities.filter((city) => city.continent === continent);
      const { x, y, width, height } = viewAround(places);
      expect(width / height).toBeCloseTo(4 / 3);
      for (const point of places.map(project)) {
        expect(point.x > x && point.x < x + width, continent).toBe(true);
        expect(point.y > y && point.y < y + height, continent).toBe(true);
      }
    }
  });
});
