import { packaging, scanner } from "#content/project-photo.ts";
import type { HomeContent } from "#content/schema-page.ts";
import { serviceIntros } from "#content/service-intro.ts";
import { mold } from "#content/service-photo.ts";

const [engineering, manufacturing, logistics] = serviceIntros;

/** The services, each with something that it made. */
export const freightServices = [
  { ...engineering, image: scanner },
  { ...manufacturing, image: mold },
  { ...logistics, image: packaging },
];

const costs = [
  ["Price", "solid"],
  ["Freight", "accent"],
  ["Duty", "muted"],
  ["Delivery", "outlined"],
] as const;
const dollars = (amount: number) => `$${amount.toFixed(2)}`;
/** The ways to Boston, by the name of their amounts. */
const lanes = {
  truck: { title: "Truck from Monterrey", text: "6 days to Boston, and no duty: it meets the USMCA rules." },
  ship: { title: "Ship from Ningbo", text: "38 days to Boston, and 15 percent duty on the price." },
  plane: { title: "Plane from Ningbo", text: "7 days to Boston, for the first pallet or a late one." },
};
/** A lane with its costs per unit in dollars, and their total. */
const lane = (name: keyof typeof lanes, amounts: readonly number[]) => ({
  ...lanes[name],
  figure: dollars(amounts.reduce((total, amount) => total + amount)),
  spans: costs.map(([cost, tone], index) => {
    const value = amounts[index] ?? 0;
    return { label: `${cost} ${dollars(value)}`, value, tone };
  }),
});
/** The lanes on the scale that all quantities share. */
const chart = (...rows: readonly ReturnType<typeof lane>[]) => ({
  max: 50,
  ticks: [0, 10, 20, 30, 40].map((value) => ({ value, label: `$${value}` })),
  rows: [...rows],
});

/** Content of `/home5` only. */
export const freight: HomeContent = {
  meta: {
    path: "/home5",
    title: "Sourcing and logistics",
    description:
      "Korvane finds the factory, negotiates the price, checks the goods and ships them to your door, at a landed cost you know up front.",
  },
  hero: {
    eyebrow: "Sourcing and logistics",
    title: "From the factory’s dock to your door",
    text: "One partner finds the factory, negotiates volume pricing, checks the goods and answers for them until they’re in your warehouse.",
    action: { label: "Request a landed cost", to: "/contact" },
  },
  features: [
    {
      title: "Source and negotiate",
      text: "Three audited factories to choose from, with pricing that improves with volume.",
      drawing: "factories",
    },
    {
      title: "Inspect at the source",
      text: "Goods are inspected where defects can still be fixed, before you pay for them.",
      drawing: "inspection",
    },
    {
      title: "Book and clear",
      text: "Ocean or air, tariff codes and customs papers, with a backup route already on file.",
      drawing: "ship",
    },
    {
      title: "Deliver",
      text: "To your dock or your customer’s, with one reference number from order to receipt.",
      drawing: "truck",
    },
  ],
  landedCost: {
    legend: "Grow lights a year",
    usual: "2,000",
    orders: [
      {
        quantity: "500",
        conclusion: "The truck, by $6.80. Half a container at sea pays for its empty half.",
        chart: chart(
          lane("truck", [23.4, 2.2, 0, 1.2]),
          lane("ship", [22.8, 5.1, 3.4, 2.3]),
          lane("plane", [22.8, 10.8, 3.4, 1.4]),
        ),
      },
      {
        quantity: "2,000",
        conclusion: "Still the truck, by $2.50: duty and freight eat what the lower price saves.",
        chart: chart(
          lane("truck", [20.6, 1.9, 0, 1]),
          lane("ship", [18.4, 3.2, 2.75, 1.65]),
          lane("plane", [18.4, 9.9, 2.75, 1.15]),
        ),
      },
      {
        quantity: "10,000",
        conclusion: "Now the ship, by $1.40: every container is full, and the extrusion tool is paid off.",
        chart: chart(
          lane("truck", [18.1, 1.5, 0, 0.7]),
          lane("ship", [14.2, 1.7, 2.1, 0.9]),
          lane("plane", [14.2, 8.4, 2.1, 0.9]),
        ),
      },
      {
        quantity: "40,000",
        conclusion: "The ship, by $3.20. The truck is the backup route, priced before you need it.",
        chart: chart(
          lane("truck", [17.2, 1.3, 0, 0.6]),
          lane("ship", [12.1, 1.3, 1.8, 0.7]),
          lane("plane", [12.1, 8.1, 1.8, 0.8]),
        ),
      },
    ],
  },
};
