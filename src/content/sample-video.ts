import type { HostedVideo } from "#content/schema-page.ts";
import { containerYard } from "#content/service-photo.ts";

/** The video beside the testimonials; a module of its own, because the home page shows no other. */
export const sampleVideo: HostedVideo = {
  title: "Sample film",
  id: "aqz-KE-bpKQ",
  still: containerYard.picture,
  note: "No client has been filmed yet. This is ‘Big Buck Bunny’, an open movie by the Blender Foundation, licensed CC BY 3.0.",
};
