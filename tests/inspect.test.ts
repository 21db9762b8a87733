// @vitest-environment node
import Color from "colorjs.io";
import { assert, double, property, tuple } from "fast-check";
import { expect, it } from "vitest";
import { contrastLevel, contrastRatio, lightnessContrast, parseColor, type Rgba } from "#lib/inspect/contrast.ts";

const channel = double({ min: 0, max: 1, noNaN: true });
const color = tuple(channel, channel, channel);

it("measures contrast as the library of the token checks does, of WCAG and of APCA", () => {
  assert(
    property(color, color, (text, surface) => {
      const [own, ground]: Rgba[] = [
        [...text, 1],
        [...surface, 1],
      ];
      const [known, knownGround] = [new Color("srgb", text), new Color("srgb", surface)];
      expect(contrastRatio(own!, ground!)).toBeCloseTo(known.contrastWCAG21(knownGround), 1);
      expect(lightnessContrast(own!, ground!)).toBeCloseTo(knownGround.contrastAPCA(known), 2);
    }),
  );
});

it("reads the colors that browsers compute, and no others", () => {
  expect(parseColor("rgb(15, 29, 51)")).toEqual([15 / 255, 29 / 255, 51 / 255, 1]);
  expect(parseColor("rgba(0, 0, 0, 0)")).toEqual([0, 0, 0, 0]);
  expect(parseColor("color(srgb 0.5 0.25 0 / 0.72)")).toEqual([0.5, 0.25, 0, 0.72]);
  expect(parseColor("oklch(0.5 0.1 20)")).toBeUndefined();
  expect(parseColor("color(display-p3 1 0 0)")).toBeUndefined();
  expect([3, 4.49, 4.5, 7].map((ratio) => contrastLevel(ratio, false))).toEqual(["below AA", "below AA", "AA", "AAA"]);
  expect(contrastLevel(3, true)).toBe("AA");
});
