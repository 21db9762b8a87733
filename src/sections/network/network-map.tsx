import { useId, type ReactNode } from "react";
import land from "#assets/world-map.svg?no-inline";
import type { City } from "#content/schema.ts";
import { listWords } from "#lib/format/text.ts";
import { viewAround } from "#lib/map/map-view.ts";
import { project } from "#lib/map/projection.ts";

type Kind = City["kind"];

/** The labels of the marks. Engineering comes first, because its rings lie below the diamonds of manufacturing. */
const kindLabels = {
  engineering: { one: "engineering office", other: "engineering offices" },
  manufacturing: { one: "manufacturing site", other: "manufacturing sites" },
} satisfies Record<Kind, Record<"one" | "other", string>>;

const order = Object.keys(kindLabels) as Kind[];
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

const em = (length: number) => `${length}em`;
const square = (half: number) => ({ x: em(-half), y: em(-half), width: em(2 * half), height: em(2 * half) });

/** The shape of each kind of mark; its background separates it from the marks and dots below. */
const shapes: Record<Kind, ReactNode> = {
  engineering: (
    <circle r="0.4em" strokeWidth="0.15em" fill="Canvas" className="stroke-current not-forced-colors:fill-inverse" />
  ),
  manufacturing: (
    <g transform="rotate(45)">
      <rect {...square(0.35)} fill="Canvas" className="not-forced-colors:fill-inverse" />
      <rect {...square(0.25)} className="fill-accent forced-colors:fill-current" />
    </g>
  ),
};

type Mark = { city: City; number: number; x: string; y: string };

/** The place of a mark and its name, moved away from marks that would cover it. */
function Place({ mark: { city, x, y }, children }: { mark: Mark; children: ReactNode }) {
  return (
    <svg x={x} y={y} className="overflow-visible">
      <svg x={em(city.shift?.x ?? 0)} y={em(city.shift?.y ?? 0)} className="overflow-visible">
        {children}
      </svg>
    </svg>
  );
}

/** The length of the line from a mark to a name that is further away. */
const leader = 1.8;

/** The place of a name, by the direction from its mark, relative to the text. */
const labels: Record<City["label"], { x: string; y: string; textAnchor: "start" | "middle" | "end" }> = {
  n: { x: "0", y: "-0.75em", textAnchor: "middle" },
  ne: { x: "0.6em", y: "-0.2em", textAnchor: "start" },
  e: { x: "0.75em", y: "0.35em", textAnchor: "start" },
  se: { x: "-0.2em", y: "1.4em", textAnchor: "start" },
  s: { x: "0", y: "1.45em", textAnchor: "middle" },
  "s-far": { x: "0", y: em(leader + 0.9), textAnchor: "middle" },
  sw: { x: "-0.6em", y: "0.95em", textAnchor: "end" },
  w: { x: "-0.75em", y: "0.35em", textAnchor: "end" },
  nw: { x: "-0.6em", y: "-0.2em", textAnchor: "end" },
};

/** The land, the names and the marks of a continent; in small windows, numbers and a list below instead of the names. */
function MapView({ name, cities }: { name: string; cities: readonly Pick<Mark, "city" | "number">[] }) {
  const namesId = useId();
  const view = viewAround(cities.map(({ city }) => city));
  const marks = cities.map((place) => {
    const { x, y } = project(place.city);
    return { ...place, x: percent(x - view.x, view.width), y: percent(y - view.y, view.height) };
  });
  return (
    <div className="flex flex-col gap-3 print:break-inside-avoid">
      <p className="text-small font-medium">{name}</p>
      <div className="relative overflow-hidden">
        <div className="mask-y-from-90% mask-x-from-90% text-secondary opacity-faint">
          <svg aria-hidden="true" viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} className="w-full">
            <use href={`${land}#land`} />
          </svg>
        </div>
        <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
          {/* below all marks, so that it covers the dots of the land alone */}
          <use href={`#${namesId}`} className="pointer-events-none map-clearing" />
          {marks.map((mark) => (
            <Place key={mark.number} mark={mark}>
              <title>{`${mark.city.name}, ${mark.city.country}: ${kindLabels[mark.city.kind].one}`}</title>
              {mark.city.label === "s-far" && <line y2={em(leader)} className="stroke-current" />}
              {shapes[mark.city.kind]}
            </Place>
          ))}
          {/* above all marks, so that none covers a name */}
          <g className="pointer-events-none map-label">
            <g id={namesId}>
              {marks.map((mark) => (
                <Place key={mark.number} mark={mark}>
                  <text {...labels[mark.city.label]} className="max-sm:hidden">
                    {mark.city.name}
                  </text>
                  <text {...labels[mark.city.label]} className="sm:hidden">
                    {mark.number}
                  </text>
                </Place>
              ))}
            </g>
          </g>
        </svg>
      </div>
      <ol aria-hidden="true" className="grid grid-cols-2 gap-x-4 sm:hidden">
        {marks.map(({ city, number }) => (
          <li key={number} className="tabular-nums">
            {number} {city.name}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Legend({ groups }: { groups: readonly { kind: Kind; places: readonly City[]; label: string }[] }) {
  return (
    <figcaption className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t-thin border-hairline pt-4 text-small">
      {groups.map(({ kind, places, label }) => (
        <span key={kind} className="flex items-center gap-3">
          <svg aria-hidden="true" className="size-icon-sm shrink-0">
            <svg x="50%" y="50%" className="overflow-visible">
              {shapes[kind]}
            </svg>
          </svg>
          <span>
            <span className="font-medium tabular-nums">{places.length}</span> {label}
          </span>
        </span>
      ))}
      <span className="text-caption text-secondary md:ms-auto">
        Miller projection; land from Natural Earth, 1:110 million
      </span>
    </figcaption>
  );
}

export type NetworkMapProps = {
  /** The cities with their coordinates. */
  cities: readonly City[];
};

/**
 * A dotted map of each continent, with a mark and a name for each city; in small windows, numbers stand for the names.
 *
 * Guarantees: one `img`, named with the counts and continents; one shape for each kind of city; a legend with the counts.
 * Requires: the surface `inverse`; the same cities as lists on the page, the text alternative of the map.
 */
export function NetworkMap({ cities }: NetworkMapProps) {
  const groups = order
    .map((kind) => ({ kind, places: cities.filter((city) => city.kind === kind) }))
    .filter(({ places }) => places.length > 0)
    .map((group) => ({ ...group, label: kindLabels[group.kind][group.places.length === 1 ? "one" : "other"] }));
  const continents = [...new Set(cities.map(({ continent }) => continent))];
  const numbered = continents
    .flatMap((name) => groups.flatMap(({ places }) => places.filter(({ continent }) => continent === name)))
    .map((city, index) => ({ city, number: index + 1 }));
  const counts = listWords(groups.map(({ places, label }) => `${places.length} ${label}`));

  return (
    <figure className="flex flex-col gap-6 text-primary">
      <div
        role="img"
        aria-label={`Map: ${counts} in ${listWords(continents)}`}
        className="grid gap-6 text-caption md:grid-cols-2 md:gap-12 print:block print:space-y-8"
      >
        {continents.map((name) => (
          <MapView key={name} name={name} cities={numbered.filter(({ city }) => city.continent === name)} />
        ))}
      </div>
      <Legend groups={groups} />
    </figure>
  );
}
