import { pageMeta } from "#content/page-meta";
import { postSummaries } from "#content/post-summary";
import { practiceSummaries } from "#content/practice-summary";
import { serviceSummaries } from "#content/service-summary";

/** What the header's search can find. Loaded when the search is first opened, so it may grow. */
export const searchEntries = [
  ...Object.entries(pageMeta)
    .filter(([path]) => path !== "/404")
    .map(([to, { title }]) => ({ title, to, kind: "Page" })),
  ...serviceSummaries.map(({ id, title }) => ({ title, to: `/services/${id}`, kind: "Service" })),
  ...practiceSummaries.map(({ id, title }) => ({ title, to: `/service-single/${id}`, kind: "Advisory practice" })),
  ...postSummaries.map(({ id, title }) => ({ title, to: `/blog-single/${id}`, kind: "Post" })),
];
