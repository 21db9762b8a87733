import type { Plan, Pricing } from "#content/schema-page.ts";

const basics = [
  "Strategy & Research",
  "Business & Finance Analysing",
  "SEO Optimization",
  "Management & Marketing",
  "24/7 Customer Support",
] as const;

/** Content of the pricing section, apart from the plans. */
export const pricing: Pricing = {
  eyebrow: "Plans",
  title: "Choose Your Pricing Plan",
  lead: "Three ways to keep a consultant on call between projects. Cancel at the end of any month.",
  introduction: "The same work in all three. You choose how much of a consultant is at your side.",
  period: "Per Month",
  action: "Get Started",
  to: "/contact",
  note: "Sample prices; nothing is sold here. Get Started opens the contact page.",
  terms: [
    { term: "Questions a month", details: ["4", "8", "12"] },
    { term: "First reply within", details: ["24 hours", "12 hours", "4 hours"] },
    { term: "Answered by", details: ["The desk", "An engineer", "One, by name"] },
  ],
  conditions: [
    { term: "Set-up fee", detail: "None" },
    { term: "Notice", detail: "End of the month" },
    { term: "Invoice", detail: "Monthly, in US dollars" },
    { term: "Files", detail: "Yours, in open formats" },
  ],
  start: [
    {
      day: "Day 0",
      title: "You write five lines",
      text: "What you make, how many, where it is stuck, and the date that hurts. A sketch helps; a form does not.",
      drawing: "brief",
    },
    {
      day: "Day 2",
      title: "We call you once",
      text: "Thirty minutes with the engineer who would answer you. If a plan is the wrong thing, you hear it here, for free.",
      drawing: "files",
    },
    {
      day: "Day 10",
      title: "The first answer is in your hands",
      text: "A marked-up drawing, a cost model or a list of three factories, whichever you asked for. The month begins now.",
      drawing: "inspection",
    },
  ],
  questions: [
    {
      question: "Why is Pro more than ULTRA, with one line less?",
      answer:
        "ULTRA adds a website, which is built once. Pro adds a person: the same consultant answers every time, and keeps your drawings, your suppliers and your open questions in mind. If you need both, start with ULTRA and change after the launch.",
    },
    {
      question: "What is not included?",
      answer:
        "Tooling, samples, test labs and freight. Suppliers invoice you directly. We take no commission from them, so the cheapest one costs us nothing to recommend.",
    },
    {
      question: "Can we leave, or change the plan?",
      answer:
        "At the end of any month, with one e-mail. What we have made for you stays yours: models, drawings, supplier lists and test reports.",
    },
    {
      question: "Do unused questions carry over?",
      answer:
        "No. After two quiet months we suggest the smaller plan ourselves. A question that turns out to be a project gets a quote of its own first.",
    },
    {
      question: "Who reads our drawings?",
      answer:
        "The people named in your plan, and no one else. We sign your confidentiality agreement before the first file, and keep factories on numbered copies.",
    },
    {
      question: "Are these real prices?",
      answer:
        "No. Korvane is a fictitious company and this page is a sample. Get Started opens the contact page, and nothing is charged.",
    },
  ],
  alternatives: [
    {
      to: "/contact",
      title: "One question",
      text: "Write to us. The first answer is free, and it is often the only one you need.",
      reference: "Less than a plan",
      detail: "Free",
    },
    {
      to: "/services",
      title: "A whole product",
      text: "Engineering, manufacturing and freight as one project, with named milestones and a date for each.",
      reference: "More than a plan",
      detail: "By quote",
    },
    {
      to: "/shop",
      title: "A weekend with a book",
      text: "Six books by our engineers, with the checklists that we use ourselves.",
      reference: "Instead of a plan",
      detail: "From $65",
    },
  ],
};

/** The pricing plans, with prices per month. */
export const plans: readonly Plan[] = [
  {
    id: "basic",
    name: "Basic",
    price: "$50",
    text: "For a first product, and questions that come one at a time.",
    features: basics,
  },
  {
    id: "ultra",
    name: "ULTRA",
    price: "$68",
    text: "Launching? Everything in Basic, plus the website to sell it.",
    features: [...basics, "Website Design & Development"],
    badge: "Most complete",
  },
  {
    id: "pro",
    name: "Pro",
    price: "$75",
    text: "For an established product line, with a dedicated consultant.",
    features: basics,
  },
];
