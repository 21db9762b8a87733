import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { searchWords } from "#lib/search/text-match.ts";
import { SearchResult } from "#sections/site/search-result.tsx";
import { overflow } from "../../measure.ts";

const meta = {
  title: "Sections/Site/Search result",
  component: SearchResult,
  args: {
    entry: {
      title: "Sheet metal bracket from Düsseldorf",
      to: "/project-single/8",
      kind: "Project",
      text: "One bracket in the place of three, bent from one blank.",
    },
    words: searchWords("dusseldorf bracket"),
    onKeyDown: fn(),
  },
} satisfies Meta<typeof SearchResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WordsStandOut: Story = {
  play: async ({ canvas, canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll("mark")];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(["bracket", "Düsseldorf", "bracket"]);
    for (const mark of marks) await expect(getComputedStyle(mark).textDecorationLine).toBe("underline");
    await expect(canvas.getByRole("link")).toHaveAccessibleName(
      "Sheet metal bracket from Düsseldorf Project · One bracket in the place of three, bent from one blank.",
    );
  },
};

export const KeysAreTold: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole("link").focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onKeyDown).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    entry: { title: "x".repeat(60), to: "/about", kind: "Page", text: "y".repeat(200) },
    words: searchWords("x"),
  },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};
