import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Stack } from "#ui/stack.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Button",
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: "Explore More", onClick: fn() },
  parameters: {
    guide: {
      proofs: {
        Button:
          "DoesNotSubmitByDefault; TargetIsAtLeast44PixelsHigh; PressingSubmitLeavesTheFocusInTheField; tests/browser/print.spec.ts",
        ButtonLink: "Links; tests/browser/print.spec.ts",
      },
      when: "For an action on the current page.",
      instead: { "a destination": "`ButtonLink` or `Link`", "an action with an icon only": "`IconButton`" },
      pattern: "button",
      wcag: ["2.1.1", "2.5.8", "4.1.2"],
      keyboard: [
        ["Tab", "Moves focus to the button."],
        ["Enter, Space", "Activates the button."],
      ],
      do: [
        "Begin with a verb and name its object: ‘Send the message’.",
        "Use the primary variant for one button of a group.",
        "Disable it with `aria-disabled`, and explain in nearby text what is missing.",
      ],
      dont: [
        "Use it for navigation; use a `ButtonLink`.",
        "Use `disabled`, which removes the button from the tab order without an explanation.",
        "Place primary buttons side by side.",
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { tags: ["example"], args: { variant: "secondary" } };
export const Quiet: Story = { tags: ["example"], args: { variant: "quiet" } };
export const Compact: Story = { tags: ["example"], args: { size: "compact" } };

export const EnterAndSpaceActivate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Explore More" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const DoesNotSubmitByDefault: Story = {
  render: (args) => (
    <form onSubmit={() => (args.onClick as unknown as (event: string) => void)("submitted")}>
      <Button>Explore More</Button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const TargetIsAtLeast44PixelsHigh: Story = {
  args: { size: "compact" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Links: Story = {
  tags: ["example"],
  render: () => (
    <Stack direction="row">
      <ButtonLink to="/contact">Contact us</ButtonLink>
      <ButtonLink to="mailto:hello@korvane.example" variant="secondary">
        Write to us
      </ButtonLink>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    await expect(canvas.getByRole("link", { name: "Write to us" })).not.toHaveAttribute("target");
  },
};

/** The field is validated on submit: an error inserted on blur would move the button before the release. */
export const PressingSubmitLeavesTheFocusInTheField: Story = {
  args: { type: "submit" },
  decorators: [
    (Story) => (
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Name" />
        <Story />
      </form>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
