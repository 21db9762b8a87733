import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { closedGateway } from "#content/service-photo.ts";
import { ServiceOpening } from "#sections/services/service-opening.tsx";
import { Picture } from "#ui/picture.tsx";
import { fitsSmallWindow } from "../../measure.ts";
import { onSurface } from "../../surface.tsx";

const meta = {
  title: "Sections/Services/Service opening",
  component: ServiceOpening,
  args: {
    title: "Direct Manufacturing",
    lead: "Production in audited factories overseas and at home.",
    picture: <Picture picture={closedGateway.picture} alt={closedGateway.alt} ratio="fill" />,
    children: <p>First article to final inspection</p>,
  },
  decorators: [onSurface("inverse")],
} satisfies Meta<typeof ServiceOpening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PictureBesideTheText: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1, name: "Direct Manufacturing" }).getBoundingClientRect();
    const facts = canvas.getByText("First article to final inspection").getBoundingClientRect();
    const picture = canvas.getByRole("img").getBoundingClientRect();
    await expect(picture.left).toBeGreaterThan(heading.right);
    await expect(picture.bottom).toBeGreaterThanOrEqual(facts.bottom);
  },
};

export const ControlsAboveThePictureOnPhones: Story = {
  args: { order: "introduction-last" },
  globals: { viewport: { value: "w320" } },
  play: async ({ args, canvas }) => {
    const tops = [
      canvas.getByText("First article to final inspection"),
      canvas.getByRole("img"),
      canvas.getByText(args.lead),
    ].map((element) => element.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
