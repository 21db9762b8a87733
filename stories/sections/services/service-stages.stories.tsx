import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { serviceObjects } from "#content/service-photo.ts";
import { services } from "#content/service.ts";
import { ServiceStages } from "#sections/services/service-stages.tsx";
import { elementAtCenter, fitsSmallWindow } from "../../measure.ts";

const meta = {
  title: "Sections/Services/Service stages",
  component: ServiceStages,
  args: {
    items: services.map(({ id, title, subTitle, summary }) => ({
      id,
      title,
      subTitle,
      text: summary,
      photo: serviceObjects[id],
      to: `/services/${id}`,
      details: { to: `/service-single/${id}`, about: `Advice ${id}` },
    })),
  },
} satisfies Meta<typeof ServiceStages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The object is beside the text, and a press on either follows the title, but for the second link. */
export const EachStageLinksToItsService: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ args, canvas }) => {
    for (const { title, to, photo, details } of args.items) {
      const stage = within(canvas.getByRole("region", { name: title }));
      const link = stage.getByRole("link", { name: title });
      await expect(link).toHaveAttribute("href", to);
      const picture = stage.getByRole("img", { name: photo!.alt });
      await expect(picture.getBoundingClientRect().left).toBeGreaterThan(link.getBoundingClientRect().right);
      await expect(link.contains(elementAtCenter(picture)), "the link covers the stage").toBe(true);
      const second = stage.getByRole("link", { name: `Details: ${details.about}` });
      await expect(second).toHaveAttribute("href", details.to);
      await expect(elementAtCenter(second)?.closest("a")).toBe(second);
    }
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;
