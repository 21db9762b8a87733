import type { PostDraft } from "#content/schema.ts";
import { robot } from "#content/service-photo.ts";

export const choosingAFactory: PostDraft = {
  id: "choosing-a-factory",
  title: "Choosing a factory, in the order that saves time",
  shortTitle: "Choosing a factory",
  createdAt: "2026-09-22",
  subtitle: "From a one-page brief to a signed agreement",
  description:
    "A working order for selecting a manufacturer: the brief, desk checks, comparable quotations, a day on the floor, a trial order and the contract.",
  author: "Luca Marchetti",
  authorTitle: "Admin",
  tags: ["Sourcing", "Manufacturing", "Quality"],
  image: robot,
  networkArr: [],
  networkArr2: [],
  sections: [
    {
      heading: "Write the brief before you search",
      quote: "With that page, nine out of ten candidates rule themselves out by phone.",
      paragraphs: [
        "Most of the bad choices that crossed my desk began with a list of factories. A better start is one page about the product: the processes it needs, the quantity per order and per year, the three or four features that must never be wrong, the certificates the market requires, and the landed cost at which the business works. With that page, nine out of ten candidates rule themselves out by phone. Without it, every factory can make everything.",
      ],
    },
    {
      heading: "Be the right size of customer",
      paragraphs: [
        "A factory with revenue of forty million dollars will take an order worth sixty thousand, but it will not move its schedule for one. The opposite is no better: if you are half of someone’s sales, your bad quarter becomes their insolvency and then your missing stock. As a rule of thumb we look for makers to whom the order means somewhere between five and twenty percent of annual revenue. It is a preference, and a good reason may override it, but it explains more late deliveries than any measure of skill does.",
        "The same goes for technique. Look at what the plant made last week. If parts like yours are the exception there, you will pay for the learning.",
      ],
    },
    {
      heading: "What can be checked from a desk",
      paragraphs: ["Two days of reading can save you a flight. For each candidate on the long list we collect this."],
      list: [
        "The business license or registration: legal name, address, scope, owners, and whether the company manufactures or trades.",
        "Certificates, checked with the issuing body or in the IAF’s public CertSearch register. The scope must name the process and the site, and the certification body should be accredited.",
        "The equipment list with makes, ages and numbers. One old machine for the step you depend on is a finding.",
        "Two references in your trade, asked about their worst delivery and what happened next.",
        "The origin of the materials, if they will be shipped to a market with forced-labor or sanctions rules. In the United States the burden of proof can fall on the importer.",
      ],
    },
    {
      heading: "Quotations that can be compared",
      paragraphs: [
        "Send the same package to at least three: drawings at one revision, a bill of materials, quantities for the first order and for ten times as many, the finish standard, the packing and the Incoterms rule with its named place. Ask for the price in parts, that is material, process time, yield, tooling, packing and margin. Some will refuse the last. The others are the ones with whom a cost can later be discussed.",
        "An offer a quarter below its neighbors has usually left something out. The usual absences are secondary operations such as deburring, a realistic scrap rate, tool maintenance, or packing that survives a sea voyage. Sometimes the factory has simply misread the drawing, and it is kinder to both sides to find that out now. Then bring every offer to the same point, your warehouse, with freight, duty, stock in transit and the cost of your own visits.",
      ],
    },
    {
      heading: "A day on the floor",
      paragraphs: [
        "Two or three finalists deserve a visit by someone who has worked in production. The meeting room tells you little. Ask to follow one order of another customer, with names covered, from receiving to shipping, and at each station compare what the instruction says with what the hands do.",
        "Small things talk. Pick up a gauge and read its calibration date. Find the red box for rejects and ask about the part on top: when, why, how many others? Choose a finished carton and have it traced to its raw material; under an hour is good, and a shrug is an answer too. See who eats where, and whether the emergency exits open. If the plant intends to subcontract a step, that plant is on the itinerary.",
      ],
    },
    {
      heading: "Let them make something first",
      paragraphs: [
        "A trial order is the only evidence about your own part. Three hundred to five hundred pieces are usually enough, made with production people and inspected to the plan that will apply later. Order it at a real price, with a real date.",
        "Watch how the exceptions are handled. On a first order there is always a question about a drawing, a material that came late, a dimension at its limit. A factory that raises these before shipping, with a proposal, is worth more than one whose report is spotless.",
      ],
    },
    {
      heading: "Put the boring parts on paper",
      paragraphs: [
        "The agreement should be readable by the person who will have to use it in a bad week. Governing law, court or arbitration, and language should be chosen with a local lawyer, with enforcement in mind: a judgment that cannot be enforced where the factory has its assets is decoration. Beyond price and payment we insist on these points.",
      ],
      list: [
        "No change of material, process, site or sub-supplier without written approval.",
        "Acceptance criteria and sampling plan attached, with the signed sample named.",
        "Tools, fixtures and drawings belong to the client, are marked accordingly, and leave within a stated number of days on request.",
        "Who pays for sorting, rework, replacement and air freight when a lot fails.",
        "How far an order may be moved or reduced, and how late.",
      ],
    },
    {
      heading: "How long it takes",
      paragraphs: [
        "For a product of two or three processes, allow eight to twelve weeks from the brief to a signed agreement, trial order excluded. It can be done faster where the factory is already in the network and was audited within the year. It should not be done faster by leaving out the visit.",
      ],
    },
  ],
  updatedAt: "2026-11-23",
};
