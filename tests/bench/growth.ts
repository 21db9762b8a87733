import { growSite } from "../grown-site.ts";
import { weighPage } from "../page-bytes.ts";

const pages = ["/", "/blog", "/shop", "/blog-single/1", "/product-single/1", "/site-map"];

/** The compressed sizes of pages with their scripts and data in bytes, and the largest memory of the build. */
async function buildWith(more: number): Promise<{ weights: number[]; memory: number }> {
  const { dist, memory, remove } = await growSite(more);
  const weights = await Promise.all(pages.map((page) => weighPage(dist, page)));
  await remove();
  return { weights: weights.map(({ html, scripts, data }) => html + scripts + data), memory };
}

/**
 * Builds with 100 more posts and as many more products, which fill the first page of each list and the site map, and with
 * 1,000 more of each. Returns the largest memory of the second build, and the page that grew most, in bytes.
 */
export async function measureGrowth(): Promise<{ memory: number; page: string; growth: number }> {
  const before = await buildWith(100);
  const after = await buildWith(1000);
  const growth = pages.map((page, index) => ({ page, growth: after.weights[index]! - before.weights[index]! }));
  return { memory: after.memory, ...growth.toSorted((a, b) => b.growth - a.growth)[0]! };
}
