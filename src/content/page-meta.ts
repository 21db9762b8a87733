import type { PageMeta } from "#content/schema-page.ts";

/**
 * Path, title and description of every fixed page. Each kind of page has its own file in `page-meta/`, so that no
 * visitor loads the words of the others: this is for what runs at build time. The brand is added to the title where
 * the head is written.
 */
export const pageMeta: readonly PageMeta[] = Object.values(
  import.meta.glob<Record<string, PageMeta>>("./page-meta/*.ts", { eager: true }),
).flatMap((module) => Object.values(module));
