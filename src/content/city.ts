import type { City } from "#content/schema.ts";

type Row = readonly [
  name: string,
  region: string,
  country: string,
  lat: number,
  lon: number,
  label: City["label"],
  shift?: City["shift"],
];

const toCities = (kind: City["kind"], continent: City["continent"], rows: readonly Row[]): readonly City[] =>
  rows.map(([name, region, country, lat, lon, label, shift]) => ({
    name,
    region,
    country,
    continent,
    kind,
    lat,
    lon,
    label,
    ...(shift && { shift }),
  }));

/** The cities of the network, with the coordinates of their centers in degrees. */
export const cities: readonly City[] = [
  ...toCities("engineering", "North America", [
    ["Boston", "Massachusetts", "United States", 42.3601, -71.0589, "e"],
    ["Toronto", "Ontario", "Canada", 43.6532, -79.3832, "ne", { x: 0.25, y: -0.4 }],
    ["Chicago", "Illinois", "United States", 41.8781, -87.6298, "w", { x: 0, y: 0.3 }],
    ["Austin", "Texas", "United States", 30.2672, -97.7431, "e"],
    ["San Jose", "California", "United States", 37.3382, -121.8863, "e"],
    ["Seattle", "Washington", "United States", 47.6062, -122.3321, "e"],
    ["Guadalajara", "Jalisco", "Mexico", 20.6597, -103.3496, "w", { x: -0.15, y: 0 }],
  ]),
  ...toCities("engineering", "Asia", [
    ["Shenzhen", "Guangdong", "China", 22.5431, 114.0579, "sw", { x: 0.25, y: 0.35 }],
    ["Shanghai", "Yangtze Delta", "China", 31.2304, 121.4737, "e", { x: 0.3, y: -0.45 }],
    ["Taipei", "Northern Taiwan", "Taiwan", 25.033, 121.5654, "se", { x: 0, y: 0.15 }],
    ["Seoul", "Capital Area", "South Korea", 37.5665, 126.978, "n"],
    ["Tokyo", "Kanto", "Japan", 35.6762, 139.6503, "n"],
    ["Singapore", "Central Region", "Singapore", 1.2903, 103.852, "e"],
    ["Bengaluru", "Karnataka", "India", 12.9716, 77.5946, "e"],
  ]),
  ...toCities("manufacturing", "North America", [
    ["Detroit", "Michigan", "United States", 42.3314, -83.0458, "n", { x: -0.25, y: 0 }],
    ["Milwaukee", "Wisconsin", "United States", 43.0389, -87.9065, "nw", { x: 0, y: -0.3 }],
    ["Hamilton", "Ontario", "Canada", 43.2557, -79.8711, "s-far", { x: 0, y: 0.4 }],
    ["Monterrey", "Nuevo León", "Mexico", 25.6866, -100.3161, "e"],
    ["Ciudad Juárez", "Chihuahua", "Mexico", 31.6904, -106.4245, "n"],
    ["Tijuana", "Baja California", "Mexico", 32.5149, -117.0382, "w"],
    ["Querétaro", "Querétaro", "Mexico", 20.5888, -100.3899, "e", { x: 0.15, y: 0 }],
  ]),
  ...toCities("manufacturing", "Asia", [
    ["Dongguan", "Guangdong", "China", 23.0207, 113.7518, "nw", { x: -0.3, y: -0.35 }],
    ["Suzhou", "Jiangsu", "China", 31.2989, 120.5853, "w", { x: -0.5, y: -0.1 }],
    ["Ningbo", "Zhejiang", "China", 29.8683, 121.544, "e", { x: 0.2, y: 0.3 }],
    ["Ho Chi Minh City", "South East", "Vietnam", 10.7769, 106.7009, "e"],
    ["Bangkok", "Central Thailand", "Thailand", 13.7563, 100.5018, "nw"],
    ["George Town", "Penang", "Malaysia", 5.4141, 100.3288, "w"],
    ["Pune", "Maharashtra", "India", 18.5204, 73.8567, "e"],
  ]),
];

/** The names of the cities of a kind on a continent. */
export const cityNames = (kind: City["kind"], continent: City["continent"]): readonly string[] =>
  cities.filter((city) => city.kind === kind && city.continent === continent).map((city) => city.name);
