import type { PostDraft } from "#content/schema.ts";
import { pallet } from "#content/service-photo.ts";

export const incotermsForProductTeams: PostDraft = {
  id: "incoterms-for-product-teams",
  title: "Incoterms for product teams",
  createdAt: "2026-10-12",
  subtitle: "What three letters and a place decide, and what they leave open",
  description:
    "Incoterms 2020 in plain words: where risk passes, why FCA suits containers better than FOB, and what EXW and DDP really ask of you.",
  author: "Luca Marchetti",
  authorTitle: "Admin",
  tags: ["Logistics", "Sourcing"],
  image: pallet,
  networkArr: [],
  networkArr2: [],
  sections: [
    {
      heading: "Three letters, a place and a year",
      quote: "They are not a law, and “FOB China” is not a term.",
      paragraphs: [
        "Two quotations for the same part, one at 9.80 dollars and one at 11.20, may be the same offer. The first ends at the factory gate, the second at your dock. The difference is written in three letters at the foot of the page, and they deserve as much attention as the drawing.",
        "The letters come from the Incoterms rules of the International Chamber of Commerce. The current edition is Incoterms 2020. A complete term names the rule, a place as exactly as possible, and the edition: “FCA 18 Zhenxing Road, Dongguan, Incoterms 2020”. The rules apply because the contract says so. They are not a law, and “FOB China” is not a term.",
      ],
    },
    {
      heading: "What they decide",
      paragraphs: [
        "Each rule answers three questions: where the seller delivers, so that the risk of loss or damage passes to the buyer; who pays for which part of the journey; and who sees to export and import formalities. There are eleven, in two groups.",
      ],
      list: [
        "For any mode of transport: EXW, FCA, CPT, CIP, DAP, DPU and DDP.",
        "For sea and inland waterway transport only: FAS, FOB, CFR and CIF.",
      ],
    },
    {
      heading: "What they leave to the contract",
      paragraphs: [
        "They don’t say when title passes, when and how you pay, what happens if the goods are faulty or late, or which court decides. A team that has agreed “DDP” and nothing else has a delivery point and no contract. American readers should also know that the Uniform Commercial Code gives “FOB” a meaning of its own, which many domestic documents use. Writing “Incoterms 2020” removes the doubt.",
      ],
    },
    {
      heading: "Where cost and risk part company",
      paragraphs: [
        "In the four C rules the seller pays the carriage to the named destination, but delivers, and hands over the risk, at the start. Under CPT and CIP that is when the goods are given to the first carrier, unless another point was agreed; under CFR and CIF, when they are on board the vessel in the port of shipment. A carton crushed in mid-ocean under CIF Los Angeles is the buyer’s loss, although the seller paid the freight.",
        "Only CIP and CIF oblige the seller to insure. CIP requires cover of the widest standard kind, Institute Cargo Clauses (A) or similar; CIF requires only the minimum, Clauses (C), which name a short list of perils. Both ask for at least 110 percent of the contract price, and the parties may agree on another level. Under the other rules no one is obliged to insure, and whoever carries the risk should.",
      ],
    },
    {
      heading: "Why FCA, when everyone says FOB",
      paragraphs: [
        "Under FOB the risk passes when the goods are on board. A container, however, is handed over at a terminal, often days before it is loaded. In between it is out of the seller’s hands and still at the seller’s risk. FCA was made for this: the seller delivers to the carrier that the buyer has named, and export clearance stays with the seller.",
        "The named place settles who loads. If it is the seller’s premises, the seller loads the collecting vehicle. If it is anywhere else, the goods are delivered on the seller’s vehicle, ready for unloading. Banks that require an on-board bill of lading used to be the argument for FOB. Incoterms 2020 lets the parties agree that the buyer will instruct its carrier to issue one to the seller.",
      ],
    },
    {
      heading: "The two ends of the scale",
      paragraphs: [
        "EXW looks simple and suits domestic trade. The seller only places the goods at the buyer’s disposal, and need not load them or clear them for export. A foreign buyer who cannot act as exporter in the seller’s country, and in many countries that requires an establishment or an agent there, is stuck at the gate. FCA at the same address costs little more and avoids it.",
        "DDP is the other end. The seller clears the import and pays duty and, unless agreed otherwise, import VAT. It is convenient for parcels. For regular shipments it raises the question of who the importer of record is: in the European Union and the United Kingdom a seller that is not established there generally needs an indirect customs representative, and the VAT may be hard to recover. An importer of record answers for the product’s compliance as well as its customs value, and that is not a role to leave to a stranger. DAP brings the goods to the same place and leaves the import to the buyer. DPU adds the unloading, and it is the only rule that requires the seller to unload at destination.",
      ],
    },
    {
      heading: "From the term to the landed cost",
      paragraphs: [
        "Compare offers at one point only, your receiving dock. Add what the rule leaves out: loading, main carriage, insurance, duty, brokerage, port charges and the last road. Note that duty is calculated on different values: the United States generally leaves international freight and insurance out of the customs value, while the European Union and the United Kingdom include them up to the border. The same rule can thus cost differently in two markets.",
        "Our own default for buying in series is FCA at the factory, with a forwarder of our choice and an open cargo policy, because we then see the freight bill and can change the route. For samples and spare parts by courier we take DAP, or DDP if the sums are small. Others may choose differently for good reasons. What matters is that the product team, and not only the accounts department, knows at which point a pallet becomes its own.",
      ],
    },
  ],
  updatedAt: "2026-11-23",
};
