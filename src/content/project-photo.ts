import gearsPicture from "#assets/cut-project-01-gears.webp?cutout";
import luminairesPicture from "#assets/cut-project-02-pendants.webp?cutout";
import boardPicture from "#assets/cut-project-03-boards.webp?cutout";
import batteryPicture from "#assets/cut-project-04-battery-pack.webp?cutout";
import packagingPicture from "#assets/cut-project-05-packaging.webp?cutout";
import harnessPicture from "#assets/cut-project-06-wiring-harness.webp?cutout";
import gatewayDarkPicture from "#assets/cut-project-07-enclosure-dark.webp?cutout";
import gatewayPicture from "#assets/cut-project-07-enclosure.webp?cutout";
import bracketsPicture from "#assets/cut-project-08-brackets.webp?cutout";
import trayPicture from "#assets/cut-project-09-thermoformed-tray.webp?cutout";
import textilesPicture from "#assets/cut-project-10-textile-rolls.webp?cutout";
import growLightPicture from "#assets/cut-project-11-grow-light.webp?cutout";
import jigPicture from "#assets/cut-project-12-assembly-jig.webp?cutout";
import scannerPicture from "#assets/cut-scanner.webp?cutout";
import designReviewDarkPicture from "#assets/design-review-dark.webp?hero";
import designReviewPicture from "#assets/design-review.webp?hero";
import batteryDetailDarkPicture from "#assets/macro-battery-pack-dark.webp?picture";
import batteryDetailPicture from "#assets/macro-battery-pack.webp?picture";
import pendantsAtNightPicture from "#assets/project-02-led-luminaires.webp?picture";
import boardDetailPicture from "#assets/project-03-pcb.webp?picture";
import enclosurePicture from "#assets/project-07-enclosure.webp?hero";
import bracketRowsPicture from "#assets/project-08-sheet-metal-bracket.webp?picture";
import seedlingsPicture from "#assets/project-11-grow-light.webp?picture";
import type { Photo } from "#lib/image/picture.ts";

/* Photos of projects and advisory services, with their alternative texts. */

export const gears: Photo = {
  picture: gearsPicture,
  alt: "Four meshing spur gears in steel, orange, brass and dark blue, with two ball bearings in front of them.",
};
export const luminaires: Photo = {
  picture: luminairesPicture,
  alt: "Three lit pendants in blue, orange and white hang from the rail of a test stand; on its base, a color meter and three samples.",
};
export const pendantsAtNight: Photo = {
  picture: pendantsAtNightPicture,
  alt: "Three lit dome pendants in blue, orange and white above a low bar of LEDs, against a dark blue wall.",
};
export const board: Photo = {
  picture: boardPicture,
  alt: "Two populated blue circuit boards: one flat with processor, radio module and connectors, one upright in a stand, a button cell on its back.",
};
export const boardDetail: Photo = {
  picture: boardDetailPicture,
  alt: "A populated blue circuit board: processor, inductors, capacitors, pin header and two white connectors.",
};
export const battery: Photo = {
  picture: batteryPicture,
  alt: "An open battery pack of orange cells with nickel strips, a green protection board and a yellow plug; two loose cells beside it.",
};
export const batteryDetail: Photo = {
  picture: { ...batteryDetailPicture, dark: batteryDetailDarkPicture },
  alt: "A battery pack from nearby: nickel plates welded to orange cells, their tabs soldered to a green protection board with an orange and a black lead.",
};
export const packaging: Photo = {
  picture: packagingPicture,
  alt: "A gateway and its orange cable in the white insert of a dark blue box, the lid with an orange stripe standing behind it.",
};
export const harness: Photo = {
  picture: harnessPicture,
  alt: "A wiring harness: colored wires run from a wide black connector through a sleeve and branch to two smaller connectors.",
};
export const enclosure: Photo = {
  picture: enclosurePicture,
  alt: "A closed gateway with a blue lid, an orange ring around its window and three round connectors, on a dark ground.",
};
export const gateway: Photo = {
  picture: { ...gatewayPicture, dark: gatewayDarkPicture },
  alt: "A closed gateway with a blue lid, an orange ring around its window and three round connectors.",
};
export const brackets: Photo = {
  picture: bracketsPicture,
  alt: "Four bent brackets in bare aluminum, blue and orange; before them the flat blank with its bend line engraved.",
};
export const bracketRows: Photo = {
  picture: bracketRowsPicture,
  alt: "Rows of bent sheet-metal brackets with slots and holes, one painted orange and one dark blue.",
};
export const tray: Photo = {
  picture: trayPicture,
  alt: "A white thermoformed tray of twelve pockets, nine of them holding small orange, blue and steel parts.",
};
export const textiles: Photo = {
  picture: textilesPicture,
  alt: "Rolls of cloth in cream, navy, orange and pale blue, the navy one partly unrolled.",
};
export const growLight: Photo = {
  picture: growLightPicture,
  alt: "A finned bar of white and pink LEDs on two uprights over a tray of lettuce and basil; its driver lies beside it.",
};
export const seedlings: Photo = {
  picture: seedlingsPicture,
  alt: "A hanging panel of white and pink LEDs over trays of green seedlings.",
};
export const jig: Photo = {
  picture: jigPicture,
  alt: "A circuit board held on a perforated aluminum plate by three toggle clamps with orange handles.",
};

/** A product that is not among the projects. */
export const scanner: Photo = {
  picture: scannerPicture,
  alt: "A handheld scanner in its charging cradle: aluminum body, blue side plate with a lit number, orange trigger, ribbed black grip.",
};

/** The picture of pages about advice. */
export const designReview: Photo = {
  picture: { ...designReviewPicture, dark: designReviewDarkPicture },
  alt: "A drawing of a gateway housing from above; on it lie the gateway, its circuit board, an orange pencil, calipers and two books.",
};
