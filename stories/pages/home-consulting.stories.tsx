import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HomeConsultingPage } from "#pages/home-consulting.tsx";
import { atWidth } from "../carousel.ts";
import { expectAnOutline, playsTheVideo, loadsPicturesLazily } from "../home.tsx";
import { fitsSmallWindow } from "../measure.ts";
import { expectAPage, inMain, wholePage } from "../page-contract.tsx";

const meta = {
  title: "Pages/Home consulting",
  component: HomeConsultingPage,
  parameters: { ...wholePage, path: "/home7" },
  decorators: [inMain],
} satisfies Meta<typeof HomeConsultingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step("Title, heading and outline", async () => {
      await expectAPage(canvasElement, {
        title: "Consulting by the month",
        heading: "An engineer on your side, all year",
        path: "/home7",
      });
      await expectAnOutline(canvasElement, [
        "Choose Your Pricing Plan",
        "Six topics, one phone number",
        "From two sentences to a first answer",
        "Books from the workbench",
        "Start with two sentences",
        "Reach us directly",
      ]);
    });
    await step("Hero links to the form of the page", async () => {
      const action = canvas.getByRole("link", { name: "Request a quote" });
      const { pathname, hash } = new URL(action.getAttribute("href") ?? "", window.location.origin);
      await expect(pathname).toBe("/home7");
      await expect(canvasElement.querySelector(hash)).toHaveTextContent("Start with two sentences");
      await expect(canvas.getByRole("form", { name: "Contact" })).toBeVisible();
    });
  },
};

export const OpensWithTheTableOfTheThreePlans: Story = {
  globals: atWidth(1920),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Choose Your Pricing Plan" })).toBeVisible();
    const starts = canvas.getAllByRole("link", { name: /^Get Started: / });
    await expect(starts.map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Get Started: Basic",
      "Get Started: ULTRA",
      "Get Started: Pro",
    ]);
    const name = canvas.getByRole("heading", { name: "Basic" }).getBoundingClientRect();
    await expect(canvas.getByText("$50").getBoundingClientRect().top - name.bottom).toBeLessThan(24);
  },
};

export const PlaysTheVideo: Story = playsTheVideo;
export const LoadsPicturesLazily: Story = loadsPicturesLazily;
export const OnASmallScreen: Story = fitsSmallWindow;
