import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router-dom";
import { expect, within } from "storybook/test";
import { enclosure } from "#content/project-photo.ts";
import { mold } from "#content/service-photo.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Card } from "#ui/card.tsx";
import { Grid } from "#ui/grid.tsx";
import type { Guide } from "../docs/guide.tsx";
import { countColumns, overflow, elementAtCenter, textRect } from "../measure.ts";

const meta = {
  title: "UI/Card",
  component: Card,
  parameters: {
    guide: {
      proofs: {
        Card: "ClickAnywhereFollowsTheTitle; ClickAnywhereFollowsTheTitle, Default; FooterLinksStayClickable",
      },
      when: "For one of several items that lead to a page each.",
      instead: { "facts without a page": "`FactList`", "a picture with a caption": "`Picture`" },
      wcag: ["1.3.1", "2.4.4", "2.4.6"],
      keyboard: [["Enter", "Follows the link."]],
      do: ["Give each card one link, its title.", "Give links in the footer unique names."],
      dont: ["Repeat the title in the text.", "Place a button over the picture; the whole card is clickable."],
    } satisfies Guide,
  },
  args: {
    title: "Direct Manufacturing",
    to: "/services/2",
    photo: mold,
    eyebrow: "Overseas & Domestic",
    text: "Production in audited factories overseas and at home, with our own liaisons at the line.",
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters["room"] === "full" ? "w-full" : "max-w-panel"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Direct Manufacturing" })).toHaveAttribute("href", "/services/2");
    await expect(canvas.getByRole("img", { name: mold.alt })).toBeVisible();
  },
};

export const ClickAnywhereFollowsTheTitle: Story = {
  render: (args) => (
    <Routes>
      <Route path="/" element={<Card {...args} />} />
      <Route path="/services/2" element={<p>The service's page</p>} />
    </Routes>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole("link");
    // in Chromium, Orca would read what covers the card in place of a title
    await expect(getComputedStyle(link, "::after").content).toBe('"" / ""');
    await expect(link).toContainElement(elementAtCenter(canvas.getByText(args.text)) as HTMLElement);
    await expect(link).toContainElement(elementAtCenter(canvas.getByText("Overseas & Domestic")) as HTMLElement);
    await userEvent.click(elementAtCenter(canvas.getByRole("img")));
    await expect(await canvas.findByText("The service's page")).toBeVisible();
  },
};

export const EnterFollowsTheTitle: Story = {
  render: ClickAnywhereFollowsTheTitle.render!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Direct Manufacturing" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("The service's page")).toBeVisible();
  },
};

export const FooterLinksStayClickable: Story = {
  args: { footer: <ArrowLink to="/service-single/2" label="Details" context="Risk Management" /> },
  play: async ({ canvas }) => {
    const details = canvas.getByRole("link", { name: /^Details/ });
    await expect(details).toHaveAttribute("href", "/service-single/2");
    await expect(elementAtCenter(details).closest("a")).toBe(details);
    await expect(elementAtCenter(canvas.getByRole("img")).closest("a")).toHaveAttribute("href", "/services/2");
  },
};

export const WithoutLink: Story = {
  tags: ["example"],
  args: { to: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    await expect(canvas.getByRole("heading", { level: 3, name: "Direct Manufacturing" })).toBeVisible();
  },
};

export const WithoutEyebrow: Story = { tags: ["example"], args: { eyebrow: undefined } };

export const HeadingLevelTwo: Story = {
  args: { level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Direct Manufacturing" })).toBeVisible();
  },
};

export const CardsInARowHaveTheSameHeight: Story = {
  parameters: { room: "full" },
  render: (args) => (
    <div style={{ width: 700 }}>
      <Grid>
        <Card {...args} footer={<ArrowLink to="/service-single/2" label="Details" context="Risk Management" />} />
        <Card
          title="Sealed enclosure"
          text="A machined body."
          photo={enclosure}
          footer={<ArrowLink to="/service-single/5" label="Details" context="Supplier Auditing" />}
        />
      </Grid>
    </div>
  ),
  play: async ({ canvas }) => {
    const [long, short] = canvas.getAllByRole("article").map((card) => ({
      card: card.getBoundingClientRect(),
      photo: within(card).getByRole("img").getBoundingClientRect(),
      details: within(card)
        .getByRole("link", { name: /^Details/ })
        .getBoundingClientRect(),
    }));
    await expect(short!.card.height).toBeCloseTo(long!.card.height);
    await expect(short!.photo.bottom).toBeCloseTo(long!.photo.bottom);
    await expect(short!.details.bottom).toBeCloseTo(long!.details.bottom);
  },
};

/** The number of columns depends on the container's width, not on the window's. */
export const GridFitsAsManyColumnsAsThereIsRoomFor: Story = {
  parameters: { room: "full" },
  render: (args) => (
    <>
      {[900, 600, 320].map((width) => (
        <section key={width} aria-label={`${width} px`} style={{ width }}>
          <Grid>
            {["First", "Second", "Third"].map((title) => (
              <Card {...args} key={title} title={`${title} of ${width} px`} />
            ))}
          </Grid>
        </section>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const columnsIn = (name: string) =>
      countColumns(within(canvas.getByRole("region", { name })).getAllByRole("article"));
    await expect([columnsIn("900 px"), columnsIn("600 px"), columnsIn("320 px")]).toEqual([3, 2, 1]);
  },
};

/** Long words wrap inside the card. */
export const LongWords: Story = {
  args: {
    title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk",
    eyebrow: "Elektromagnetische-Verträglichkeitsprüfung",
    text: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz und Grundstücksverkehrsgenehmigungszuständigkeit.",
    footer: <ArrowLink to="/service-single/2" label="Geschwindigkeitsbegrenzungsüberwachung" />,
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ args, canvas }) => {
    const edge = canvas.getByRole("article").getBoundingClientRect().right;
    for (const element of [canvas.getByRole("heading"), canvas.getByText(args.text), ...canvas.getAllByRole("link")]) {
      await expect(textRect(element).right).toBeLessThanOrEqual(edge);
    }
    await expect(overflow()).toBe(0);
  },
};
