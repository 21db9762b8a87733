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
/** A lane with its costs per unit in dollars, and their total. */
const lane = (title: string, text: string, amounts: readonly number[]) => ({
  title,
  text,
  figure: dollars(amounts.reduce((total, amount) => total + amount)),
  spans: costs.map(([cost, tone], index) => {
    const value = amounts[index] ?? 0;
    return { label: `${cost} ${dollars(value)}`, value, tone };
  }),
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
  chart: {
    max: 44,
    ticks: [0, 10, 20, 30, 40].map((value) => ({ value, label: `$${value}` })),
    rows: [
      lane("Truck from Monterrey", "6 days to Boston, and no duty: it meets the USMCA rules.", [20.6, 1.9, 0, 1]),
      lane(
        "Ship from Ningbo",
        "38 days to Boston. The lowest price, until duty is on the bill.",
        [18.4, 3.2, 2.75, 1.65],
      ),
      lane("Plane from Ningbo", "7 days to Boston, for the first pallet or a late one.", [18.4, 9.9, 2.75, 1.15]),
    ],
  },
};
