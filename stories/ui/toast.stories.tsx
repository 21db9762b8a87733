import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, spyOn, waitFor, within } from "storybook/test";
import { dismiss, notify, readNotices } from "#lib/toast/notice.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Toaster, type ToasterProps } from "#ui/toast.tsx";
import { overflow, elementAtCenter } from "../measure.ts";

type Said = Parameters<typeof notify>[0];

const added: Said = { kind: "success", text: "Item Added to Cart" };
const removed: Said = { kind: "error", text: "Item Removed from Wishlist", live: "polite" };
const failed: Said = { kind: "error", text: "Empty field is not allowed!" };
const mailed: Said = { kind: "success", text: "Message succesfully sent!", placement: "center", live: "off" };

const meta = {
  title: "UI/Toast",
  component: Toaster,
  parameters: {
    layout: "fullscreen",
    guide: {
      keyboard: [
        ["F8", "Leads to the notices, wherever the focus is."],
        ["Tab", "Among the notices: from the newest to the oldest, and to each one's button."],
        ["Escape", "Closes the newest; with the focus on a notice, that one."],
        ["Enter, Space", "On the button: closes the notice. After the last one the focus returns to where it was."],
      ],
      do: [
        "Write what it says where it happened, too: a notice is gone after five seconds.",
        "Say of a failure only what can wait for nothing; it interrupts.",
        'Mark what the focus has spoken already (`live: "off"`).',
      ],
      dont: ["Put in it the only way to do something.", "Announce it again: it speaks by itself."],
    },
  },
  beforeEach: () => {
    // the frame in which the tests run is looked at by nobody, and knows no real pointer
    spyOn(document, "hasFocus").mockReturnValue(true);
    spyOn(Element.prototype, "setPointerCapture").mockReturnValue();
    for (const { id } of readNotices()) dismiss(id);
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-screen flex-col items-start justify-end p-4">
        <Button onClick={() => notify(added)}>Add to cart</Button>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The notice with these words, once it is there. */
const shown = async ({ text }: Said) => (await screen.findByText(text, { selector: "li *" })).closest("li")!;
const gone = ({ text }: Said, timeout = 4000) =>
  waitFor(() => expect(screen.queryByText(text, { selector: "li *" })).not.toBeInTheDocument(), { timeout });

/** Everything that live regions say, in order, from now on. */
function listen() {
  const said: { words: string; politeness: string | null }[] = [];
  const last = new WeakMap<Element, string>();
  const observer = new MutationObserver(() => {
    for (const region of document.querySelectorAll("[aria-live], [role=status], [role=alert]")) {
      if (region.getAttribute("aria-live") === "off") continue;
      const words = region.textContent.trim();
      if (words && last.get(region) !== words) said.push({ words, politeness: region.getAttribute("aria-live") });
      last.set(region, words);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { said, stop: () => observer.disconnect() };
}

/** Presses F8, which user-event does not know. */
const pressF8 = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "F8", code: "F8" });

export const Success: Story = {
  play: async () => {
    notify(added);
    const { right, top } = (await shown(added)).getBoundingClientRect();
    await expect(right).toBeGreaterThan(window.innerWidth * 0.9);
    await expect(top).toBeLessThan(window.innerHeight / 2);
  },
};

export const ErrorMessage: Story = {
  play: async () => {
    notify(failed);
    await expect(await shown(failed)).toBeVisible();
  },
};

export const Information: Story = {
  play: async () => {
    notify({ kind: "info", text: "user not existed!" });
    await expect(await shown({ kind: "info", text: "user not existed!" })).toBeVisible();
  },
};

export const Warning: Story = {
  play: async () => {
    notify({ kind: "warning", text: "Already added to Compare List" });
    await expect(await shown({ kind: "warning", text: "Already added to Compare List" })).toBeVisible();
  },
};

export const Centered: Story = {
  play: async () => {
    notify(mailed);
    const { left, right } = (await shown(mailed)).getBoundingClientRect();
    await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(10);
  },
};

export const ClosesAfterFiveSeconds: Story = {
  play: async () => {
    const start = performance.now();
    notify(added);
    await shown(added);
    await gone(added, 9000);
    await expect(performance.now() - start).toBeGreaterThan(4900);
    await expect(performance.now() - start).toBeLessThan(6500);
    await expect(readNotices()).toEqual([]);
  },
};

/** Time enough for a notice of 300 ms to go, if nothing held it. */
const longer = () => new Promise((resolve) => setTimeout(resolve, 700));

export const PausesOnHover: Story = {
  args: { duration: 300 },
  play: async ({ userEvent }) => {
    notify(added);
    await userEvent.hover(await shown(added));
    await longer();
    await expect(await shown(added)).toBeVisible();
    await userEvent.unhover(await shown(added));
    await gone(added);
  },
};

export const PausesOnFocus: Story = {
  args: { duration: 300 },
  play: async ({ canvas }) => {
    notify(added);
    await shown(added);
    await pressF8();
    await longer();
    await expect(await shown(added)).toBeVisible();
    canvas.getByRole("button", { name: "Add to cart" }).focus();
    await gone(added);
  },
};

export const PausesWhileTheWindowIsBlurred: Story = {
  args: { duration: 300 },
  play: async () => {
    notify(added);
    await shown(added);
    await fireEvent.blur(window);
    await longer();
    await expect(await shown(added)).toBeVisible();
    await fireEvent.focus(window);
    await gone(added);
  },
};

/** A message that took long to send may say so to a window that nobody looks at any more. */
export const TimerStartsWhenTheWindowIsFocused: Story = {
  args: { duration: 300 },
  play: async () => {
    spyOn(document, "hasFocus").mockReturnValue(false);
    notify(added);
    await shown(added);
    await longer();
    await expect(await shown(added)).toBeVisible();
    await fireEvent.focus(window);
    await gone(added);
  },
};

export const NextToastClosesAfterOneWasClosedUnderTheMouse: Story = {
  args: { duration: 300 },
  play: async ({ userEvent }) => {
    notify(added);
    await userEvent.click(await shown(added));
    await gone(added);
    notify(removed);
    await shown(removed);
    await gone(removed);
  },
};

export const ClickCloses: Story = {
  play: async ({ userEvent }) => {
    notify(mailed);
    await userEvent.click(await shown(mailed));
    await gone(mailed);
  },
};

/** A dialog makes the page behind it inert, and what happens in it is told all the same. */
function BesideADialog(props: ToasterProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Toaster {...props} />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Wishlist">
        <Button onClick={() => notify(removed)}>Remove</Button>
      </Dialog>
    </>
  );
}

export const IsClickableAboveADialog: Story = {
  args: { duration: 60_000 },
  render: (args) => <BesideADialog {...args} />,
  play: async ({ canvas, userEvent }) => {
    notify(added);
    await shown(added);
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const dialog = await screen.findByRole("dialog", { name: "Wishlist" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
    for (const notice of [removed, added]) {
      const item = await shown(notice);
      await expect(item, "it lies on top").toContainElement(elementAtCenter(item) as HTMLElement);
      await expect(item.closest("[inert], [aria-hidden=true]")).toBeNull();
      await userEvent.click(within(item).getByRole("button", { name: "Close" }));
      await gone(notice);
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

export const CloseButtonCloses: Story = {
  play: async ({ userEvent }) => {
    notify(added);
    notify(removed);
    await userEvent.click(within(await shown(added)).getByRole("button", { name: "Close" }));
    await gone(added);
    await expect(await shown(removed)).toBeVisible();
  },
};

export const EscapeClosesTheNewest: Story = {
  play: async ({ userEvent }) => {
    notify(added);
    notify(removed);
    await shown(removed);
    await userEvent.keyboard("{Escape}");
    await gone(removed);
    await expect(await shown(added)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await gone(added);
  },
};

/** Drags a notice to the right. */
async function drag(item: Element, distance: number) {
  const pointer = { pointerId: 1, pointerType: "mouse", button: 0, clientY: 100 };
  await fireEvent.pointerDown(item, { ...pointer, clientX: 100 });
  await fireEvent.pointerMove(item, { ...pointer, clientX: 110 });
  await fireEvent.pointerMove(item, { ...pointer, clientX: 100 + distance });
  const moved = getComputedStyle(item).translate;
  await fireEvent.pointerUp(item, { ...pointer, clientX: 100 + distance });
  await fireEvent.click(item);
  return moved;
}

export const SwipeCloses: Story = {
  play: async () => {
    notify(mailed);
    await expect(await drag(await shown(mailed), 120)).toBe("120px");
    await gone(mailed);
  },
};

export const ShortSwipeDoesNotClose: Story = {
  play: async () => {
    notify(mailed);
    await drag(await shown(mailed), 30);
    await expect((await shown(mailed)).style.translate).toBe("");
    await expect(await shown(mailed)).toBeVisible();
  },
};

export const ShowsAtMostThree: Story = {
  play: async () => {
    for (const count of [1, 2, 3, 4, 5]) notify({ kind: "info", text: `Notice ${count}` });
    await shown({ kind: "info", text: "Notice 5" });
    await expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Notice 3",
      "Notice 4",
      "Notice 5",
    ]);
  },
};

export const AnnouncedOnce: Story = {
  play: async () => {
    const { said, stop } = listen();
    for (const [notice, politeness] of [
      [added, "polite"],
      [removed, "polite"],
      [failed, "assertive"],
    ] as const) {
      notify(notice);
      await shown(notice);
      await waitFor(() => expect(said.at(-1)).toEqual({ words: `Notification ${notice.text}`, politeness }));
    }
    // what was announced goes away again after a second, unheard
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect(said.map(({ words }) => words)).toEqual(
      [added, removed, failed].map(({ text }) => `Notification ${text}`),
    );
    stop();
  },
};

export const NotAnnouncedAfterFocusHasAnnouncedIt: Story = {
  play: async () => {
    const { said, stop } = listen();
    notify(mailed);
    await shown(mailed);
    await longer();
    await expect(said).toEqual([]);
    stop();
  },
};

export const DoesNotMoveFocus: Story = {
  args: { duration: 300 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Add to cart" });
    await userEvent.click(button);
    await shown(added);
    await expect(button).toHaveFocus();
    await gone(added);
    await expect(button).toHaveFocus();
  },
};

export const F8FocusesAndClosingTheLastReturnsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Add to cart" });
    await userEvent.click(button);
    notify(removed);
    await shown(removed);
    await pressF8();
    await expect(screen.getByRole("region", { name: "Notifications (F8)" })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.tab();
    await expect(await shown(removed)).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await gone(removed);
    await expect(button).not.toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(await shown(added)).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await gone(added);
    await expect(button).toHaveFocus();
  },
};

/** One that gives way to a newer one may have the focus. */
export const FocusStaysInTheListWhenAToastIsReplaced: Story = {
  play: async () => {
    for (const count of [1, 2, 3]) notify({ kind: "info", text: `Notice ${count}` });
    const oldest = await shown({ kind: "info", text: "Notice 1" });
    await pressF8();
    oldest.focus();
    notify(added);
    await shown(added);
    await expect(oldest).not.toBeInTheDocument();
    await expect(screen.getByRole("region", { name: "Notifications (F8)" })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const NeverCoversTheFocusedElement: Story = {
  decorators: [
    (Story) => (
      <div className="absolute inset-x-0 top-32 flex justify-end px-4">
        <Button>In the corner</Button>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "In the corner" });
    button.focus();
    for (const notice of [added, removed]) notify(notice);
    const below = button.getBoundingClientRect().bottom;
    for (const notice of [added, removed])
      await waitFor(async () => expect((await shown(notice)).getBoundingClientRect().top).toBeGreaterThan(below));
    canvas.getByRole("button", { name: "Add to cart" }).focus();
    await waitFor(async () =>
      expect((await shown(added)).getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2),
    );
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: "w320" } },
  play: async () => {
    notify({ kind: "info", text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz wurde hinzugefügt" });
    await screen.findByText(/^Rindfleisch/, { selector: "li *" });
    await expect(overflow()).toBe(0);
    for (const item of screen.getAllByRole("listitem")) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
      await expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
};
