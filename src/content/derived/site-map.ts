import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { caseStudy } from "#content/home-case-study.ts";
import { consulting } from "#content/home-consulting.ts";
import { factory } from "#content/home-factory.ts";
import { freight } from "#content/home-freight.ts";
import { journal } from "#content/home-journal.ts";
import { studio } from "#content/home-studio.ts";
import { pageMeta } from "#content/page-meta.ts";
import { posts } from "#content/post.ts";
import { products } from "#content/product.ts";
import { projects } from "#content/project.ts";
import type { SiteMapGroup } from "#content/schema-page.ts";
import { serviceSummaries } from "#content/service-summary.ts";
import { teamCards } from "#content/team-card.ts";

/** The homes after the first, `/home2` to `/home7`. */
const otherHomes = [caseStudy, studio, factory, freight, journal, consulting];

/** The links of pages without a record, named by their titles. */
const pageLinks = (...paths: string[]) =>
  paths.map((to) => {
    const meta = pageMeta.find(({ path }) => path === to);
    if (!meta) throw new Error(`${to} has no file in src/content/page-meta.`);
    return { label: meta.title, to };
  });

/** The most records of one kind that the site map lists; its page would grow with every record otherwise. */
const most = 100;

/** The links of records of one folder; a link to their list stands for those that are too many. */
const recordLinks = (folder: string, records: readonly { id: string | number; title: string }[], list: string) => [
  ...records.slice(0, most).map(({ id, title }) => ({ label: title, to: `${folder}/${id}` })),
  ...(records.length > most ? [{ label: `All ${records.length}`, to: list }] : []),
];

/** The pages of the site map by kind, each page in its main layout. */
export const siteMap: readonly SiteMapGroup[] = [
  {
    id: "homes",
    title: "Home pages",
    links: [
      { label: "Home", to: "/" },
      ...otherHomes.map(({ meta }, index) => ({ label: meta.title, to: `/home${index + 2}` })),
    ],
  },
  { id: "company", title: "Company", links: pageLinks("/about", "/network-locations", "/pricing", "/contact") },
  {
    id: "services",
    title: "Services",
    to: "/services",
    links: recordLinks("/services", serviceSummaries, "/services"),
  },
  {
    id: "advisory-services",
    title: "Advisory services",
    to: "/service",
    links: recordLinks("/service-single", advisoryServiceSummaries, "/service"),
  },
  { id: "projects", title: "Projects", to: "/project", links: recordLinks("/project-single", projects, "/project") },
  {
    id: "team",
    title: "Team",
    to: "/team",
    links: teamCards.map(({ id, name }) => ({ label: name, to: `/team-single/${id}` })),
  },
  { id: "posts", title: "Blog", to: "/blog", links: recordLinks("/blog-single", posts, "/blog") },
  {
    id: "shop",
    title: "Shop",
    to: "/shop",
    links: [
      ...recordLinks("/product-single", products, "/shop"),
      ...pageLinks("/cart", "/checkout", "/order_received"),
    ],
  },
  { id: "account", title: "Account", links: pageLinks("/login", "/register") },
  { id: "this-site", title: "This site", links: pageLinks("/accessibility", "/site-map", "/404") },
];

/** The same pages in other layouts, at their own addresses. */
export const siteMapVariants: readonly SiteMapGroup[] = [
  {
    id: "sidebar-left",
    title: "The same article, with the sidebar left",
    links: recordLinks("/blog-single-left-sidebar", posts, "/blog-left-sidebar"),
  },
  {
    id: "full-width",
    title: "The same article, at full width",
    links: recordLinks("/blog-single-fullwidth", posts, "/blog-fullwidth"),
  },
  {
    id: "other-layouts",
    title: "The same list or page, laid out differently",
    links: [
      { label: "Home, at a second address", to: "/home" },
      { label: "Advisory services, as a carousel", to: "/service-s2" },
      { label: "Advisory services, as a slider with icons", to: "/service-s3" },
      { label: "Projects 4 to 8, as a carousel", to: "/project-s2" },
      { label: "Projects 9 to 12, as a carousel", to: "/project-s3" },
      { label: "Blog, with the sidebar left", to: "/blog-left-sidebar" },
      { label: "Blog, at full width", to: "/blog-fullwidth" },
      { label: "The first book, as the featured one", to: "/shop-single" },
    ],
  },
];
