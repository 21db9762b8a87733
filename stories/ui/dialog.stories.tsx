import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { useNavigationType } from "react-router-dom";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "#ui/button.tsx";
import { Dialog, type DialogProps } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";
import { clickWithModifiers } from "../click-with-modifiers.ts";
import type { Guide } from "../docs/guide.tsx";

/** A button that opens the dialog. */
function DialogWithButton(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: "UI/Dialog",
  component: Dialog,
  parameters: {
    guide: {
      proofs: {
        Dialog:
          "Centered; FocusMovesInAndCycles, FocusThatWrapsAroundIsInView, CloseButtonClosesAndReturnsFocus; EscapeClosesAndReturnsFocus, ClickOutsideCloses, FollowingALinkCloses, BackCloses, OpeningALinkInANewTabDoesNotClose; PageBehindIsInertAndDoesNotScroll, tests/browser/header.spec.ts",
      },
      when: "For a task that interrupts the page, or a sheet beside it.",
      instead: { "a short confirmation": "`Toast`", "a panel that leaves the page usable": "`Disclosure`" },
      pattern: "dialog-modal",
      wcag: ["2.1.2", "2.4.3", "4.1.2"],
      keyboard: [
        ["Tab, Shift+Tab", "Cycles through the dialog."],
        ["Escape", "Closes the dialog and returns focus to the opener."],
      ],
      do: ["Pass `opener` where a button opens the dialog: Safari does not focus clicked buttons.", "Load it lazily."],
      dont: ["Open it without an action of the visitor.", "Open a second dialog from inside."],
    } satisfies Guide,
  },
  args: {
    open: false,
    title: "Factory audit",
    onOpenChange: fn(),
    children: (
      <p>
        Every factory is visited twice a year. <Link to="/about">How we audit</Link>
      </p>
    ),
  },
  render: (args) => <DialogWithButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Factory audit" })).toBeVisible());
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} onClick={() => setIsOpen(true)}>
        Open
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} opener={opener} title="Factory audit">
        <p>Every factory is visited twice a year.</p>
      </Dialog>
    </>
  );
}

const open = meta.play;
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** The frame of an example in the documentation, in which the dialog is open. */
const framed = { docs: { story: { inline: false, height: "360px" } } };

export const Centered: Story = { parameters: framed, render: Example };
export const Large: Story = {
  tags: ["example"],
  parameters: framed,
  args: { open: true, size: "large" },
  render: (args) => <Dialog {...args} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Factory audit" })).toBeVisible());
  },
};
export const SideSheet: Story = {
  tags: ["example"],
  parameters: framed,
  args: { open: true, placement: "side", size: "small" },
  render: (args) => <Dialog {...args} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Factory audit" })).toBeVisible());
  },
};

export const CloseButtonClosesAndReturnsFocus: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole("button", { name: "Close" }));
    await closed();
    await expect(context.canvas.getByRole("button", { name: "Open" })).toHaveFocus();
  },
};

export const FocusMovesInAndCycles: Story = {
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await context.userEvent.tab();
    await expect(screen.getByRole("link", { name: "How we audit" })).toHaveFocus();
    await context.userEvent.tab();
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
    await context.userEvent.tab({ shift: true });
    await expect(screen.getByRole("link", { name: "How we audit" })).toHaveFocus();
  },
};

export const FocusThatWrapsAroundIsInView: Story = {
  args: {
    open: true,
    children: (
      <>
        <div style={{ height: 2000 }} />
        <a href="/about">The end</a>
      </>
    ),
  },
  render: (args) => <Dialog {...args} />,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.tab({ shift: true });
    const end = screen.getByRole("link", { name: "The end" });
    await expect(end).toHaveFocus();
    await expect(end.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Tab stops at the checked radio button only, which is not the last element. */
export const FocusCyclesAtRadioButtons: Story = {
  args: {
    open: true,
    children: ["Light", "Dark"].map((label) => (
      <label key={label} className="flex gap-3 py-2">
        <input type="radio" name="theme" defaultChecked={label === "Light"} className="size-icon" />
        {label}
      </label>
    )),
  },
  render: (args) => <Dialog {...args} />,
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole("radio", { name: "Light" })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  },
};

export const EscapeClosesAndReturnsFocus: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard("{Escape}");
    await closed();
    await waitFor(() => expect(context.canvas.getByRole("button", { name: "Open" })).toHaveFocus());
  },
};

export const ClickOutsideCloses: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole("dialog").parentElement!);
    await closed();
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

function NavigationType() {
  return <output>{useNavigationType()}</output>;
}

/** The page of the link replaces the dialog's history entry, so that Back leads to the page behind. */
export const FollowingALinkCloses: Story = {
  render: (args) => (
    <>
      <DialogWithButton {...args} />
      <NavigationType />
    </>
  ),
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(window.history.state?.dialog).toBe(true));
    await context.userEvent.click(screen.getByRole("link", { name: "How we audit" }));
    await closed();
    await expect(context.canvas.getByRole("status")).toHaveTextContent("REPLACE");
  },
};

export const OpeningALinkInANewTabDoesNotClose: Story = {
  play: async (context) => {
    await open(context);
    await clickWithModifiers(screen.getByRole("link", { name: "How we audit" }));
    await expect(screen.getByRole("dialog")).toBeVisible();
    await expect(context.args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const BackCloses: Story = {
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(window.history.state?.dialog).toBe(true));
    window.history.back();
    await closed();
    await waitFor(() => expect(context.canvas.getByRole("button", { name: "Open" })).toHaveFocus());
    await expect(window.history.state?.dialog).toBeFalsy();
  },
};

export const ClosingRemovesTheHistoryEntry: Story = {
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(window.history.state?.dialog).toBe(true));
    await context.userEvent.keyboard("{Escape}");
    await closed();
    await waitFor(() => expect(window.history.state?.dialog).toBeFalsy());
  },
};

/** The browser goes back only after another dialog has opened, which stays open and has an entry of its own. */
export const ReopenedAtOnce: Story = {
  play: async (context) => {
    await open(context);
    await waitFor(() => expect(window.history.state?.dialog).toBe(true));
    const returned = fn();
    window.addEventListener("popstate", returned, { once: true });
    screen.getByRole("button", { name: "Close" }).click();
    // React renders a click in a microtask, before the browser goes back.
    await Promise.resolve();
    context.canvas.getByRole<HTMLButtonElement>("button", { name: "Open", hidden: true }).click();
    await waitFor(() => expect(returned).toHaveBeenCalledOnce());
    await waitFor(() => expect(window.history.state?.dialog).toBe(true));
    await expect(screen.getByRole("dialog")).toBeVisible();
    window.history.back();
    await closed();
    await expect(window.history.state?.dialog).toBeFalsy();
  },
};

export const PageBehindIsInertAndDoesNotScroll: Story = {
  play: async (context) => {
    await open(context);
    await expect(context.canvasElement.closest("[inert]")).not.toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    await context.userEvent.keyboard("{Escape}");
    await closed();
    await expect(context.canvasElement.closest("[inert]")).toBeNull();
  },
};

export const TallContentScrolls: Story = {
  globals: { viewport: { value: "w320" } },
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index} className="py-2">
        Report {index + 1}
      </p>
    )),
  },
  play: async (context) => {
    await open(context);
    screen.getByText("Report 40").scrollIntoView();
    const bar = screen.getByRole("heading", { name: "Factory audit" }).parentElement!;
    await expect(bar.getBoundingClientRect().top, "no content above the title").toBe(0);
    await expect(screen.getByRole("button", { name: "Close" }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
