import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FirstScreen } from "#ui/first-screen.tsx";
import { Text } from "#ui/text.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/First screen",
  component: FirstScreen,
  args: { children: <Text>The start of a page</Text> },
  parameters: {
    guide: {
      proofs: { FirstScreen: "TheFirstPaintWaitsForItsEnd, tests/browser/pages.spec.ts" },
      when: "For the start of a page in which a later part moves an earlier one: a picture above its text, a centered column.",
      instead: { "a start in the order of the document": "nothing: its header is painted earlier" },
      wcag: ["2.4.3"],
      do: ["Keep what is in it short."],
      dont: ["Place in it what is below the first screen."],
    } satisfies Guide,
  },
} satisfies Meta<typeof FirstScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheFirstPaintWaitsForItsEnd: Story = {
  play: async ({ canvas, canvasElement }) => {
    const end = canvasElement.querySelector("template")!;
    const link = document.head.querySelector(`link[rel="expect"][href="#${end.id}"]`);
    await expect(link).toHaveAttribute("blocking", "render");
    const start = canvas.getByText("The start of a page");
    await expect(start.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
