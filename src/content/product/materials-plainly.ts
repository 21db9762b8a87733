import cover from "#assets/cut-product-5-materials-plainly.webp?cutout";
import type { ProductFile } from "#content/schema.ts";

export const materialsPlainly: ProductFile = {
  id: 5,
  title: "Materials, Plainly",
  author: "Priya Natarajan",
  price: "125.00",
  delPrice: "130.00",
  proImg: {
    picture: cover,
    alt: "Ochre book, Materials, Plainly by Priya Natarajan: nested hexagons with an orange core.",
  },
  cover: "ochre",
  brand: "Workbench Editions",
  size: "XXl",
  summary: "Sixty materials in the words of the people who buy, cut, mold and paint them, and what each is wrong for.",
  description: [
    "Data sheets say what a material can do in a laboratory. Priya Natarajan asks what it does in a hand, in the sun, under a screw and after a year in a warehouse. Each of the sixty materials has two pages: what it is good for, what it is wrong for, what it is confused with, and what to ask a supplier.",
    "Plastics, metals, foams, papers and textiles are treated alike, in the same order, so that they can be compared. A ribbon and a swatch card come with the book.",
  ],
  edition: {
    pages: 208,
    weight: 1610,
    binding: "Sewn hardcover, ribbon",
    paper: "200\u00a0g/m² uncoated",
    printed: "1st edition, 2026",
    contents: [
      { number: "1", title: "How to read a data sheet, and when to stop", page: 7 },
      { number: "2", title: "Plastics, eighteen of them", page: 23 },
      { number: "3", title: "Metals, fourteen", page: 61 },
      { number: "4", title: "Foams, eight", page: 91 },
      { number: "5", title: "Papers and boards, ten", page: 109 },
      { number: "6", title: "Textiles, ten", page: 131 },
      { number: "7", title: "What each is confused with", page: 153 },
      { number: "8", title: "Glue, screws and other neighbors", page: 167 },
      { number: "9", title: "A year in a warehouse", page: 181 },
      { number: "I", title: "Index of faults: it cracked, it yellowed, it squeaks", page: 195 },
    ],
    sample: {
      page: 34,
      chapter: "2 Plastics, eighteen of them",
      heading: "Polycarbonate",
      paragraphs: [
        "Good for: windows, housings and anything that will be dropped. It bends a long way before it breaks, it is clear, and it stays strong from a cold truck to a hot dashboard.",
        "Wrong for: anything that meets alcohol wipes, gasoline or a screw that is too tight. It cracks around the hole, weeks later, without a warning. It also yellows in the sun unless the grade says otherwise.",
        "Confused with: acrylic, which is harder, clearer and shatters. Ask the supplier for the UV grade, the drying time, and a sample that has been wiped with isopropanol for a week.",
      ],
      figure: "stress-strain",
      caption:
        "Fig. 2.9. How far each bends before it breaks: acrylic snaps, polycarbonate gives warning, polyethylene keeps going.",
    },
    readers: [
      "Designers who choose by touch and want the reasons",
      "Buyers comparing two samples that look alike",
      "Teachers, for a class with scissors and a hammer",
    ],
  },
  updatedAt: "2026-11-30",
};
