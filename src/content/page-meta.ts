type Meta = { title: string; description: string };

/** Title and description of every fixed page, for its head. The brand is added to the title where the head is written. */
export const pageMeta = {
  "/": {
    title: "From idea to market",
    description:
      "Korvane engineers products, has them made in audited factories and delivers them, with consultants across North America and Asia.",
  },
  "/about": {
    title: "About Us",
    description:
      "A trusted consulting group of engineers, sourcing and logistics people who stay with a product from first sketch to delivery.",
  },
  "/services": {
    title: "Services",
    description:
      "Engineering and development, direct manufacturing, sourcing and logistics: what Korvane does, and how the three fit together.",
  },
  "/service": {
    title: "Advisory practices",
    description:
      "Six practices beside our services: costing, risk, duties, business cases, supplier audits and certification of products.",
  },
  "/network-locations": {
    title: "Network",
    description:
      "The cities of North America and Asia where Korvane's engineers design and its factory partners produce, as lists and on a map.",
  },
  "/blog": {
    title: "Blog",
    description:
      "Notes from engineers and liaisons on design, factories and freight, for people who bring physical products to market.",
  },
  "/contact": {
    title: "Contact",
    description:
      "Tell us about your product: write to Korvane by e-mail or with the form, and an engineer will answer within one working day.",
  },
  "/404": {
    title: "Page not found",
    description:
      "There is no page at this address. From here you can return to the home page of Korvane or search the site.",
  },
} as const satisfies Readonly<Record<`/${string}`, Meta>>;
