import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { heroSlides } from "#content/hero-slide.ts";
import { HomeBureauPage } from "#pages/home-bureau.tsx";
import { expectAnOutline, linksToContact, playsTheVideo, loadsOnePictureEagerly } from "../home.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Home bureau",
  component: HomeBureauPage,
  parameters: { ...wholePage, path: "/home2" },
  decorators: [inMain],
} satisfies Meta<typeof HomeBureauPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleHeadingAndOutline: Story = {
  play: async ({ canvasElement }) => {
    await expectAPage(canvasElement, {
      title: "Engineering bureau",
      heading: "Engineering that ships.",
      path: "/home2",
    });
    await expectAnOutline(canvasElement, [
      ...heroSlides.map(({ title }) => title),
      "We are a trusted consulting group",
      "Three services, one accountable team",
      "Tell us about your business, we are ready to help.",
      "Korvane in figures",
      "The people you will work with",
      "Twelve projects and the problems they solved",
      "What clients say",
      "Latest news",
      "Books from the workbench",
      "Who we work with",
    ]);
  },
};

export const ListsCapabilitiesAndTeam: Story = {
  play: async ({ canvas }) => {
    for (const name of ["At the drawing board", "On the factory floor"])
      await expect(within(canvas.getByRole("list", { name })).getAllByRole("listitem")).toHaveLength(10);
    const team = within(canvas.getByRole("region", { name: "The people you will work with" }));
    await expect(team.getAllByRole("article")).toHaveLength(3);
  },
};

export const LinksToContact: Story = linksToContact;

export const PlaysTheVideo: Story = playsTheVideo;
export const LoadsOnePictureEagerly: Story = loadsOnePictureEagerly;
export const OnASmallScreen: Story = fitsSmallWindow;
