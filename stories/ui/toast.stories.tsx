import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, screen, spyOn, waitFor, within } from "storybook/test";
import { dismiss, notify, readNotices, type NoticeInput } from "#lib/toast/notice.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Toast, Toaster, type ToasterProps } from "#ui/toast.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow, elementAtCenter } from "../measure.ts";

const added: NoticeInput = { kind: "success", text: "Item Added to Cart" };
const removed: NoticeInput = { kind: "error", text: "Item Removed from Wishlist", live: "polite" };
const failed: NoticeInput = { kind: "error", text: "Empty field is not allowed!" };
const mailed: NoticeInput = {
  kind: "success",
  text: "Message succesfully sent!",
  placement: "center",
  live: "off",
};

const meta = {
  title: "UI/Toast",
  component: Toaster,
  subcomponents: { Toast },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, height: "280px" } },
    guide: {
      proofs: {
        Toast:
          "SecondLine, AnnouncedOnce; PausesOnHover, PausesOnFocus, PausesWhileTheWindowIsBlurred; EscapeClosesTheNewest, ClickCloses, CloseButtonCloses, SwipeCloses",
        Toaster:
          "ClosesAfterFiveSeconds, NeverCoversTheFocusedElement, CoversNothingThatIsToBeKeptClear; tests/browser/shop-layout.spec.ts; AtTheBottomBelowAnOpenDialog; EqualNoticesAreOneToast; OneToastInSmallWindows; DoesNotMoveFocus; F8FocusesAndClosingTheLastReturnsFocus; IsClickableAboveADialog",
      },
      when: "For an outcome that is also written where it happened.",
      instead: { "an error that visitors must fix": "`Status`", "a decision": "`Dialog`" },
      pattern: "alert",
      wcag: ["2.2.1", "2.4.3", "4.1.3"],
      keyboard: [
        ["F8", "Focuses the list of toasts from anywhere."],
        ["Tab", "In the list: moves from the newest to the oldest toast, and to each Close button."],
        ["Escape", "Closes the newest toast, or the focused one."],
        ["Enter, Space", "On the button: closes the toast. After the last one focus returns to the previous element."],
      ],
      do: [
        "Show the message next to the action, too; a toast closes after five seconds.",
        "Use `error` for urgent messages only; it interrupts the screen reader.",
        'Set `live: "off"` for messages that focus has already announced.',
      ],
      dont: ["Place the only button for an action in it.", "Announce the message in a second live region."],
    } satisfies Guide,
  },
  beforeEach: () => {
    // The test frame never has window focus, and its pointers cannot be captured.
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

/** Waits for the toast with this text. */
const findToast = async ({ text }: NoticeInput) => (await screen.findByText(text, { selector: "li *" })).closest("li")!;
const expectClosed = ({ text }: NoticeInput) =>
  waitFor(() => expect(screen.queryByText(text, { selector: "li *" })).not.toBeInTheDocument());

/** Records all announcements of live regions, in order, from now on. */
function recordAnnouncements() {
  const announcements: { text: string; politeness: string | null }[] = [];
  const last = new WeakMap<Element, string>();
  const observer = new MutationObserver(() => {
    for (const region of document.querySelectorAll("[aria-live], [role=status], [role=alert]")) {
      if (region.getAttribute("aria-live") === "off") continue;
      const text = region.textContent.trim();
      if (text && last.get(region) !== text) announcements.push({ text, politeness: region.getAttribute("aria-live") });
      last.set(region, text);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { announcements, stop: () => observer.disconnect() };
}

/** Presses F8, which user-event does not support. */
const pressF8 = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "F8", code: "F8" });

export const FromAButton: Story = {
  render: () => (
    <>
      <Button variant="secondary" onClick={() => notify({ kind: "success", text: "Saved" })}>
        Save
      </Button>
      <Toaster />
    </>
  ),
};

export const Success: Story = {
  play: async () => {
    notify(added);
    const { right, top } = (await findToast(added)).getBoundingClientRect();
    await expect(right).toBeGreaterThan(window.innerWidth * 0.9);
    await expect(top).toBeLessThan(window.innerHeight / 2);
  },
};

export const ErrorMessage: Story = {
  play: async () => {
    notify(failed);
    await expect(await findToast(failed)).toBeVisible();
  },
};

export const Information: Story = {
  play: async () => {
    notify({ kind: "info", text: "user not existed!" });
    await expect(await findToast({ kind: "info", text: "user not existed!" })).toBeVisible();
  },
};

export const Warning: Story = {
  play: async () => {
    notify({ kind: "warning", text: "Already added to Compare List" });
    await expect(await findToast({ kind: "warning", text: "Already added to Compare List" })).toBeVisible();
  },
};

export const Centered: Story = {
  play: async () => {
    notify(mailed);
    const { left, right } = (await findToast(mailed)).getBoundingClientRect();
    await expect(Math.abs((left + right) / 2 - window.innerWidth / 2)).toBeLessThan(10);
  },
};

export const ClosesAfterFiveSeconds: Story = {
  play: async () => {
    const start = performance.now();
    notify(added);
    await findToast(added);
    await expectClosed(added);
    await expect(performance.now() - start).toBeGreaterThan(4900);
    await expect(performance.now() - start).toBeLessThan(15_000);
    await expect(readNotices()).toEqual([]);
  },
};

/** Waits longer than the duration of 1,500 ms that lets a busy machine move the pointer to a toast. */
const waitPastDuration = () => new Promise((resolve) => setTimeout(resolve, 2000));

export const PausesOnHover: Story = {
  args: { duration: 1500 },
  play: async ({ userEvent }) => {
    notify(added);
    await userEvent.hover(await findToast(added));
    await waitPastDuration();
    await expect(await findToast(added)).toBeVisible();
    await userEvent.unhover(await findToast(added));
    await expectClosed(added);
  },
};

export const PausesOnFocus: Story = {
  args: { duration: 1500 },
  play: async ({ canvas }) => {
    notify(added);
    await findToast(added);
    await pressF8();
    await waitPastDuration();
    await expect(await findToast(added)).toBeVisible();
    canvas.getByRole("button", { name: "Add to cart" }).focus();
    await expectClosed(added);
  },
};

export const PausesWhileTheWindowIsBlurred: Story = {
  args: { duration: 1500 },
  play: async () => {
    notify(added);
    await findToast(added);
    await fireEvent.blur(window);
    await waitPastDuration();
    await expect(await findToast(added)).toBeVisible();
    await fireEvent.focus(window);
    await expectClosed(added);
  },
};

/** A slow submission can finish while the visitor uses another window. */
export const TimerStartsWhenTheWindowIsFocused: Story = {
  args: { duration: 1500 },
  play: async () => {
    spyOn(document, "hasFocus").mockReturnValue(false);
    notify(added);
    await findToast(added);
    await waitPastDuration();
    await expect(await findToast(added)).toBeVisible();
    await fireEvent.focus(window);
    await expectClosed(added);
  },
};

export const NextToastClosesAfterOneWasClosedUnderTheMouse: Story = {
  args: { duration: 300 },
  play: async ({ userEvent }) => {
    notify(added);
    await userEvent.click(await findToast(added));
    await expectClosed(added);
    notify(removed);
    await findToast(removed);
    await expectClosed(removed);
  },
};

export const ClickCloses: Story = {
  play: async ({ userEvent }) => {
    notify(mailed);
    await userEvent.click(await findToast(mailed));
    await expectClosed(mailed);
  },
};

/** A toaster, and a dialog that makes the page behind it inert. */
function ToasterWithDialog(props: ToasterProps) {
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
  render: (args) => <ToasterWithDialog {...args} />,
  play: async ({ canvas, userEvent }) => {
    notify(added);
    await findToast(added);
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const dialog = await screen.findByRole("dialog", { name: "Wishlist" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
    for (const notice of [removed, added]) {
      const item = await findToast(notice);
      await expect(item, "the toast is above the dialog").toContainElement(elementAtCenter(item) as HTMLElement);
      await expect(item.closest("[inert], [aria-hidden=true]")).toBeNull();
      await userEvent.click(within(item).getByRole("button", { name: "Close" }));
      await expectClosed(notice);
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

export const CloseButtonCloses: Story = {
  play: async ({ userEvent }) => {
    notify(added);
    notify(removed);
    await userEvent.click(within(await findToast(added)).getByRole("button", { name: "Close" }));
    await expectClosed(added);
    await expect(await findToast(removed)).toBeVisible();
  },
};

export const EscapeClosesTheNewest: Story = {
  play: async ({ userEvent }) => {
    notify(added);
    notify(removed);
    await findToast(removed);
    await userEvent.keyboard("{Escape}");
    await expectClosed(removed);
    await expect(await findToast(added)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expectClosed(added);
  },
};

/** Drags a toast to the right by a distance in pixels. */
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
    await expect(await drag(await findToast(mailed), 120)).toBe("120px");
    await expectClosed(mailed);
  },
};

export const ShortSwipeDoesNotClose: Story = {
  play: async () => {
    notify(mailed);
    await drag(await findToast(mailed), 30);
    await expect((await findToast(mailed)).style.translate).toBe("");
    await expect(await findToast(mailed)).toBeVisible();
  },
};

const twice: NoticeInput = { ...added, detail: "Circuit Thinking: 2 in your cart" };

export const SecondLine: Story = {
  play: async () => {
    notify(twice);
    const { textContent } = await findToast(twice);
    await expect(textContent).toBe("Item Added to Cart. Circuit Thinking: 2 in your cart");
    await expect(screen.getByText("Item Added to Cart", { selector: "li *" })).toBeVisible();
  },
};

export const EqualNoticesAreOneToast: Story = {
  play: async () => {
    const { announcements, stop } = recordAnnouncements();
    for (const notice of [{ ...added, detail: "Circuit Thinking: 1 in your cart" }, removed, twice]) {
      notify(notice);
      await screen.findByText(notice.detail ?? notice.text, { selector: "li *" });
    }
    const [first, last, ...rest] = screen.getAllByRole("listitem");
    await expect(first).toHaveTextContent(removed.text);
    await expect(last).toHaveTextContent(/^Item Added to Cart\. Circuit Thinking: 2 in your cart$/);
    await expect(rest).toEqual([]);
    await waitFor(() =>
      expect(announcements.map(({ text }) => text)).toEqual([
        "Notification Item Added to Cart. Circuit Thinking: 1 in your cart",
        "Notification Item Removed from Wishlist",
        "Notification Item Added to Cart. Circuit Thinking: 2 in your cart",
      ]),
    );
    stop();
  },
};

export const ShowsAtMostThree: Story = {
  play: async () => {
    for (const count of [1, 2, 3, 4, 5]) notify({ kind: "info", text: `Notice ${count}` });
    await findToast({ kind: "info", text: "Notice 5" });
    await expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Notice 3",
      "Notice 4",
      "Notice 5",
    ]);
  },
};

export const OneToastInSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async () => {
    for (const count of [1, 2]) notify({ kind: "info", text: `Notice ${count}` });
    await findToast({ kind: "info", text: "Notice 2" });
    await expect(screen.getByText("Notice 1")).not.toBeVisible();
    await expect(screen.getByText("Notice 2")).toBeVisible();
  },
};

export const AnnouncedOnce: Story = {
  play: async () => {
    const { announcements, stop } = recordAnnouncements();
    for (const [notice, politeness] of [
      [added, "polite"],
      [removed, "polite"],
      [failed, "assertive"],
    ] as const) {
      notify(notice);
      await findToast(notice);
      await waitFor(() => expect(announcements.at(-1)).toEqual({ text: `Notification ${notice.text}`, politeness }));
    }
    // The announcer is emptied after a second, which must not be announced.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect(announcements.map(({ text }) => text)).toEqual(
      [added, removed, failed].map(({ text }) => `Notification ${text}`),
    );
    stop();
  },
};

export const NotAnnouncedAfterFocusHasAnnouncedIt: Story = {
  play: async () => {
    const { announcements, stop } = recordAnnouncements();
    notify(mailed);
    await findToast(mailed);
    await waitPastDuration();
    await expect(announcements).toEqual([]);
    stop();
  },
};

export const DoesNotMoveFocus: Story = {
  args: { duration: 300 },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Add to cart" });
    await userEvent.click(button);
    await findToast(added);
    await expect(button).toHaveFocus();
    await expectClosed(added);
    await expect(button).toHaveFocus();
  },
};

export const F8FocusesAndClosingTheLastReturnsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Add to cart" });
    await userEvent.click(button);
    notify(removed);
    await findToast(removed);
    await pressF8();
    await expect(screen.getByRole("region", { name: "Notifications (F8)" })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.tab();
    await expect(await findToast(removed)).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expectClosed(removed);
    await expect(button).not.toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(await findToast(added)).getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expectClosed(added);
    await expect(button).toHaveFocus();
  },
};

/** The replaced toast can have focus. */
export const FocusStaysInTheListWhenAToastIsReplaced: Story = {
  play: async () => {
    for (const count of [1, 2, 3]) notify({ kind: "info", text: `Notice ${count}` });
    const oldest = await findToast({ kind: "info", text: "Notice 1" });
    await pressF8();
    oldest.focus();
    notify(added);
    await findToast(added);
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
      await waitFor(async () => expect((await findToast(notice)).getBoundingClientRect().top).toBeGreaterThan(below));
    canvas.getByRole("button", { name: "Add to cart" }).focus();
    await waitFor(async () =>
      expect((await findToast(added)).getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2),
    );
  },
};

/** The distance of a toast from the bottom of the window. */
const distanceFromBottom = (item: Element) => window.innerHeight - item.getBoundingClientRect().bottom;

export const AtTheBottomBelowAnOpenDialog: Story = {
  render: (args) => <ToasterWithDialog {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
    await waitFor(async () => expect(distanceFromBottom(await findToast(removed))).toBe(16));
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(async () => expect(distanceFromBottom(await findToast(removed))).toBeGreaterThan(100));
  },
};

/** At the other side, and in small windows above it. */
export const CoversNothingThatIsToBeKeptClear: Story = {
  globals: { viewport: { value: "w320" } },
  decorators: [
    (Story) => (
      <>
        <div className="absolute inset-x-0 top-20 flex justify-end px-4">
          <Button>In the corner</Button>
        </div>
        <p data-keep-clear="" className="fixed inset-x-0 bottom-2 bg-sunken p-4">
          Subtotal $65.00
        </p>
        {/* room for the bar, so that it covers nothing of the page */}
        <div className="h-16 shrink-0" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "In the corner" }).focus();
    notify(removed);
    const bar = canvas.getByText("Subtotal $65.00").getBoundingClientRect();
    const button = canvas.getByRole("button", { name: "In the corner" }).getBoundingClientRect();
    await waitFor(async () => {
      const { top, bottom } = (await findToast(removed)).getBoundingClientRect();
      await expect(top).toBeGreaterThan(button.bottom);
      await expect(bottom).toBeLessThan(bar.top);
    });
  },
};

/** The toast would begin where the button ends, and cover its outline. */
export const CoversNoOutline: Story = {
  globals: { viewport: { value: "w320" } },
  decorators: [
    (Story) => (
      <div className="absolute inset-x-0 top-8 flex justify-end px-4">
        <Button>Above the toast</Button>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Above the toast" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    notify(removed);
    const { bottom } = button.getBoundingClientRect();
    await waitFor(async () =>
      expect((await findToast(removed)).getBoundingClientRect().top).toBeGreaterThan(bottom + 4),
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
