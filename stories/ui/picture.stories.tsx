import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import pendants from "#assets/cut-project-02-pendants.webp?cutout";
import gasket from "#assets/gateway-layer-gasket.webp?cutout";
import { metrology, screwAndGasket } from "#content/service-photo.ts";
import { Picture } from "#ui/picture.tsx";
import type { Guide } from "../docs/guide.tsx";
import { inTheme } from "../surface.tsx";

const meta = {
  title: "UI/Picture",
  component: Picture,
  args: { picture: metrology.picture, alt: metrology.alt, sizes: "(width < 37.5rem) 100vw, 32rem" },
  parameters: {
    guide: {
      when: "For every photograph and drawing.",
      instead: { "an icon": "`Icon`", "the picture of a card": "`CardPhoto`" },
      wcag: ["1.1.1"],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <div className="max-w-prose">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Intrinsic: Story = {};
export const Photo: Story = { tags: ["example"], args: { ratio: "photo", radius: "card" } };
export const Square: Story = { tags: ["example"], args: { ratio: "square", radius: "frame", position: "left" } };

export const OffersModernFormatsFirst: Story = {
  play: async ({ canvas }) => {
    const types = [...(canvas.getByRole("img").parentElement?.querySelectorAll("source") ?? [])].map(
      ({ type }) => type,
    );
    await expect(types).toEqual(["image/avif", "image/webp"]);
  },
};

export const ReservesItsSpaceBeforeItLoads: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: metrology.alt });
    await expect(image).toHaveAttribute("width", String(metrology.picture.w));
    await expect(image).toHaveAttribute("height", String(metrology.picture.h));
    await expect(image).toHaveAttribute("loading", "lazy");
  },
};

export const EagerImageLoadsImmediately: Story = {
  args: { loading: "eager" },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await expect(image).toHaveAttribute("fetchpriority", "high");
    await waitFor(() => expect(image.complete && image.naturalWidth > 0).toBe(true));
  },
};

/** An object with alpha stands on any surface, as bright as it is; its fallback has alpha, too. */
export const Cutout: Story = {
  tags: ["example"],
  args: { picture: gasket, alt: "An orange gasket.", ratio: "wide" },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await expect(image.src).toMatch(/\.webp$/);
    await expect(getComputedStyle(image)).toMatchObject({ objectFit: "scale-down", filter: "none" });
  },
};

/** In a place of another ratio, an object with 1430 pixels is drawn 715 pixels wide, which is sharp on every display. */
export const CutoutKeepsTwoPixelsForEach: Story = {
  args: { picture: pendants, alt: "Three pendant lamps.", ratio: "photo", sizes: "60rem" },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await waitFor(() => expect(image.naturalWidth).toBe(715));
  },
};

export const Decorative: Story = {
  tags: ["example"],
  args: { alt: "" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getByRole("presentation")).toBeVisible();
  },
};

/** The version that is seen, of a picture that has one for light and one for dark themes. */
const showsVersion =
  (id: string): Story["play"] =>
  async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img", { name: screwAndGasket.alt });
    await expect(image.src).toContain(id);
  };

export const OnALightGround: Story = {
  args: screwAndGasket,
  decorators: [inTheme("light")],
  play: showsVersion(screwAndGasket.picture.id),
};
export const OnADarkGround: Story = {
  args: screwAndGasket,
  decorators: [inTheme("dark")],
  play: showsVersion(screwAndGasket.picture.dark!.id),
};
