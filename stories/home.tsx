import { expect, screen, waitFor, within } from "storybook/test";
import { sampleVideo } from "#content/sample-video.ts";
import { video } from "#content/video.ts";
import { outline } from "./page-contract.tsx";

type Canvas = ReturnType<typeof within>;
type User = { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> };

/* Stories that all home pages share, without their args. */

const plays = (title: string) => ({
  play: async ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) => {
    const button = canvas.getByRole("button", { name: new RegExp(`^Watch the video: ${title}`) });
    await userEvent.click(button);
    await expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
});

export const playsTheVideo = plays(video.title);
/** Beside testimonials. */
export const playsTheSampleVideo = plays(sampleVideo.title);

/** Only the hero's picture loads before others, and every picture reserves its space. */
export const loadsOnePictureFirst = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const images = [...canvasElement.querySelectorAll("img")];
    const first = images.filter((image) => image.fetchPriority === "high" && image.checkVisibility());
    await expect(first).toHaveLength(1);
    for (const image of images) await expect(image.width * image.height).toBeGreaterThan(0);
  },
};

/** A page whose first screen has no picture loads none eagerly. */
export const loadsPicturesLazily = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const images = [...canvasElement.querySelectorAll("img")];
    for (const { loading, width, height } of images) {
      await expect(loading).toBe("lazy");
      await expect(width * height).toBeGreaterThan(0);
    }
  },
};

export const linksToContact = {
  play: async ({ canvas }: { canvas: Canvas }) => {
    for (const link of canvas.getAllByRole("link", { name: "Contact us" }))
      await expect(link).toHaveAttribute("href", "/contact");
  },
};

/** Expects these `h2` headings in this order, and no skipped heading level. */
export async function expectAnOutline(root: HTMLElement, headings: readonly string[]): Promise<void> {
  await expect(outline(root)).toEqual(headings);
  const levels = within(root)
    .getAllByRole("heading")
    .map(({ tagName }) => Number(tagName.slice(1)));
  for (const [index, level] of levels.entries()) {
    if (index > 0) await expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  }
}
