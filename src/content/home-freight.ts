import { packaging, scanner } from "#content/project-photo.ts";
import type { HomeContent } from "#content/schema-page.ts";
import { serviceIntros } from "#content/service-intro.ts";
import { mold } from "#content/service-photo.ts";
import { dollars } from "#lib/format/money.ts";

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
/** The ways to Boston, by the name of their amounts. */
const lanes = {
  truck: { title: "Truck from Monterrey", text: "6 days to Boston, and no duty: it meets the USMCA rules." },
  ship: { title: "Ship from Ningbo", text: "38 days to Boston, and 15 percent duty on the price." },
  plane: { title: "Plane from Ningbo", text: "7 days to Boston, for the first pallet or a late one." },
};
/** The price, freight, and delivery of a unit, in cents. */
type Amounts = readonly [price: number, freight: number, delivery: number];

/** A number of units a year with the costs of each way, and what follows from what the cheaper one of truck and ship saves. */
function order(quantity: string, amounts: Record<keyof typeof lanes, Amounts>, conclude: (saved: string) => string) {
  const values = (name: keyof typeof lanes) => {
    const [price, freight, delivery] = amounts[name];
    return [price, freight, name === "truck" ? 0 : Math.round(price * 0.15), delivery];
  };
  const total = (name: keyof typeof lanes) => values(name).reduce((sum, value) => sum + value);
  const row = (name: keyof typeof lanes) => ({
    ...lanes[name],
    figure: dollars(total(name)),
    spans: costs.map(([cost, tone], index) => {
      const value = values(name)[index] ?? 0;
      return { label: `${cost} ${dollars(value)}`, value: value / 100, tone };
    }),
  });
  return {
    quantity,
    conclusion: conclude(dollars(Math.abs(total("truck") - total("ship")))),
    chart: {
      max: 50,
      ticks: [0, 10, 20, 30, 40].map((value) => ({ value, label: `$${value}` })),
      rows: [row("truck"), row("ship"), row("plane")],
    },
  };
}

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
      order(
        "500",
        { truck: [2340, 220, 120], ship: [2280, 510, 230], plane: [2280, 1080, 140] },
        (saved) => `The truck, by ${saved}. Half a container at sea pays for its empty half.`,
      ),
      order(
        "2,000",
        { truck: [2060, 190, 100], ship: [1840, 320, 165], plane: [1840, 990, 115] },
        (saved) => `Still the truck, by ${saved}: duty and freight eat what the lower price saves.`,
      ),
      order(
        "10,000",
        { truck: [1810, 150, 70], ship: [1420, 170, 90], plane: [1420, 840, 90] },
        (saved) => `Now the ship, by ${saved}: every container is full, and the extrusion tool is paid off.`,
      ),
      order(
        "40,000",
        { truck: [1720, 130, 60], ship: [1210, 130, 70], plane: [1210, 810, 80] },
        (saved) => `The ship, by ${saved}. The truck is the backup route, priced before you need it.`,
      ),
    ],
  },
};
