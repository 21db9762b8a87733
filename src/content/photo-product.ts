import fromIdeaToMarketPicture from "#assets/product-1-from-idea-to-market.webp?picture";
import designForManufacturePicture from "#assets/product-2-design-for-manufacture.webp?picture";
import quietSupplyChainPicture from "#assets/product-3-quiet-supply-chain.webp?picture";
import circuitThinkingPicture from "#assets/product-4-circuit-thinking.webp?picture";
import materialsPlainlyPicture from "#assets/product-5-materials-plainly.webp?picture";
import qualityAtTheSourcePicture from "#assets/product-6-quality-at-the-source.webp?picture";
import type { Photo } from "#lib/picture";

/* The covers of the shop's six books, each with its words. */

export const fromIdeaToMarket: Photo = {
  picture: fromIdeaToMarketPicture,
  alt: "Dark blue book, From Idea to Market by L. Marchetti: fine rings around an orange dot.",
};
export const designForManufacture: Photo = {
  picture: designForManufacturePicture,
  alt: "Orange book, Design for Manufacture by Ruth Okafor: rows of white and blue lozenges.",
};
export const quietSupplyChain: Photo = {
  picture: quietSupplyChainPicture,
  alt: "White book, The Quiet Supply Chain by Hana Lindqvist: rows of blue, orange and grey blocks.",
};
export const circuitThinking: Photo = {
  picture: circuitThinkingPicture,
  alt: "Green book, Circuit Thinking by Tomás Ferreira: pale and amber circuit traces.",
};
export const materialsPlainly: Photo = {
  picture: materialsPlainlyPicture,
  alt: "Ochre book, Materials, Plainly by Priya Natarajan: nested hexagons with an orange core.",
};
export const qualityAtTheSource: Photo = {
  picture: qualityAtTheSourcePicture,
  alt: "Charcoal book, Quality at the Source by Marcus Bell: a grid of pale dots, one of them orange.",
};
