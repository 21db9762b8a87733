import type { PostSummary } from "#content/schema";

/** The posts by name and day, for the footer of every page: no bodies, no images. */
export const postSummaries = [
  { id: "1", title: "We're live!", createdAt: "2026-09-07" },
  { id: "2", title: "Engineering & Design Network", createdAt: "2026-10-05" },
  { id: "3", title: "Factory & Manufacturing Locations", createdAt: "2026-11-02" },
] as const satisfies readonly PostSummary[];
