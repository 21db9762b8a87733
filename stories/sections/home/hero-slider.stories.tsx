import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { heroSlides } from "#content/hero-slide.ts";
import { site } from "#content/site.ts";
import { HeroSlider } from "#sections/home/hero-slider.tsx";
import { overflow, textRect } from "../../measure.ts";
import { withMotion } from "../../motion.ts";

const meta = {
  title: "Sections/Home/Hero slider",
  component: HeroSlider,
  args: { title: site.tagline, slides: heroSlides },
  parameters: {
    layout: "fullscreen",
    guide: {
      keyboard: [
        ["Tab", "Moves to the rotation button, to the arrows, then into the current slide; it stops the rotation."],
        [
          "Enter, Space",
          "On the rotation button: starts or stops the rotation. On an arrow: shows the next slide and keeps focus.",
        ],
      ],
      do: ["Give each slide one action.", "Keep the `h1` the same for all slides."],
      dont: ["Say something in a later slide that visitors must not miss."],
    },
  },
} satisfies Meta<typeof HeroSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (width: number) => ({ viewport: { value: `w${width}` } });
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
/** The current slide; the others are inert. */
const current = (canvas: Canvas) => within(canvas.getAllByRole("group").find((slide) => !slide.inert)!);
const title = (canvas: Canvas) => current(canvas).getByRole("heading", { level: 2 });
/** A slide enters when its picture is there. */
const showsSlide = (canvas: Canvas, name: string) => waitFor(() => expect(title(canvas)).toHaveTextContent(name));
const slideOf = (element: HTMLElement) => element.closest<HTMLElement>("[aria-roledescription=slide]")!;

export const Engineering: Story = {
  globals: at(1280),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "What we do" })).toBeVisible();
    await expect(title(canvas)).toHaveTextContent("Bring your design to life");
  },
};

export const Manufacturing: Story = {
  globals: at(1280),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Next slide/ }));
    await showsSlide(canvas, "Manufacture with Confidence");
  },
};

export const Logistics: Story = {
  globals: at(1280),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Previous slide/ }));
    await showsSlide(canvas, "Find & Deliver your solution");
  },
};

export const SlidesDoNotChangeTheHeadingOfThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole("heading", { level: 1, name: "From idea to market." });
    await userEvent.click(canvas.getByRole("button", { name: /^Next slide/ }));
    await expect(heading).toBeVisible();
    await expect(slideOf(heading)).toBeNull();
  },
};

export const EachSlideLinksToItsService: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const { title: name, to } of heroSlides) {
      await showsSlide(canvas, name);
      const link = current(canvas).getByRole("link", { name: `Explore More: ${name}` });
      await expect(link).toHaveAttribute("href", to);
      await userEvent.click(canvas.getByRole("button", { name: /^Next slide/ }));
    }
    await expect(heroSlides.map(({ to }) => to)).toEqual(["/services/1", "/services/2", "/services/3"]);
  },
};

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Has arrows and no dots", async () => {
      await expect(canvas.getAllByRole("button").map((button) => button.ariaLabel)).toEqual([
        "Start slide rotation: What we do",
        "Previous slide: What we do",
        "Next slide: What we do",
      ]);
    });
    // with their versions for two grounds, of which the browser loads the one that is shown
    await step("Loads only the first picture first", async () => {
      const [first, ...others] = [...canvasElement.querySelectorAll("picture:has(img)")].filter(
        (picture) => getComputedStyle(picture).display !== "none",
      );
      await expect(first!.querySelector("img")!.fetchPriority).toBe("high");
      for (const picture of others) await expect(picture.querySelector("img")!.fetchPriority).toBe("auto");
    });
  },
};

/** The first picture of this story never loads, so the others stay hidden until its load event. */
export const LoadsTheOtherPicturesAfterTheFirst: Story = {
  args: {
    slides: heroSlides.map((slide, index) =>
      index > 0
        ? slide
        : {
            ...slide,
            picture: { id: "never", w: 16, h: 9, kind: "cutout" as const },
          },
    ),
  },
  play: async ({ canvasElement }) => {
    const [first, ...others] = [...canvasElement.querySelectorAll("img")];
    for (const image of others) await expect(image.checkVisibility()).toBe(false);
    first!.dispatchEvent(new Event("load"));
    // of a picture with two versions, one is shown
    await waitFor(() => expect(others.filter((image) => image.checkVisibility())).toHaveLength(heroSlides.length - 1));
  },
};

export const Rotates: Story = {
  args: { interval: 100 },
  beforeEach: withMotion,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(title(canvas)).toHaveTextContent("Manufacture with Confidence"));
    await userEvent.click(canvas.getByRole("button", { name: /^Stop slide rotation/ }));
  },
};

/** Where the object of a cut-out begins, which is not transparent. */
async function leftOfObject(image: HTMLImageElement): Promise<number> {
  await image.decode();
  const { left, width, height } = image.getBoundingClientRect();
  const { naturalWidth, naturalHeight } = image;
  const shownWidth = naturalWidth * Math.min(width / naturalWidth, height / naturalHeight);
  const context = new OffscreenCanvas(100, 100).getContext("2d")!;
  context.drawImage(image, 0, 0, 100, 100);
  const alphas = context.getImageData(0, 0, 100, 100).data.filter((_, index) => index % 4 === 3);
  const first = Math.min(...Array.from(alphas, (alpha, index) => (alpha > 200 ? index % 100 : 100)));
  const position = Number.parseFloat(getComputedStyle(image).objectPosition) / 100;
  return left + (width - shownWidth) * position + (shownWidth * first) / 100;
}

const textAvoidsTheObject: NonNullable<Story["play"]> = async ({ canvas, userEvent }) => {
  await expect(overflow()).toBe(0);
  for (const { title: name, text } of heroSlides) {
    await showsSlide(canvas, name);
    const slide = slideOf(canvas.getByText(text));
    const frame = slide.getBoundingClientRect();
    await expect([frame.left, frame.right]).toEqual([0, document.documentElement.clientWidth]);
    const picture = slide.querySelector("img")!.getBoundingClientRect();
    const controls = canvas.getByRole("button", { name: /^Next slide/ }).getBoundingClientRect();
    for (const element of [canvas.getByRole("heading", { name }), canvas.getByText(text)]) {
      const { top, right, bottom } = textRect(element);
      if (window.innerWidth < 960) {
        await expect(picture.bottom).toBeLessThanOrEqual(top);
      } else {
        await expect(right).toBeLessThan(await leftOfObject(slide.querySelector("img")!));
      }
      await expect(bottom).toBeLessThanOrEqual(controls.top);
    }
    await userEvent.click(canvas.getByRole("button", { name: /^Next slide/ }));
  }
};

export const TextIsBelowThePictureAt320: Story = { globals: at(320), play: textAvoidsTheObject };
/**
 * Below a top bar of 44 and a header of 64 pixels, the button is within the first 640 pixels of the page, the object within
 * 340 without the top bar; the copy has three lines at most.
 */
export const ObjectAndButtonAreInTheFirstScreenAt320: Story = {
  globals: at(320),
  play: async ({ canvas, canvasElement }) => {
    for (const { text } of heroSlides) {
      const copy = document.createRange();
      copy.selectNodeContents(canvas.getByText(text));
      await expect(copy.getClientRects().length).toBeLessThanOrEqual(3);
    }
    await expect(canvasElement.querySelector("img")!.getBoundingClientRect().bottom).toBeLessThanOrEqual(340 - 64);
    const button = current(canvas).getByRole("link").getBoundingClientRect();
    await expect(button.bottom).toBeLessThanOrEqual(640 - 44 - 64);
  },
};
export const TextIsBelowThePictureAt768: Story = { globals: at(768), play: textAvoidsTheObject };
export const TextIsBesideTheObjectAt960: Story = { globals: at(960), play: textAvoidsTheObject };
export const TextIsBesideTheObjectAt1280: Story = { globals: at(1280), play: textAvoidsTheObject };
export const TextIsBesideTheObjectAt1920: Story = { globals: at(1920), play: textAvoidsTheObject };
