import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { Guide } from "../docs/guide.tsx";
import { onSurface } from "../surface.tsx";

const meta = {
  title: "UI/Icon button",
  component: IconButton,
  args: { label: "Search", icon: <Icon name="search" />, onClick: fn() },
  parameters: {
    guide: {
      proofs: {
        IconButton: "TargetIsAtLeast44Pixels; LabelIsNameAndTooltip; tests/browser/print.spec.ts",
      },
      when: "For an action whose icon everybody knows, where space is short.",
      instead: { "any other action": "`Button`" },
      pattern: "button",
      wcag: ["1.1.1", "1.4.13", "2.5.8", "4.1.2"],
      keyboard: [
        ["Tab", "Moves focus to the button."],
        ["Enter, Space", "Activates the button."],
        ["Escape", "Closes the tooltip, which focus shows."],
      ],
      do: [
        "Name the action and its object in the label: ‘Remove Blue Book’.",
        "Use well-known icons: search, close, arrows.",
      ],
      dont: [
        "Use it where a `Button` with text fits.",
        "Describe the picture: write ‘Search’, not ‘Magnifying glass’.",
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Outline: Story = { tags: ["example"], args: { variant: "outline" } };
export const Round: Story = { tags: ["example"], args: { variant: "outline", shape: "round" } };

export const OnImages: Story = {
  args: { variant: "outline" },
  decorators: [onSurface("image")],
};

export const LabelIsNameAndTooltip: Story = {
  args: { label: "Remove Blue Book", icon: <Icon name="x" /> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Remove Blue Book" });
    await expect(button).not.toHaveAttribute("title");
    await expect(button.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
    const tooltip = () => getComputedStyle(button, "::after").content;
    await expect(tooltip()).toBe("none");
    await userEvent.tab();
    await expect(tooltip()).toContain("Remove Blue Book");
    await userEvent.keyboard("{Escape}");
    await expect(tooltip()).toBe("none");
    await expect(button).toHaveFocus();
    button.blur();
    await userEvent.tab();
    await expect(tooltip()).toContain("Remove Blue Book");
    window.dispatchEvent(new Event("resize"));
    await waitFor(() => expect(tooltip()).toBe("none"));
  },
};

export const LabelIsShownWithoutTheIcons: Story = {
  args: { label: "Remove" },
  beforeEach: () => {
    document.documentElement.dataset["noIcons"] = "";
    return () => delete document.documentElement.dataset["noIcons"];
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Remove" });
    await expect(getComputedStyle(button, "::before").content).toBe('"Remove"');
    await expect(button.querySelector("svg")).not.toBeVisible();
  },
};

export const EnterAndSpaceActivate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const TargetIsAtLeast44Pixels: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("button").getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
