import type { City } from "#content/schema.ts";
import { Heading } from "#ui/heading.tsx";

export type CityNamesProps = {
  /** The cities of the network, names unique. */
  cities: readonly City[];
};

const continents = ["North America", "Asia"] as const;
const kinds = [
  { kind: "engineering", title: "Engineers in" },
  { kind: "manufacturing", title: "Factories in" },
] as const;

/** All cities in running large type, a column for each continent, with the marks of the map. */
export function CityNames({ cities }: CityNamesProps) {
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {continents.map((continent) => (
        <div key={continent} className="flex flex-col gap-6 border-t-bar border-strong pt-4">
          <Heading level={3} size="xs">
            {continent}
          </Heading>
          {kinds.map(({ kind, title }) => (
            <div key={kind}>
              <p className="text-lead text-secondary">{title}</p>
              <ul role="list" className="flex flex-wrap gap-x-6 gap-y-1 display-text text-heading font-medium">
                {cities
                  .filter((city) => city.kind === kind && city.continent === continent)
                  .map(({ name }) => (
                    <li key={name} className="flex items-center gap-3">
                      <svg
                        aria-hidden="true"
                        viewBox="0 0 16 16"
                        strokeWidth="3"
                        className="h-4 w-4 shrink-0 stroke-current"
                      >
                        {kind === "engineering" ? (
                          <circle cx="8" cy="8" r="6" className="fill-transparent" />
                        ) : (
                          <path d="M8 1l7 7-7 7-7-7z" className="fill-accent stroke-accent" />
                        )}
                      </svg>
                      {name}
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
