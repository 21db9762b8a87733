import type { Indexer } from "storybook/internal/types";

/** Stories with this tag, and the first of each file, teach the use of a component. */
export const exampleTag = "example";

/** The tag of all other stories, which prove what a component guarantees. */
const proofTag = "proof";

/** Adds one of both tags to every story of the index, so that the filter of the sidebar tells them apart. */
export const withKinds = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      return entries.map((entry, index) => {
        const tags = entry.tags ?? [];
        const isExample = index === 0 || tags.includes(exampleTag);
        return { ...entry, tags: [...new Set([...tags, isExample ? exampleTag : proofTag])] };
      });
    },
  }));
