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
  "/service-s2": {
    title: "Advisory practices in pictures",
    description:
      "Our six advisory practices, one picture after another: turn to the one that answers the question beside your drawing.",
  },
  "/service-s3": {
    title: "Advisory practices at a glance",
    description:
      "Money, risk, duties, markets, suppliers and certificates: the six advisory practices of Korvane in a sentence each.",
  },
  "/project": {
    title: "Projects",
    description:
      "Twelve pieces of work, from a gear train to a light for seedlings: what was asked of Korvane, how it was done and what came of it.",
  },
  "/project-s2": {
    title: "Parts and packaging",
    description:
      "Projects 4 to 8 of Korvane: a battery pack, a parcel-proof box, a robot's wiring, a sealed case and metal brackets.",
  },
  "/project-s3": {
    title: "Trays, textiles and light",
    description:
      "Projects 9 to 12 of Korvane: returnable trays, technical textiles, a grow light and the jig that tests a board.",
  },
  "/team": {
    title: "Team",
    description:
      "The people you write to at Korvane: what each of them does, where they learnt it, and which languages they speak.",
  },
  "/pricing": {
    title: "Pricing",
    description:
      "Three sample plans for a consultant at your side between projects: Basic, ULTRA and Pro, by the month, with what each includes.",
  },
  "/login": {
    title: "Login",
    description:
      "The login form of this demonstration site. There are no accounts behind it, and nothing that you type is sent.",
  },
  "/register": {
    title: "Register",
    description:
      "The registration form of this demonstration site. It creates no account, and nothing that you type is sent.",
  },
  "/shop-single": {
    title: "Featured book",
    description:
      "The book that our demonstration shop puts first: From Idea to Market, with its price, its description and two sample reviews.",
  },
  "/shop": {
    title: "Shop",
    description:
      "Six books by Korvane's engineers and liaisons, from Workbench Editions. The shop is a demonstration: nothing is charged.",
  },
  "/cart": {
    title: "Cart",
    description:
      "What is in your cart: the books, how many of each, and what they come to. This shop is a demonstration and sells nothing.",
  },
  "/checkout": {
    title: "Checkout",
    description:
      "Coupon, billing address and payment for the books in your cart. The shop is a demonstration: no card is charged.",
  },
  "/order_received": {
    title: "Order received",
    description:
      "Your last order at Workbench Editions: what it holds, its number, its date and its total, to be read again or printed.",
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
  "/blog-left-sidebar": {
    title: "Latest News",
    description:
      "The newest notes from Korvane's engineers and liaisons, with search, categories and tags beside them on the left.",
  },
  "/blog-fullwidth": {
    title: "All posts",
    description:
      "Every note on design, factories and freight from Korvane's engineers and liaisons, across the whole width of the page.",
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
