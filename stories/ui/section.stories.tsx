import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cssVariable } from "#lib/theme/css-variable.ts";
import { themeNames } from "#lib/theme/themes.ts";
import { Container } from "#ui/container.tsx";
import { Heading } from "#ui/heading.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "#ui/section.tsx";
import { Text } from "#ui/text.tsx";
import type { Guide } from "../docs/guide.tsx";

const meta = {
  title: "UI/Section",
  component: Section,
  parameters: {
    guide: {
      when: "For a part of a page across the whole window.",
      instead: { "the width of the content": "`Container`" },
      pattern: "landmarks",
      wcag: ["1.3.1", "1.4.3"],
    } satisfies Guide,
    layout: "fullscreen",
  },
  args: {
    children: (
      <Container>
        <Heading level={2} size="lg" id="section-title">
          One product, one team
        </Heading>
        <Text>From the first sketch to the pallet at your door.</Text>
      </Container>
    ),
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Sunken: Story = { tags: ["example"], args: { surface: "sunken" } };
export const Inverse: Story = { tags: ["example"], args: { surface: "inverse" } };
export const BorderTop: Story = { args: { border: "top" } };

export const WithANameItIsALandmark: Story = {
  args: { labelledBy: "section-title" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "One product, one team" })).toBeVisible();
  },
};

export const WithoutANameItIsNotALandmark: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(canvasElement.querySelector("section")).toBeNull();
  },
};

export const InverseSurfaceChangesTheFocusRing: Story = {
  args: {
    surface: "inverse",
    children: (
      <Container>
        <Link to="/contact">Contact us</Link>
      </Container>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link");
    const token = (name: string) => getComputedStyle(link).getPropertyValue(cssVariable(name));
    await expect(link).toHaveFocus();
    await expect(token("color.focus.ring")).toBe(token("color.focus.on-inverse"));
  },
};

const sections = (
  <div>
    {(["sunken", "inverse"] as const).map((surface) => (
      <Section key={surface} surface={surface}>
        {surface}
      </Section>
    ))}
  </div>
);

/** The backgrounds of high contrast are one, so that a rule separates what recedes; those of dark bands and of the page are close. */
export const BandsKeepARuleInHighContrast: Story = {
  render: () => (
    <>
      {themeNames.map((theme) => (
        <div key={theme} data-theme={theme}>
          {sections}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const colors = themeNames.map((theme) =>
      ["sunken", "inverse"].map((_, index) => {
        const style = getComputedStyle(canvasElement.querySelectorAll(`[data-theme="${theme}"] .zone`)[index]!);
        return style.borderTopWidth === "2px" && style.borderTopColor !== style.backgroundColor;
      }),
    );
    await expect(colors).toEqual([
      [false, false],
      [false, true],
      [true, false],
      [true, true],
    ]);
  },
};

/** As in Foundations, which shows each theme inside that of the toolbar. */
export const TheInnermostThemeHasEffect: Story = {
  tags: ["!autodocs"],
  render: () => (
    <>
      {themeNames.flatMap((outer) =>
        themeNames.map((inner) => (
          <div key={`${outer} ${inner}`} data-theme={outer}>
            <div data-theme={inner} className="bg-page">
              <div data-surface="inverse">
                <div data-surface="page" className="bg-page text-primary" data-testid={inner}>
                  {`${inner} in ${outer}`}
                </div>
              </div>
            </div>
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvas }) => {
    for (const theme of themeNames) {
      const colors = canvas.getAllByTestId(theme).map((one) => getComputedStyle(one).backgroundColor);
      const expected = getComputedStyle(canvas.getAllByTestId(theme)[0]!.closest("[data-theme]")!).backgroundColor;
      await expect(colors).toEqual(themeNames.map(() => expected));
    }
  },
};
