import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { subjectOf } from "#content/all-page-metadata.ts";
import { pathOf, type RecordPage } from "#content/path-of.ts";
import { posts } from "#content/post.ts";
import { products } from "#content/product.ts";
import { projects } from "#content/project.ts";
import type { SiteMapGroup } from "#content/schema-page.ts";
import { serviceSummaries } from "#content/service-summary.ts";
import { teamCards } from "#content/team-card.ts";

const linkTo = (to: string) => {
  const { title, heading } = subjectOf(to);
  return { label: heading ?? title, to };
};

/** The most records of one kind that the site map lists; its page would grow with every record otherwise. */
const most = 100;

/** The links of records of one kind; a link to their list stands for those that are too many. */
const recordLinks = (page: RecordPage, records: readonly { id: string | number }[], list: string) => [
  ...records.slice(0, most).map(({ id }) => linkTo(pathOf(page, id))),
  ...(records.length > most ? [{ label: `All ${records.length}`, to: list }] : []),
];

/** The pages of the site map by kind, each page in its main layout. */
export const siteMap: readonly SiteMapGroup[] = [
  {
    id: "homes",
    title: "Home pages",
    links: [{ label: "Home", to: "/" }, ...["/home2", "/home3", "/home4", "/home5", "/home6", "/home7"].map(linkTo)],
  },
  { id: "company", title: "Company", links: ["/about", "/network-locations", "/pricing", "/contact"].map(linkTo) },
  {
    id: "services",
    title: "Services",
    to: "/services",
    links: recordLinks("service", serviceSummaries, "/services"),
  },
  {
    id: "advisory-services",
    title: "Advisory services",
    to: "/service",
    links: recordLinks("advisory-service", advisoryServiceSummaries, "/service"),
  },
  { id: "projects", title: "Projects", to: "/project", links: recordLinks("project", projects, "/project") },
  {
    id: "team",
    title: "Team",
    to: "/team",
    links: recordLinks("person", teamCards, "/team"),
  },
  { id: "posts", title: "Blog", to: "/blog", links: recordLinks("post", posts, "/blog") },
  {
    id: "shop",
    title: "Shop",
    to: "/shop",
    links: [...recordLinks("product", products, "/shop"), ...["/cart", "/checkout", "/order_received"].map(linkTo)],
  },
  { id: "account", title: "Account", links: ["/login", "/register"].map(linkTo) },
  { id: "this-site", title: "This site", links: ["/accessibility", "/site-map", "/message-sent", "/404"].map(linkTo) },
];

/** The same pages in other layouts, at their own addresses. */
export const siteMapVariants: readonly SiteMapGroup[] = [
  {
    id: "sidebar-left",
    title: "The same article, with the sidebar left",
    links: recordLinks("post-left-sidebar", posts, "/blog-left-sidebar"),
  },
  {
    id: "full-width",
    title: "The same article, at full width",
    links: recordLinks("post-full-width", posts, "/blog-fullwidth"),
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
