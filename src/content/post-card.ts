import { globe, liveSwitch } from "#content/photo-post";
import { circuit } from "#content/photo-service";
import { postSummaries } from "#content/post-summary";
import type { Post } from "#content/schema";

const [wereLive, engineeringNetwork, manufacturingLocations] = postSummaries;

/** What a card says of each post; the post's own file in `post/` adds the text, for the blog alone. */
export const postCards = [
  {
    ...wereLive,
    description:
      "Our new site is open, and with it an answer to the question that buyers ask first: if we can find a factory ourselves, why choose a provider?",
    image: liveSwitch,
  },
  {
    ...engineeringNetwork,
    description:
      "Design teams on two continents, one shared model and a working day that hands over instead of ending: how the engineering side of our network is arranged.",
    image: circuit,
  },
  {
    ...manufacturingLocations,
    description:
      "Factory regions in North America and Asia, what each of them does best, and how we decide which of them should make a given product.",
    image: globe,
  },
] as const satisfies readonly Pick<Post, "id" | "title" | "createdAt" | "description" | "image">[];
