import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { caseStudy } from "#content/home-case-study.ts";
import { HomeCaseStudyPage } from "#pages/home-case-study.tsx";
import { expectAnOutline, linksToContact, playsTheVideo, loadsOnePictureFirst } from "../home.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Home case study",
  component: HomeCaseStudyPage,
  parameters: { ...wholePage, path: "/home2" },
  decorators: [inMain],
} satisfies Meta<typeof HomeCaseStudyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and outline", async () => {
      await expectAPage(canvasElement, {
        title: "One project, told whole",
        heading: "From a sketch to a pallet in eight months",
        path: "/home2",
      });
      await expectAnOutline(canvasElement, [
        "Eight months in five stages",
        "Sealed enclosure for outdoor electronics",
        "The people you will work with",
        "Eight months from now, it could ship.",
      ]);
    });
    await step("Lists the team", async () => {
      const team = within(canvas.getByRole("region", { name: "The people you will work with" }));
      await expect(team.getAllByRole("listitem")).toHaveLength(3);
    });
    await step("Tells one project with its results", async () => {
      const story = within(canvas.getByRole("region", { name: "Eight months in five stages" }));
      await expect(story.getAllByRole("listitem")).toHaveLength(caseStudy.chapters.length);
      const result = within(canvas.getByRole("region", { name: "Sealed enclosure for outdoor electronics" }));
      await expect(result.getAllByRole("definition")).toHaveLength(4);
      await expect(result.getByRole("link", { name: /^Read the case study/ })).toHaveAttribute(
        "href",
        "/project-single/7",
      );
    });
  },
};

export const LinksToContact: Story = linksToContact;

export const PlaysTheVideo: Story = playsTheVideo;
export const LoadsOnePictureFirst: Story = loadsOnePictureFirst;
export const OnASmallScreen: Story = fitsSmallWindow;
