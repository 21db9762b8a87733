import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { servicesHeading } from "#content/home";
import { services } from "#content/service";
import { ServicesCarousel } from "#sections/services-carousel";

const meta = {
  title: "Sections/Services carousel",
  component: ServicesCarousel,
  args: { title: servicesHeading, services: services.slice(0, 3) },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ServicesCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cards that can be met; those out of view are inert. */
const met = (cards: HTMLElement[]) => cards.filter((card) => !card.closest("[inert]"));
const at = (width: number) => ({ viewport: { value: `w${width}` } });

export const ThreeServices: Story = {
  globals: at(1280),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent(
      /^SERVICES OFFERED BY GLOBAL DESIGN PARTNERS$/,
    );
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
  },
};

export const EachCardLeadsToItsService: Story = {
  globals: at(1280),
  play: async ({ args, canvas }) => {
    for (const { id, title, subTitle, summary } of args.services) {
      await expect(canvas.getByRole("link", { name: title })).toHaveAttribute("href", `/services/${id}`);
      await expect(canvas.getByText(subTitle)).toBeVisible();
      await expect(canvas.getByText(summary)).toBeVisible();
    }
  },
};

export const TwoAt768: Story = {
  globals: at(768),
  play: async ({ canvas }) => {
    await waitFor(() => expect(met(canvas.getAllByRole("article"))).toHaveLength(2));
  },
};

export const OneAt320: Story = {
  globals: at(320),
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(met(canvas.getAllByRole("article"))).toHaveLength(1));
    await userEvent.click(canvas.getByRole("button", { name: "Next slide" }));
    const [card] = met(canvas.getAllByRole("article"));
    await expect(within(card!).getByRole("link", { name: args.services[1]!.title })).toBeVisible();
  },
};
