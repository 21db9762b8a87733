// @vitest-environment node
import { expect, it } from "vitest";
import { releaseNotes } from "#tools/cli/release-notes.ts";
import type { Prop } from "#tools/vite/read-contracts.ts";

/** A prop: `size: S | M`, with `!` if it is required, and `?` if a native element declares it. */
const prop = (text: string): Prop => {
  const [, name = "", mark, type = ""] = /^(\w+)(\W)? (.+)$/.exec(text) ?? [];
  return { name, type, isRequired: mark === "!", isOwn: mark !== "?", description: `The ${name}. More.` };
};
const props = (...texts: string[]) => texts.map(prop);
const tokens = { themes: { added: [], removed: [] }, changed: [], renamed: [], added: [], removed: [], contrast: [] };

it("release notes say first what users have to change, and then what is new and different", () => {
  const [light, dark] = [{ light: "#000000" }, { light: "#000000", dark: "#FFFFFF" }];
  const button = props("size S", "width A | B", "to! string", "look C", "lang? Y");
  const notes = releaseNotes({
    tokens: {
      themes: { added: ["contrast"], removed: ["dusk"] },
      renamed: [
        { name: "space.a → space.b", before: light, after: light },
        { name: "space.c → space.d", before: light, after: dark },
      ],
      removed: [{ name: "layer.skip", before: { light: "80" } }],
      added: [{ name: "color.bg.new", after: dark }],
      changed: [{ name: "color.bg.page", before: light, after: dark }],
      contrast: [{ pair: "dark: color.text.a on color.bg.page", required: 4.5, before: 4.999, after: 7 }],
    },
    before: new Map(Object.entries({ Card: [], Button: props("size S | M", "tone string", "width A", "id? X") })),
    after: new Map(Object.entries({ Button: button, Meter: props("value! number") })),
    look: { items: [{ title: "Primary", views: [{ view: "dark", pixels: 90 }] }] },
  });
  expect(notes.replaceAll("`", "").split("\n").filter(Boolean)).toEqual([
    "### What you have to change",
    "- The theme dusk is gone.",
    "- space.a is now space.b",
    "- space.c is now space.d: #000000 → #FFFFFF (dark)",
    "- The token layer.skip is gone.",
    "- The component Card is gone.",
    "- Button: size was of the type S | M, and is S.",
    "- Button requires the prop to (string): The to.",
    "- Button no longer has the prop tone.",
    "### New",
    "- The theme contrast.",
    "- The component Meter.",
    "- Button has the prop look (C): The look.",
    "- The token color.bg.new: #000000 (light, contrast-dark); #FFFFFF (dark)",
    "### Changed components",
    "- Button: width was of the type A, and is A | B.",
    "### Changed tokens",
    "- color.bg.page: #000000 → #FFFFFF (dark)",
    "### Changed contrast",
    "- dark: color.text.a on color.bg.page: 4.99:1 passes → 7.00:1 passes, at least 4.5:1",
    "### What looks different",
    "- Primary (dark: 90 px)",
  ]);
  expect(releaseNotes({ tokens })).toBe("Nothing is different.");
});
