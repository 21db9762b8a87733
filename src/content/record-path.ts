import { advisoryServiceSummaries } from "#content/advisory-service-summary.ts";
import { posts } from "#content/post.ts";
import { products } from "#content/product.ts";
import { projects } from "#content/project.ts";
import { serviceSummaries } from "#content/service-summary.ts";
import { teamCards } from "#content/team-card.ts";

/** For every path with a parameter, the ids that exist. Only prerendering and tests ask; no visitor loads this. */
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
 * The addresses that a path of the route table stands for; none for the catch-all.
 *
 * @throws Error when a path has a parameter whose ids nobody named
 */
export function pathsOf(path: string): string[] {
  if (path === "*") return [];
  if (!path.includes(":")) return [path];
  const records = ids[path];
  if (!records) throw new Error(`${path} has a parameter, and src/content/record-path.ts does not say which ids exist`);
  return records.map(({ id }) => path.replace(":id", id));
}
