import livePicture from "#assets/blog-1-were-live.webp?picture";
import globePicture from "#assets/network-globe.webp?picture";
import type { Photo } from "#lib/image/picture.ts";

/* Photos of the blog and the Network page, with their alternative texts. */

export const liveSwitch: Photo = {
  picture: livePicture,
  alt: "A large steel toggle switch pushed to the right, with the word LIVE glowing on its orange ground.",
};
export const globe: Photo = {
  picture: globePicture,
  alt: "A dark globe with dotted continents; glowing orange lines join points around it.",
};
