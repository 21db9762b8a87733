import { pathOf } from "#content/path-of.ts";
import type { Site } from "#content/schema-page.ts";
import { serviceSummaries } from "#content/service-summary.ts";

/** The company, for header, footer and search engines; every page loads this file, so it is small. */
export const site: Site = {
  name: "Korvane",
  tagline: "From idea to market.",
  blurb:
    "Korvane engineers products, has them made in audited factories and delivers them to your door, with consultants across North America and Asia.",
  disclaimer: "Korvane is a fictitious company. This site is a demonstration: nothing is sold here.",
  revision: "C",
  phone: "+1 (555) 010-4400",
  phoneHref: "tel:+15550104400",
  email: "hello@korvane.example",
  address: "44 Drydock Lane, Boston, MA 02210, USA",
  socials: [
    { name: "LinkedIn", href: "https://www.linkedin.com/company/korvane" },
    { name: "YouTube", href: "https://www.youtube.com/@korvane" },
    { name: "Instagram", href: "https://www.instagram.com/korvane" },
    { name: "X", href: "https://x.com/korvane" },
  ],
  navigation: [
    { label: "Home", to: "/home" },
    { label: "About Us", to: "/about" },
    {
      label: "Services",
      to: "/services",
      children: serviceSummaries.map(({ id, title, subTitle, drawing }) => ({
        label: title,
        to: pathOf("service", id),
        text: subTitle,
        drawing,
      })),
      more: [
        { label: "All services", to: "/services" },
        { label: "Advisory services", to: "/service" },
        { label: "All projects", to: "/project" },
        { label: "Compare plans", to: "/pricing" },
      ],
    },
    { label: "Network", to: "/network-locations" },
    { label: "Blog", to: "/blog" },
    { label: "Contact", to: "/contact" },
  ],
  morePages: [
    { label: "Shop", to: "/shop" },
    { label: "Projects", to: "/project" },
    { label: "Team", to: "/team" },
    { label: "Pricing", to: "/pricing" },
    { label: "Sign in", to: "/login" },
  ],
};
