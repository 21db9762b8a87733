import type { Video } from "#content/schema-page.ts";

/** The video of the Play video buttons, with the note below the button. */
export const video: Video = {
  title: "Big Buck Bunny, an open movie by the Blender Foundation",
  id: "aqz-KE-bpKQ",
  note: "Our own video is still in the works. Until then, this button plays Blender's open movie 'Big Buck Bunny', licensed CC BY 3.0, from YouTube.",
};
