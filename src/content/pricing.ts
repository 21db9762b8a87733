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
  introduction:
    "One line of the table differs: the website. The rest is how much of a consultant you want at your side.",
  period: "Per Month",
  action: "Get Started",
  to: "/contact",
  note: "Sample prices; nothing is sold here. Get Started opens the contact page.",
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
