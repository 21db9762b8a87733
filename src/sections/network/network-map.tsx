import type { ReactNode } from "react";
import land from "virtual:world-map.svg";
import type { City } from "#content/schema.ts";
import { listWords } from "#lib/format/text.ts";
import { mapView, viewAround, type View } from "#lib/map/map-view.ts";
import { project } from "#lib/map/projection.ts";
import { Container } from "#ui/container.tsx";
import { Section } from "#ui/section.tsx";

type Kind = City["kind"];

/** The labels of the marks. Engineering comes first, because its rings lie below the diamonds of manufacturing. */
const kindLabels = {
  engineering: { one: "engineering office", other: "engineering offices" },
  manufacturing: { one: "manufacturing site", other: "manufacturing sites" },
} satisfies Record<Kind, Record<"one" | "other", string>>;

const order = Object.keys(kindLabels) as Kind[];
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

const square = (half: number) => ({
  x: `-${half}em`,
  y: `-${half}em`,
  width: `${2 * half}em`,
  height: `${2 * half}em`,
});

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

/** A mark, sized relative to the surrounding text and not to the map. */
function Mark({ kind, x, y, title }: { kind: Kind; x: string; y: string; title?: string }) {
  return (
    <svg x={x} y={y} className="overflow-visible">
      {title && <title>{title}</title>}
      {shapes[kind]}
    </svg>
  );
}

type Group = { kind: Kind; places: readonly City[]; label: string };

/** The land and the marks of a part of the map. */
function MapView({ view, groups }: { view: View; groups: readonly Group[] }) {
  return (
    <div className="relative overflow-hidden">
      <div className="text-secondary opacity-muted">
        <svg aria-hidden="true" viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} className="w-full">
          <use href={`${land}#land`} />
        </svg>
      </div>
      <svg className="absolute inset-0 size-full overflow-visible">
        {groups.flatMap(({ kind, places }) =>
          places.map((city) => {
            const { x, y } = project(city);
            const title = `${city.name}, ${city.country}: ${kindLabels[kind].one}`;
            const [left, top] = [percent(x - view.x, view.width), percent(y - view.y, view.height)];
            return <Mark key={title} kind={kind} x={left} y={top} title={title} />;
          }),
        )}
      </svg>
    </div>
  );
}

/** The groups' places on one continent. */
const onContinent = (groups: readonly Group[], name: City["continent"]) =>
  groups.map((group) => ({ ...group, places: group.places.filter(({ continent }) => continent === name) }));

function Legend({ groups }: { groups: readonly Group[] }) {
  return (
    <figcaption className="flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-hairline px-4 py-4 text-small sm:px-8">
      {groups.map(({ kind, places, label }) => (
        <span key={kind} className="flex items-center gap-3">
          <svg aria-hidden="true" className="size-icon-sm shrink-0">
            <Mark kind={kind} x="50%" y="50%" />
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
 * A dotted world map with a mark for each city; on small screens, one enlarged part of it for each continent.
 *
 * Guarantees: one `img`, named with the counts and continents; one shape for each kind of city; a legend with the counts.
 * Requires: the same cities as lists on the page, the text alternative of the map.
 */
export function NetworkMap({ cities }: NetworkMapProps) {
  const groups = order
    .map((kind) => ({ kind, places: cities.filter((city) => city.kind === kind) }))
    .filter(({ places }) => places.length > 0)
    .map((group) => ({ ...group, label: kindLabels[group.kind][group.places.length === 1 ? "one" : "other"] }));
  const continents = [...new Set(cities.map(({ continent }) => continent))];
  const counts = listWords(groups.map(({ places, label }) => `${places.length} ${label}`));

  return (
    <Section padding="compact">
      <Container>
        <figure
          data-surface="inverse"
          className="overflow-hidden rounded-frame border border-transparent bg-inverse text-primary"
        >
          <div
            role="img"
            aria-label={`Map: ${counts} in ${listWords(continents)}`}
            className="text-caption sm:mx-8 sm:my-10 md:text-body"
          >
            <div className="hidden sm:block">
              <MapView view={mapView} groups={groups} />
            </div>
            <div className="grid gap-px sm:hidden">
              {continents.map((name) => (
                <div key={name} className="relative">
                  <MapView
                    view={viewAround(cities.filter(({ continent }) => continent === name))}
                    groups={onContinent(groups, name)}
                  />
                  <p className="absolute start-3 top-2 bg-inverse px-1 py-1 text-small font-medium">{name}</p>
                </div>
              ))}
            </div>
          </div>
          <Legend groups={groups} />
        </figure>
      </Container>
    </Section>
  );
}
