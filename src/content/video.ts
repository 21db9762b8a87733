import type { Video } from "#content/schema-page.ts";

/** The film that the site's video buttons play, and what is said of it beside them. */
export const video: Video = {
  title: "Big Buck Bunny, an open film by the Blender Foundation",
  id: "aqz-KE-bpKQ",
  note: "Our own film is not cut yet. Until it is, this button plays Blender's open film 'Big Buck Bunny', licensed CC BY 3.0, from YouTube.",
};
