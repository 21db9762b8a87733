import { describe, expect, it } from "vitest";
import { posts } from "#content/post.ts";
import { projects } from "#content/project.ts";
import { drawTitle, textWidth } from "#tools/site/card-text.ts";

/** The width of each line of a drawn text in pixels, from the first to the last. */
async function lineWidths(title: string): Promise<number[]> {
  const { data, info } = await drawTitle(title);
  const lines: { left: number; right: number; bottom: number }[] = [];
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * info.channels + 3] ?? 0) < 128) continue;
      const line = lines.at(-1);
      // a dot of an i is a line of its own without this distance
      if (!line || y - line.bottom > 12) lines.push({ left: x, right: x, bottom: y });
      else Object.assign(line, { left: Math.min(line.left, x), right: Math.max(line.right, x), bottom: y });
    }
  }
  return lines.map(({ left, right }) => right - left);
}

describe("the title of a link preview", () => {
  it.each(["Telecommunications", "Electromechanical design", "Pneumonoultramicroscopic work"])(
    "has room for the longest word: %s",
    async (title) => expect((await drawTitle(title)).info.width).toBeLessThanOrEqual(textWidth),
  );

  it("that has no room for its longest word stops the build", async () => {
    await expect(drawTitle("a".repeat(60))).rejects.toThrow("has no room for its longest word");
  });

  it("does not break at a hyphen", async () => {
    expect(await lineWidths("design-for-manufacture")).toHaveLength(1);
  });

  it.each([...posts, ...projects].map(({ title }) => title))(
    "leaves no word alone on the last line: %s",
    async (title) => {
      const widths = await lineWidths(title);
      const last = widths.at(-1) ?? 0;
      expect(last).toBeGreaterThan(Math.max(...widths) * 0.45);
    },
  );
});
