import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent as user, waitFor } from "storybook/test";
import { productById } from "#content/product.ts";
import { ZoomView } from "#ui/zoom-view.tsx";
import { overflow } from "../measure.ts";

const meta = {
  title: "UI/Zoom view",
  component: ZoomView,
  parameters: {
    guide: {
      keyboard: [
        ["Arrow keys", "In the view: move the picture."],
        ["+, -", "In the view: come closer, go farther."],
        ["0", "In the view: shows the whole picture again."],
        ["Tab", "Goes from the view to the buttons that do the same."],
      ],
      do: ["Use it in a dialog, and load it when it is first asked for."],
      dont: ["Use it for pictures that lose nothing by being small."],
    },
  },
  args: { photo: productById(1)!.proImg, label: "Enlarged picture" },
} satisfies Meta<typeof ZoomView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const view = (canvas: Canvas) => canvas.getByRole("region", { name: "Enlarged picture" });

/** How wide the picture is, in percent of its view. */
const percent = (canvas: Canvas) =>
  Math.round((100 * canvas.getByRole("img").getBoundingClientRect().width) / view(canvas).clientWidth);

/** Where on the picture the middle of the view is, in percent of its width and height. */
function place(canvas: Canvas) {
  const frame = view(canvas).getBoundingClientRect();
  const { left, top, width, height } = canvas.getByRole("img").getBoundingClientRect();
  return [
    (frame.left + view(canvas).clientWidth / 2 - left) / width,
    (frame.top + view(canvas).clientHeight / 2 - top) / height,
  ].map((share) => Math.round(100 * share));
}

const press = (canvas: Canvas, name: string) => user.click(canvas.getByRole("button", { name }));

export const WholePicture: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName(args.photo.alt);
    await expect(percent(canvas)).toBe(100);
    await expect(view(canvas).scrollWidth, "nothing to scroll").toBe(view(canvas).clientWidth);
    await expect(view(canvas).scrollHeight).toBe(view(canvas).clientHeight);
    await expect(canvas.getByRole("button", { name: "Zoom out" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "Reset" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const ViewIsFocusedOnMount: Story = {
  play: async ({ canvas }) => {
    await expect(view(canvas)).toHaveFocus();
    await expect(view(canvas)).toHaveAccessibleDescription(/arrows, \+, − and 0/);
  },
};

export const ButtonsStopAtMinimumAndMaximum: Story = {
  play: async ({ canvas }) => {
    for (const expected of [150, 200, 300, 400, 400]) {
      await press(canvas, "Zoom in");
      await expect(percent(canvas)).toBe(expected);
    }
    await expect(canvas.getByRole("button", { name: "Zoom in" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "Zoom in" })).toHaveFocus();
    await press(canvas, "Zoom out");
    await expect(percent(canvas)).toBe(300);
    await press(canvas, "Reset");
    await expect(percent(canvas)).toBe(100);
  },
};

/** The scroll bars take a pixel or two of the view, and the levels are few: a percent of slack is enough. */
export const ZoomKeepsTheCenter: Story = {
  play: async ({ canvas }) => {
    await press(canvas, "Zoom in");
    await expect(place(canvas)).toEqual([50, 50]);
    await press(canvas, "Zoom in");
    view(canvas).scrollBy({ left: 80, top: -40, behavior: "instant" });
    const [across, down] = place(canvas);
    await press(canvas, "Zoom in");
    await expect(Math.abs(place(canvas)[0]! - across!)).toBeLessThanOrEqual(1);
    await expect(Math.abs(place(canvas)[1]! - down!)).toBeLessThanOrEqual(1);
  },
};

export const KeysZoom: Story = {
  play: async ({ canvas }) => {
    await user.keyboard("++");
    await expect(percent(canvas)).toBe(200);
    await user.keyboard("-");
    await expect(percent(canvas)).toBe(150);
    await user.keyboard("0");
    await expect(percent(canvas)).toBe(100);
    await user.keyboard("{Control>}+{/Control}");
    await expect(percent(canvas), "the browser's own zoom stays the browser's").toBe(100);
  },
};

/** Arrow keys scroll what has the focus, as the browser has it: what they need is something to scroll that can have it. */
export const ArrowKeysScrollTheFocusedView: Story = {
  play: async ({ canvas }) => {
    await user.keyboard("+");
    await expect(view(canvas)).toHaveFocus();
    await expect(view(canvas).scrollWidth).toBeGreaterThan(view(canvas).clientWidth);
    await expect(getComputedStyle(view(canvas)).overflowX).toBe("auto");
  },
};

export const ClickZoomsInOnItsPosition: Story = {
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole("img").getBoundingClientRect();
    const spot = { clientX: left + 0.4 * width, clientY: top + 0.6 * height, pointerType: "mouse" };
    await fireEvent.pointerDown(canvas.getByRole("img"), { ...spot, buttons: 1 });
    await fireEvent.pointerUp(canvas.getByRole("img"), spot);
    await fireEvent.click(canvas.getByRole("img"), spot);
    await expect(percent(canvas)).toBe(150);
    await expect(place(canvas)).toEqual([40, 60]);
  },
};

export const MouseDrags: Story = {
  play: async ({ canvas }) => {
    await press(canvas, "Zoom in");
    await press(canvas, "Zoom in");
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
    await expect(percent(canvas), "a pull is no press").toBe(200);
    await fireEvent.pointerMove(picture, { ...from, clientX: 500, buttons: 0 });
    await expect(view(canvas).scrollLeft, "let go").toBeCloseTo(scrollLeft - 60, 0);
  },
};

export const PinchZoomsAndWheelScrolls: Story = {
  play: async ({ canvas }) => {
    const turn = (deltaY: number, ctrlKey: boolean) =>
      fireEvent.wheel(view(canvas), { deltaY, ctrlKey, clientX: 100, clientY: 100 });
    for (let turns = 0; turns < 6; turns++) await turn(-10, true);
    await expect(percent(canvas)).toBe(150);
    await expect(await turn(100, false), "a wheel alone is left to the browser").toBe(true);
    await expect(percent(canvas)).toBe(150);
    await turn(100, true);
    await expect(percent(canvas)).toBe(100);
  },
};

export const LevelIsAnnouncedOnce: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await user.keyboard("+++");
    await waitFor(() => expect(status).toHaveTextContent("Zoom 300 %"));
    observer.disconnect();
    await expect(said).toEqual(["Zoom 300 %"]);
  },
};

export const InSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await user.keyboard("+++");
    await expect(percent(canvas)).toBe(300);
    await expect(overflow()).toBe(0);
    for (const button of canvas.getAllByRole("button"))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Beside the buttons, and no higher than the window leaves room for. */
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
