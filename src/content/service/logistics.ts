import type { Service } from "#content/schema.ts";
import { serviceIntros } from "#content/service-intro.ts";
import { containerYard, freight, parcels } from "#content/service-photo.ts";

const [, , card] = serviceIntros;

export const logistics: Service = {
  ...card,
  image: freight,
  statement: "If you have a finished design, you need a manufacturer and a way to get the goods home.",
  data: [
    "We search our network first and the open market second, compare at least three quotes on the same drawing, and visit the factory that we recommend. You see all the offers and the reasons, not only the winner.",
    "During production we inspect what arrives at the factory, what is made there and what is about to leave. A shipment is released when the sample plan is met. A lot that fails is sorted or made again before it is loaded, because nothing is cheaper to fix than goods still on the factory’s dock.",
    "From there we book the freight, prepare the customs papers, consolidate partial orders and track the shipment to your warehouse. One number, the landed cost per unit, sums it up, and it is known before you order.",
  ],
  services: "We take on the whole chain from a released drawing to your receiving dock, or just the links you need.",
  listTitle: "What we take on",
  servicesArray: [
    { name: "Sourcing of factory partners", drawing: "sources" },
    { name: "Quality control", drawing: "inspection" },
    { name: "Cost negotiations by volume", drawing: "factories" },
    { name: "Door-to-door logistics", drawing: "truck" },
  ],
  listTitle2: "What you can rely on",
  servicesArray2: [
    "Incoming, in-process and final inspection reports",
    "A second source for critical parts",
    "Consolidation and container planning",
    "Customs documents and tariff classification",
    "Order tracking from purchase order to dock",
  ],
  approach: [
    {
      title: "We buy as if the money were ours.",
      text: "Quotes are broken down into material, process, margin and tooling, and the conversation with the factory is about the items in which both sides can save: a common sheet gauge, a larger batch, a lighter carton. Prices are agreed for several volumes at once, so that growth is priced in from the start.",
    },
    {
      title: "Transport is planned with the product, not after it.",
      text: "Carton sizes follow the pallet, pallets follow the container, and the release date follows the vessel. When a lane closes or a tariff changes, the alternative has a cost and a lead time on file.",
    },
  ],
  span: "Factory dock to your door",
  gallery: [parcels, containerYard],
  advisoryServiceId: "3",
  updatedAt: "2026-11-23",
};
