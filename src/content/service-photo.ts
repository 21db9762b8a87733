import lineDarkPicture from "#assets/assembly-line-dark.webp?hero";
import linePicture from "#assets/assembly-line.webp?hero";
import assemblyCellDarkPicture from "#assets/cut-assembly-cell-dark.webp?cutout";
import assemblyCellPicture from "#assets/cut-assembly-cell.webp?cutout";
import closedDarkPicture from "#assets/cut-gateway-closed-dark.webp?cutout";
import closedPicture from "#assets/cut-gateway-closed.webp?cutout";
import inServiceDarkPicture from "#assets/cut-gateway-in-service-dark.webp?cutout";
import inServicePicture from "#assets/cut-gateway-in-service.webp?cutout";
import layersDarkPicture from "#assets/cut-hero-1-engineering-dark.webp?cutout";
import layersPicture from "#assets/cut-hero-1-engineering.webp?cutout";
import toolPicture from "#assets/cut-service-2-manufacturing.webp?cutout";
import moldPicture from "#assets/cut-service-2-mold.webp?cutout";
import freightPicture from "#assets/cut-service-3-freight.webp?cutout";
import telephonePicture from "#assets/cut-telephone.webp?cutout";
import circuitDarkPicture from "#assets/macro-board-back-dark.webp?picture";
import circuitPicture from "#assets/macro-board-back.webp?picture";
import boardHousingDarkPicture from "#assets/macro-board-housing-dark.webp?picture";
import boardHousingPicture from "#assets/macro-board-housing.webp?picture";
import connectorsDarkPicture from "#assets/macro-connectors-dark.webp?picture";
import connectorsPicture from "#assets/macro-connectors.webp?picture";
import parcelsDarkPicture from "#assets/macro-drop-test-dark.webp?picture";
import parcelsPicture from "#assets/macro-drop-test.webp?picture";
import lightRingDarkPicture from "#assets/macro-light-ring-dark.webp?picture";
import lightRingPicture from "#assets/macro-light-ring.webp?picture";
import screwGasketDarkPicture from "#assets/macro-screw-gasket-dark.webp?picture";
import screwGasketPicture from "#assets/macro-screw-gasket.webp?picture";
import metrologyDarkPicture from "#assets/service-1-gallery-a-metrology-dark.webp?picture";
import metrologyPicture from "#assets/service-1-gallery-a-metrology.webp?picture";
import robotPicture from "#assets/service-2-gallery-a-robot.webp?picture";
import turnedPartsDarkPicture from "#assets/service-2-gallery-b-turned-parts-dark.webp?picture";
import turnedPartsPicture from "#assets/service-2-gallery-b-turned-parts.webp?picture";
import containerYardPicture from "#assets/service-3-gallery-a-container-yard.webp?picture";
import palletPicture from "#assets/service-3-logistics.webp?picture";
import type { Photo } from "#lib/image/picture.ts";

/* Photos of services, advisory services and the product, with their alternative texts. */

export const layers: Photo = {
  picture: { ...layersPicture, dark: layersDarkPicture },
  alt: "An edge gateway taken apart in mid-air: screws, blue lid, orange gasket, circuit board and aluminum housing.",
};
export const gatewayInService: Photo = {
  picture: { ...inServicePicture, dark: inServiceDarkPicture },
  alt: "An edge gateway upright on a metal stand, the ring in its blue lid alight; one of its three cables ends in an orange coil.",
};
export const closedGateway: Photo = {
  picture: { ...closedPicture, dark: closedDarkPicture },
  alt: "An edge gateway: a dark blue lid with a light ring on an aluminum housing with three round connectors.",
};
export const metrology: Photo = {
  picture: { ...metrologyPicture, dark: metrologyDarkPicture },
  alt: "Digital calipers lying on the drawing of a gateway housing, beside the machined part.",
};
export const circuit: Photo = {
  picture: { ...circuitPicture, dark: circuitDarkPicture },
  alt: "The back of a blue circuit board: four solder joints in a row, beside them a socket that holds a wide orange flat cable.",
};
export const mold: Photo = {
  picture: moldPicture,
  alt: "An open steel injection mold on a blue plate, core and cavity with their hoses; in front, three molded lids in orange, white and blue.",
};
export const tool: Photo = {
  picture: toolPicture,
  alt: "An open steel injection tool on a blue base, red parts still on its cores and three finished ones in front.",
};
export const robot: Photo = {
  picture: robotPicture,
  alt: "A robot arm carries a blue lid on suction cups toward open gateways waiting on a conveyor.",
};
export const line: Photo = {
  picture: { ...linePicture, dark: lineDarkPicture },
  alt: "A robot lowers a blue lid onto the middle one of three gateways on a long belt; the nearest is closed, the farthest open. Circuit boards wait in a tray in front, and a screen behind shows bars.",
};
export const assemblyCell: Photo = {
  picture: { ...assemblyCellPicture, dark: assemblyCellDarkPicture },
  alt: "A white robot arm lowers a blue lid onto an open gateway, the middle one of three on a short belt; circuit boards and more lids wait in trays in front.",
};
export const turnedParts: Photo = {
  picture: { ...turnedPartsPicture, dark: turnedPartsDarkPicture },
  alt: "Rows of turned steel and brass fittings, a single one of them orange.",
};
export const pallet: Photo = {
  picture: palletPicture,
  alt: "Labeled parcels stacked on a wooden pallet in front of shipping containers.",
};
export const freight: Photo = {
  picture: freightPicture,
  alt: "Cartons strapped to a wooden pallet in front of a blue shipping container; two more cartons on the ground.",
};
export const containerYard: Photo = {
  picture: containerYardPicture,
  alt: "A container yard from above: blue, white, red and yellow containers in rows.",
};
export const parcels: Photo = {
  picture: { ...parcelsPicture, dark: parcelsDarkPicture },
  alt: "A carton with the mark of Korvane and one crushed corner, on a steel plate; two more cartons behind it.",
};

export const telephone: Photo = {
  picture: telephonePicture,
  alt: "A desk telephone of aluminum with a dark blue handset and keypad and one orange key; its orange coiled cord makes a loop in front of it.",
};

/* Close views of the gateway. */

export const screwAndGasket: Photo = {
  picture: { ...screwGasketPicture, dark: screwGasketDarkPicture },
  alt: "A steel screw hovers over its hole in a dark blue lid; the orange gasket and the circuit board float below.",
};
export const boardOverHousing: Photo = {
  picture: { ...boardHousingPicture, dark: boardHousingDarkPicture },
  alt: "A circuit board with two white connectors floats above an aluminum housing with cooling fins inside.",
};
export const lightRing: Photo = {
  picture: { ...lightRingPicture, dark: lightRingDarkPicture },
  alt: "A round black window in a dark blue lid, framed by a glowing white ring and an orange one.",
};
export const connectors: Photo = {
  picture: { ...connectorsPicture, dark: connectorsDarkPicture },
  alt: "A plug with an orange cable in front of three round five-pin connectors of an aluminum housing with a dark blue lid.",
};

/** What each service makes, by the id of the service. */
export const serviceObjects: Readonly<Record<string, Photo>> = { "1": layers, "2": mold, "3": freight };
