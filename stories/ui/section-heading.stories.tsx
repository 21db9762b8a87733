import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Container } from "#ui/container.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { Section } from "#ui/section.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Section heading",
  component: SectionHeading,
  parameters: {
    guide: {
      when: "For the heading of a section, with a label or an introduction.",
      instead: { "the title of a page": "`PageHeader`", "a title alone": "`Heading`" },
      wcag: ["1.3.1", "2.4.6"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    id: "services",
    eyebrow: "What we do",
    title: "Services offered by design partners",
    lead: "Three kinds of work, one team that answers for all of them.",
    more: { to: "/services", label: "All services" },
  },
  render: (args) => (
    <Section labelledBy={args.id}>
      <Container>
        <SectionHeading {...args} />
      </Container>
    </Section>
  ),
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MainSectionOfAPage: Story = { tags: ["example"], args: { size: "lead" } };
export const TitleAlone: Story = {
  tags: ["example"],
  render: () => <SectionHeading id="partners" title="Our partners" />,
};

export const NamesItsSection: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Services offered by design partners" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveAttribute("id", "services");
  },
};

export const EyebrowIsNotAHeading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
    await expect(canvas.getByText("What we do")).toBeVisible();
  },
};
