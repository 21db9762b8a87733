import type { Video } from "#content/schema-page.ts";
import { lightRing } from "#content/service-photo.ts";

/** The video of the video buttons, with a still for the button and a note for the dialog. */
export const video: Video = {
  title: "Big Buck Bunny, an open movie",
  id: "aqz-KE-bpKQ",
  still: lightRing.picture,
  note: "Our own video is still in the works. Until then, this is ‘Big Buck Bunny’ by the Blender Foundation, licensed CC BY 3.0.",
};
