import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { InspectFacts } from "#sections/inspect/inspect-facts.tsx";

const button = { name: "Button", path: "src/ui/button.tsx", title: "UI/Button" };
const strip = {
  name: "ContactStrip",
  path: "src/sections/home/contact-strip.tsx",
  title: "Sections/Home/Contact strip",
};
const facts = {
  tag: "button",
  role: "button",
  name: "Send message",
  width: 148,
  height: 48,
  components: [button, strip],
  tokens: [
    { name: "color.text.on-action", value: "#ffffff", className: "text-on-action", isInherited: false },
    { name: "color.bg.action", value: "#c43f0c", className: "bg-action", isInherited: false },
    { name: "font.size.body", value: "18 px", className: "text-body", isInherited: true },
  ],
  contrast: { kind: "measured", ratio: 5.219, level: "AA", lightness: -76.4, isLarge: false },
  target: { width: 148, height: 48 },
} as const;

const meta = {
  title: "Sections/Inspect/Inspect facts",
  component: InspectFacts,
  args: {
    facts: { ...facts, components: [...facts.components], tokens: [...facts.tokens] },
    isAnnounced: true,
    users: undefined,
    storybook: "https://storybook.example/index.html",
    onToken: fn(),
    onParent: fn(),
  },
} satisfies Meta<typeof InspectFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("Contrast with level and APCA", async () => {
      await expect(canvas.getByText("5.21:1 AA · APCA Lc -76")).toBeVisible();
      await expect(canvas.getByText("148 × 48 px · AAA")).toBeVisible();
      await expect(canvas.getByText("Button in ContactStrip")).toBeVisible();
    });
    await step("Links the story", async () => {
      await expect(canvas.getByRole("link", { name: /^Button in Storybook/ })).toHaveAttribute(
        "href",
        "https://storybook.example/index.html?path=/docs/ui-button--docs",
      );
    });
  },
};

export const NamesTheStoryWithoutAStorybook: Story = {
  args: { storybook: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Storybook: UI/Button")).toBeVisible();
    await expect(canvas.getByText("Storybook: Sections/Home/Contact strip")).toBeVisible();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const ATokenShowsItsUsers: Story = {
  args: { users: { token: "color.bg.action", elements: 3, files: [button, strip] } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("color.bg.action: 3 elements of this page, 2 files")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "color.text.on-action" }));
    await expect(args.onToken).toHaveBeenLastCalledWith("color.text.on-action");
    await userEvent.click(canvas.getByRole("button", { name: "color.bg.action", pressed: true }));
    await expect(args.onToken).toHaveBeenLastCalledWith(undefined);
  },
};

export const BeforeAnElementIsChosen: Story = { args: { facts: undefined } };
