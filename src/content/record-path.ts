import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { posts } from "#content/post.ts";
import { products } from "#content/product.ts";
import { projects } from "#content/project.ts";
import { serviceSummaries } from "#content/service-summary.ts";
import { teamCards } from "#content/team-card.ts";

/** The existing ids for every path with a parameter, for build-time code and tests only. */
const ids: Record<string, readonly { id: string }[]> = {
  "/services/:id": serviceSummaries,
  "/service-single/:id": advisoryServiceSummaries,
  "/project-single/:id": projects,
  "/team-single/:id": teamCards,
  "/product-single/:id": products.map(({ id }) => ({ id: String(id) })),
  "/blog-single/:id": posts,
  "/blog-single-left-sidebar/:id": posts,
  "/blog-single-fullwidth/:id": posts,
};

/**
 * The addresses that match a path of the route table; none for the catch-all.
 *
 * @throws Error for a path with a parameter that is missing in the table above
 */
export function pathsOf(path: string): string[] {
  if (path === "*") return [];
  if (!path.includes(":")) return [path];
  const records = ids[path];
  if (!records) throw new Error(`${path} has a parameter; add its ids to src/content/record-path.ts.`);
  return records.map(({ id }) => path.replace(":id", id));
}
