import type { PageMeta } from "#content/schema-page.ts";

/**
 * Path, title and description of every page without a record, for build-time code and tests only. Pages import their
 * own file of `page-meta/`, so that they do not load the metadata of other pages.
 */
export const pageMeta: readonly PageMeta[] = Object.values(
  import.meta.glob<Record<string, PageMeta>>("./page-meta/*.ts", { eager: true }),
).flatMap((module) => Object.values(module));
