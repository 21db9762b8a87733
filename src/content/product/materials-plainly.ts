import cover from "#assets/cut-product-5-materials-plainly.webp?cutout";
import type { Product } from "#content/schema.ts";

export const materialsPlainly: Product = {
  id: 5,
  title: "Materials, Plainly",
  author: "Priya Natarajan",
  price: "125.00",
  delPrice: "130.00",
  proImg: {
    picture: cover,
    alt: "Ochre book, Materials, Plainly by Priya Natarajan: nested hexagons with an orange core.",
  },
  spine: "light",
  brand: "Workbench Editions",
  size: "XXl",
  summary: "Sixty materials in the words of the people who buy, cut, mold and paint them, and what each is wrong for.",
  description: [
    "Data sheets say what a material can do in a laboratory. Priya Natarajan asks what it does in a hand, in the sun, under a screw and after a year in a warehouse. Each of the sixty materials has two pages: what it is good for, what it is wrong for, what it is confused with, and what to ask a supplier.",
    "Plastics, metals, foams, papers and textiles are treated alike, in the same order, so that they can be compared. A ribbon and a swatch card come with the book.",
  ],
  updatedAt: "2026-11-22",
};
