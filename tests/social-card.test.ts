import { describe, expect, it } from "vitest";
import { drawTitle, textWidth } from "#tools/site/card-text.ts";

describe("the title of a link preview", () => {
  it.each(["Telecommunications", "Electromechanical design", "Pneumonoultramicroscopic work"])(
    "has room for the longest word: %s",
    async (title) => expect((await drawTitle(title)).info.width).toBeLessThanOrEqual(textWidth),
  );

  it("that has no room for its longest word stops the build", async () => {
    await expect(drawTitle("a".repeat(60))).rejects.toThrow("has no room for its longest word");
  });
});
