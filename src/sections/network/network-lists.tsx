import { pathOf } from "#content/path-of.ts";
import type { City, Network } from "#content/schema.ts";
import { Container } from "#ui/container.tsx";
import { Details } from "#ui/details.tsx";
import { Grid } from "#ui/grid.tsx";
import { Heading } from "#ui/heading.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import { Stack } from "#ui/stack.tsx";

/** The first letter of the city codes of each network. */
const codePrefixes = { engineering: "E", manufacturing: "M" } satisfies Record<Network["id"], string>;

type Entry = City & { code: string };
type Group = { name: string; entries: readonly Entry[] };

/** Entries grouped by a property, in the order of its first occurrences. */
const groupBy = (entries: readonly Entry[], key: "continent" | "country"): Group[] =>
  [...new Set(entries.map((entry) => entry[key]))].map((name) => ({
    name,
    entries: entries.filter((entry) => entry[key] === name),
  }));

/** The cities of a network by continent and country, with codes in reading order. */
function groupCities({ id, cities }: Network) {
  let count = 0;
  const code = () => `${codePrefixes[id]}-${String((count += 1)).padStart(2, "0")}`;
  return groupBy(
    cities.map((city) => ({ ...city, code: "" })),
    "continent",
  ).map((continent) => ({
    ...continent,
    countries: groupBy(continent.entries, "country").map(({ name, entries }) => ({
      name,
      entries: entries.map((entry) => ({ ...entry, code: code() })),
    })),
  }));
}

/** A city with its decorative code. */
function CityRow({ code, name, region }: Entry) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-t border-hairline py-3 text-body">
      <span aria-hidden="true" className="w-12 shrink-0 data-text text-caption text-secondary">
        {code}
      </span>
      <span className="font-medium">{name}</span>
      {region !== name && <span className="ms-auto text-end text-small text-secondary">{region}</span>}
    </li>
  );
}

function Country({ name, entries }: Group) {
  return (
    <div className="grid sm:grid-cols-3 sm:gap-6">
      <div className="py-3 sm:border-t sm:border-hairline">
        <Heading level={4} size="xs">
          {name}
        </Heading>
      </div>
      <ul role="list" className="sm:col-span-2">
        {entries.map((entry) => (
          <CityRow key={entry.code} {...entry} />
        ))}
      </ul>
    </div>
  );
}

export type NetworkListsProps = {
  /** The networks, each with its cities. */
  networks: readonly Network[];
};

/** A section for each network, with its cities by continent, side by side from `md` on, and country. */
export function NetworkLists({ networks }: NetworkListsProps) {
  return networks.map((network) => (
    <Section key={network.id} border="top" labelledBy={`network-${network.id}`}>
      <Container>
        <Stack gap="lg">
          <SectionHeading
            id={`network-${network.id}`}
            eyebrow={`${network.cities.length} cities`}
            title={network.title}
            lead={network.intro}
            more={{ to: pathOf("post", network.postId), label: `On the blog: ${network.title}` }}
          />
          <Grid columns="two-from-md" gap="lg" align="start">
            {groupCities(network).map(({ name, entries, countries }) => (
              <Details
                key={name}
                summary={
                  <>
                    <Heading level={3} size="sm">
                      {name}
                    </Heading>
                    <span className="ms-auto shrink-0 text-small text-secondary tabular-nums">
                      {`${entries.length} ${entries.length === 1 ? "city" : "cities"}`}
                    </span>
                  </>
                }
              >
                {countries.map((country) => (
                  <Country key={country.name} {...country} />
                ))}
              </Details>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Section>
  ));
}
