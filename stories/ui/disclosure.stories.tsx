import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Disclosure } from "#ui/disclosure.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { clickWithModifiers } from "../click-with-modifiers.ts";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Disclosure",
  component: Disclosure,
  parameters: {
    layout: "fullscreen",
    guide: {
      proofs: {
        Disclosure:
          "Closed, Open; EscapeClosesAndReturnsFocus; MovingFocusOutCloses, ClickOutsideCloses, FollowingALinkCloses, OpeningALinkInANewTabDoesNotClose, HoverOpens, FocusKeepsAHoveredPanelOpen, ClickKeepsAHoveredPanelOpen",
      },
      when: "For a panel of the header: the cart, the search, a submenu.",
      instead: { "content within the page": "`Details`", "a task of its own": "`Dialog`" },
      pattern: "disclosure",
      wcag: ["1.4.13", "2.1.1", "4.1.2"],
      keyboard: [
        ["Enter, Space", "Opens or closes the panel."],
        ["Tab", "Moves from the button into the panel; leaving the panel closes it."],
        ["Escape", "Closes the panel and returns focus to the button."],
      ],
      do: ["Include a count in the label: 'Cart, 2 items'.", "Use it for a few links or a small form."],
      dont: ["Use it for input that must come first; use a `Dialog`.", "Give the panel the role `menu`."],
    } satisfies Guide,
  },
  args: {
    label: "Details",
    icon: <Icon name="info" />,
    onOpen: fn(),
    children: (
      <p>
        Figures of the <Link to="/about">last audit</Link>.
      </p>
    ),
  },
  decorators: [
    (Story) => (
      <div className="pb-40">
        <div className="relative flex h-header items-center justify-end gap-4 border-b-thin px-4">
          <button type="button" className="min-h-target px-4">
            Before
          </button>
          <Story />
          <button type="button" className="min-h-target px-4">
            After
          </button>
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "Details" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    const panel = canvasElement.querySelector(`[id="${button.getAttribute("aria-controls")}"]`);
    await expect(panel).toBeInTheDocument();
    await expect(panel).not.toBeVisible();
  },
};

export const Open: Story = {
  tags: ["example"],
  parameters: { docs: { story: { inline: false, height: "240px" } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Details" }));
    await expect(canvas.getByRole("button", { name: "Details" })).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText(/Figures of the/)).toBeVisible();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const EnterOpensAndSpaceCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link")).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const EscapeClosesAndReturnsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Details" }));
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Details" })).toHaveFocus();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const MovingFocusOutCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Details" }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "After" })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Details" })).toHaveAttribute("aria-expanded", "false");
  },
};

export const ClickOutsideCloses: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Details" }));
    await userEvent.click(canvasElement);
    await expect(canvas.getByRole("button", { name: "Details" })).toHaveAttribute("aria-expanded", "false");
  },
};

export const FollowingALinkCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Details" }));
    await userEvent.click(canvas.getByRole("link"));
    await expect(canvas.getByRole("button", { name: "Details" })).toHaveAttribute("aria-expanded", "false");
  },
};

export const OpeningALinkInANewTabDoesNotClose: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Details" }));
    await clickWithModifiers(canvas.getByRole("link"));
    await expect(canvas.getByRole("button", { name: "Details" })).toHaveAttribute("aria-expanded", "true");
  },
};

export const HoverOpens: Story = {
  args: { openOn: "hover" },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Details" });
    await userEvent.hover(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.hover(canvas.getByRole("link"));
    await expect(canvas.getByRole("link"), "the panel stays open under the mouse").toBeVisible();
    await userEvent.hover(canvas.getByRole("button", { name: "Before" }));
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

export const EscapeClosesAHoveredPanel: Story = {
  args: { openOn: "hover" },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Before" }).focus();
    await userEvent.hover(canvas.getByRole("button", { name: "Details" }));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Before" })).toHaveFocus();
  },
};

export const ClickKeepsAHoveredPanelOpen: Story = {
  args: { openOn: "hover" },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Details" });
    await userEvent.click(button);
    await userEvent.hover(canvas.getByRole("button", { name: "Before" }));
    await expect(button).toHaveAttribute("aria-expanded", "true");
  },
};

export const FocusKeepsAHoveredPanelOpen: Story = {
  args: { openOn: "hover" },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Details" });
    await userEvent.hover(button);
    canvas.getByRole("link").focus();
    await userEvent.unhover(button);
    await expect(canvas.getByRole("link")).toBeVisible();
  },
};

export const PanelFitsSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Details" }));
    const { left, right } = canvas.getByText(/Figures of the/).getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeLessThan(window.innerWidth);
  },
};
