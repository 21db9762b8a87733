import boardDark from "#assets/gateway-layer-board-dark.webp?cutout";
import board from "#assets/gateway-layer-board.webp?cutout";
import gasketDark from "#assets/gateway-layer-gasket-dark.webp?cutout";
import gasket from "#assets/gateway-layer-gasket.webp?cutout";
import housingDark from "#assets/gateway-layer-housing-dark.webp?cutout";
import housingFrontDark from "#assets/gateway-layer-housing-front-dark.webp?cutout";
import housingFront from "#assets/gateway-layer-housing-front.webp?cutout";
import housingRimDark from "#assets/gateway-layer-housing-rim-dark.webp?cutout";
import housingRim from "#assets/gateway-layer-housing-rim.webp?cutout";
import housing from "#assets/gateway-layer-housing.webp?cutout";
import lidDark from "#assets/gateway-layer-lid-dark.webp?cutout";
import lid from "#assets/gateway-layer-lid.webp?cutout";
import screwsDark from "#assets/gateway-layer-screws-dark.webp?cutout";
import screws from "#assets/gateway-layer-screws.webp?cutout";
import { closedGateway } from "#content/service-photo.ts";
import type { Picture } from "#lib/image/picture.ts";

export type LayerName = "housing" | "board" | "housing-rim" | "gasket" | "housing-front" | "lid" | "screws" | "closed";

/** One layer of the exploded view; all layers have one frame. The style sheet has the distance that a moving one travels. */
export type DrawingLayer = {
  readonly name: LayerName;
  readonly picture: Picture;
};

/** The layers in the order in which they are painted: the closed gateway covers the assembled ones. */
export const gatewayLayers: readonly DrawingLayer[] = [
  { name: "housing", picture: { ...housing, dark: housingDark } },
  { name: "board", picture: { ...board, dark: boardDark } },
  { name: "housing-rim", picture: { ...housingRim, dark: housingRimDark } },
  { name: "gasket", picture: { ...gasket, dark: gasketDark } },
  { name: "housing-front", picture: { ...housingFront, dark: housingFrontDark } },
  { name: "lid", picture: { ...lid, dark: lidDark } },
  { name: "screws", picture: { ...screws, dark: screwsDark } },
  { name: "closed", picture: closedGateway.picture },
];

/** What is said of the gateway while it opens, from the closed product to its last layer. */
export const gatewayOpening = {
  // by night in every theme, as the surface is dark in all
  layers: gatewayLayers.map(({ name, picture }) => ({ name, picture: picture.dark ?? picture })),
  label: "Open the gateway",
  alt: "An edge gateway in layers: screws, blue lid, orange gasket, circuit board and aluminum housing.",
  steps: [
    { name: "Closed", text: "Nine watts, no fan and no vent: the housing is the heat sink." },
    { name: "Screws", text: "Four of one size and no glue, so one tool opens it, in gloves." },
    { name: "Lid", text: "It alone compresses the gasket, down to a hard stop." },
    { name: "Gasket", text: "One ring in a plane groove: no corner, no leak." },
    { name: "Board", text: "Out in 90 seconds, while the fins stay in the housing." },
  ],
};
