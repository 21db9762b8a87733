import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent as user, waitFor } from "storybook/test";
import { productById } from "#content/product.ts";
import { ZoomView } from "#ui/zoom-view.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Zoom view",
  component: ZoomView,
  parameters: {
    docs: { story: { inline: false, height: "560px" } },
    guide: {
      proofs: {
        ZoomView:
          "ViewIsFocusedOnMount; KeysZoom, ButtonsStopAtMinimumAndMaximum; ClickZoomsInOnItsPosition; PinchZoomsAndWheelScrolls, MouseDrags; LevelIsAnnouncedOnce",
      },
      when: "For pictures with fine detail, in a dialog.",
      instead: { "a picture on the page": "`Picture`" },
      wcag: ["2.1.1", "2.5.7", "4.1.3"],
      keyboard: [
        ["Arrow keys", "In the view: scroll the picture."],
        ["+, -", "In the view: zooms in and out."],
        ["0", "In the view: resets the zoom."],
        ["Tab", "Moves from the view to the zoom buttons."],
      ],
      do: ["Use it in a dialog, and load it lazily."],
      dont: ["Use it for pictures without fine detail."],
    } satisfies Guide,
  },
  args: { photo: productById(1)!.proImg, label: "Enlarged picture" },
} satisfies Meta<typeof ZoomView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const view = (canvas: Canvas) => canvas.getByRole("region", { name: "Enlarged picture" });

/** The width of the picture, in percent of its view. */
const percent = (canvas: Canvas) =>
  Math.round((100 * canvas.getByRole("img").getBoundingClientRect().width) / view(canvas).clientWidth);

/** Waits for a size of the picture, which React renders after the event. */
const shows = (canvas: Canvas, size: number) => waitFor(() => expect(percent(canvas)).toBe(size));

/** Waits for the focus, which an effect moves. */
const isFocused = (canvas: Canvas) => waitFor(() => expect(view(canvas)).toHaveFocus());

/** The point of the picture at the center of the view, in percent of its width and height. */
function centerPoint(canvas: Canvas) {
  const frame = view(canvas).getBoundingClientRect();
  const { left, top, width, height } = canvas.getByRole("img").getBoundingClientRect();
  return [
    (frame.left + view(canvas).clientWidth / 2 - left) / width,
    (frame.top + view(canvas).clientHeight / 2 - top) / height,
  ].map((share) => Math.round(100 * share));
}

const clickButton = (canvas: Canvas, name: string) => user.click(canvas.getByRole("button", { name }));

export const WholePicture: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName(args.photo.alt);
    await shows(canvas, 100);
    await expect(view(canvas).scrollWidth, "the view does not scroll").toBe(view(canvas).clientWidth);
    await expect(view(canvas).scrollHeight).toBe(view(canvas).clientHeight);
    await expect(canvas.getByRole("button", { name: "Zoom out" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "Reset" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const ViewIsFocusedOnMount: Story = {
  play: async ({ canvas }) => {
    await isFocused(canvas);
    await expect(view(canvas)).toHaveAccessibleDescription(/arrows, \+, − and 0/);
  },
};

export const ButtonsStopAtMinimumAndMaximum: Story = {
  play: async ({ canvas }) => {
    for (const expected of [150, 200, 300, 400, 400]) {
      await clickButton(canvas, "Zoom in");
      await shows(canvas, expected);
    }
    await expect(canvas.getByRole("button", { name: "Zoom in" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "Zoom in" })).toHaveFocus();
    await clickButton(canvas, "Zoom out");
    await shows(canvas, 300);
    await clickButton(canvas, "Reset");
    await shows(canvas, 100);
  },
};

/** Scroll bars shift the center by a pixel or two, so one percent of difference is allowed. */
export const ZoomKeepsTheCenter: Story = {
  play: async ({ canvas }) => {
    await clickButton(canvas, "Zoom in");
    await expect(centerPoint(canvas)).toEqual([50, 50]);
    await clickButton(canvas, "Zoom in");
    view(canvas).scrollBy({ left: 80, top: -40, behavior: "instant" });
    const [across, down] = centerPoint(canvas);
    await clickButton(canvas, "Zoom in");
    await expect(Math.abs(centerPoint(canvas)[0]! - across!)).toBeLessThanOrEqual(1);
    await expect(Math.abs(centerPoint(canvas)[1]! - down!)).toBeLessThanOrEqual(1);
  },
};

export const KeysZoom: Story = {
  play: async ({ canvas }) => {
    await isFocused(canvas);
    await user.keyboard("++");
    await shows(canvas, 200);
    await user.keyboard("-");
    await shows(canvas, 150);
    await user.keyboard("0");
    await shows(canvas, 100);
    await user.keyboard("{Control>}+{/Control}");
    await expect(percent(canvas), "Ctrl and + is left to the browser").toBe(100);
  },
};

/** Browsers scroll the focused scroll container with the arrow keys. */
export const ArrowKeysScrollTheFocusedView: Story = {
  play: async ({ canvas }) => {
    await isFocused(canvas);
    await user.keyboard("+");
    await isFocused(canvas);
    await waitFor(() => expect(view(canvas).scrollWidth).toBeGreaterThan(view(canvas).clientWidth));
    await expect(getComputedStyle(view(canvas)).overflowX).toBe("auto");
  },
};

export const ClickZoomsInOnItsPosition: Story = {
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole("img").getBoundingClientRect();
    const pointer = { clientX: left + 0.4 * width, clientY: top + 0.6 * height, pointerType: "mouse" };
    await fireEvent.pointerDown(canvas.getByRole("img"), { ...pointer, buttons: 1 });
    await fireEvent.pointerUp(canvas.getByRole("img"), pointer);
    await fireEvent.click(canvas.getByRole("img"), pointer);
    await shows(canvas, 150);
    await expect(centerPoint(canvas)).toEqual([40, 60]);
  },
};

export const MouseDrags: Story = {
  play: async ({ canvas }) => {
    await clickButton(canvas, "Zoom in");
    await clickButton(canvas, "Zoom in");
    const { scrollLeft, scrollTop } = view(canvas);
    const picture = canvas.getByRole("img");
    const from = { clientX: 200, clientY: 200, pointerType: "mouse", button: 0, buttons: 1 };
    await fireEvent.pointerDown(picture, from);
    await fireEvent.pointerMove(picture, { ...from, clientX: 230 });
    await fireEvent.pointerMove(picture, { ...from, clientX: 260, clientY: 150 });
    await fireEvent.pointerUp(picture, { ...from, clientX: 260, clientY: 150, buttons: 0 });
    await fireEvent.click(picture, { clientX: 260, clientY: 150 });
    await expect(view(canvas).scrollLeft).toBeCloseTo(scrollLeft - 60, 0);
    await expect(view(canvas).scrollTop).toBeCloseTo(scrollTop + 50, 0);
    await expect(percent(canvas), "a drag is not a click").toBe(200);
    await fireEvent.pointerMove(picture, { ...from, clientX: 500, buttons: 0 });
    await expect(view(canvas).scrollLeft, "the button was released").toBeCloseTo(scrollLeft - 60, 0);
  },
};

export const PinchZoomsAndWheelScrolls: Story = {
  play: async ({ canvas }) => {
    await isFocused(canvas);
    const wheel = (deltaY: number, ctrlKey: boolean) =>
      fireEvent.wheel(view(canvas), { deltaY, ctrlKey, clientX: 100, clientY: 100 });
    for (let event = 0; event < 6; event++) await wheel(-10, true);
    await shows(canvas, 150);
    await expect(await wheel(100, false), "a wheel event without Ctrl is not prevented").toBe(true);
    await shows(canvas, 150);
    await wheel(100, true);
    await shows(canvas, 100);
  },
};

export const LevelIsAnnouncedOnce: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    const announcements: string[] = [];
    const observer = new MutationObserver(() => announcements.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await isFocused(canvas);
    for (let presses = 0; presses < 3; presses++) await fireEvent.keyDown(view(canvas), { key: "+" });
    await waitFor(() => expect(status).toHaveTextContent("Zoom 300 %"));
    observer.disconnect();
    await expect(announcements).toEqual(["Zoom 300 %"]);
  },
};

export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await isFocused(canvas);
    await user.keyboard("+++");
    await shows(canvas, 300);
    await expect(overflow()).toBe(0);
    for (const button of canvas.getAllByRole("button"))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The view is limited by the window's height, with the buttons beside it. */
export const FitsLowWindows: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const frame = view(canvas).getBoundingClientRect();
    await expect(frame.height).toBeLessThan(window.innerHeight);
    await expect(canvas.getByRole("button", { name: "Zoom in" }).getBoundingClientRect().left).toBeGreaterThan(
      frame.right,
    );
  },
};
