import livePicture from "#assets/blog-1-were-live.webp?picture";
import globePicture from "#assets/network-globe.webp?picture";
import prototypesDarkPicture from "#assets/prototypes-dark.webp?hero";
import prototypesPicture from "#assets/prototypes.webp?hero";
import type { Photo } from "#lib/image/picture.ts";

/* Photos of the blog and the Network page, with their alternative texts. */

export const liveSwitch: Photo = {
  picture: livePicture,
  alt: "A large steel toggle switch pushed to the right, with the word LIVE glowing on its orange ground.",
};
export const prototypes: Photo = {
  picture: { ...prototypesPicture, dark: prototypesDarkPicture },
  alt: "One handheld scanner three times in a row: printed in pale resin, machined in bare metal, and in front the finished one in blue and orange, its display lit.",
};
export const globe: Photo = {
  picture: globePicture,
  alt: "A dark globe with dotted continents; glowing orange lines join points around it.",
};
