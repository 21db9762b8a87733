import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { rules } from "virtual:brand-rules";
import { themeNames, themes } from "#lib/theme/themes.ts";
import { tokensIn } from "#tools/tokens/token-tree.ts";
import { fitsSmallWindow } from "../measure.ts";
import { samples } from "./appearance.tsx";
import { BrandComponents } from "./brand-components.tsx";
import { BrandWorkbench } from "./brand-workbench.tsx";

const meta = {
  title: "Foundations/Brand",
  component: BrandComponents,
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof BrandComponents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moss: Story = { globals: { brand: samples.Moss } };

export const Harbor: Story = { tags: ["example"], globals: { brand: samples.Harbor } };

export const Marigold: Story = { tags: ["example"], globals: { brand: samples.Marigold } };

export const TheToolbarSelectsTheBrandInEveryTheme: Story = {
  globals: { brand: "from-0a7f5a-8" },
  play: async ({ canvas }) => {
    for (const theme of themeNames.filter((name) => !themes[name].isHighContrast)) {
      const region = canvas.getByRole("region", { name: themes[theme].title });
      // a band of the dark theme has buttons of paper
      for (const button of region.querySelectorAll("button.bg-action:not([data-surface=inverse] *)")) {
        await expect(getComputedStyle(button).backgroundColor, theme).toBe("rgb(10, 127, 90)");
        await expect(getComputedStyle(button).borderRadius).toBe("8px");
      }
    }
  },
};

export const FromOneColor: Story = { tags: ["example"], render: () => <BrandWorkbench /> };

const fileOf = (link: HTMLElement) => JSON.parse(decodeURIComponent(link.getAttribute("href")?.split(",", 2)[1] ?? ""));

export const ShowsAndDownloadsWhatIsChosen: Story = {
  ...FromOneColor,
  tags: [],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const accent = canvas.getByRole("textbox", { name: "Accent as text" });
    const primary = () => getComputedStyle(canvasElement.querySelector("[data-theme='light'] button.bg-action")!);
    await step("A color as people write it, a radius and a density by keyboard", async () => {
      await userEvent.clear(accent);
      await userEvent.type(accent, " 7A2E8E ");
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: /Radius/ }), "8");
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Density" }), "compact");
      await waitFor(() => expect(primary().backgroundColor).toBe("rgb(122, 46, 142)"));
      await expect([primary().borderRadius, primary().minHeight]).toEqual(["8px", "36px"]);
      await expect(canvas.getByText(/^All \d+ pairs keep their level/)).toBeVisible();
    });
    await step("The files and the command have them", async () => {
      const brand = fileOf(canvas.getByRole("link", { name: "Download the brand" }));
      const values = JSON.stringify(tokensIn(brand));
      await expect(values).toContain('"hex":"#7A2E8E"');
      await expect(brand.radius.control.$value).toEqual({ value: 8, unit: "px" });
      await expect(fileOf(canvas.getByRole("link", { name: "Download the density" })).size.control).toBeDefined();
      await expect(canvas.getByRole("button", { name: "Copy the command" })).toBeVisible();
    });
    await step("The frames of two pages have them, in every theme", async () => {
      const frames = [...canvasElement.querySelectorAll("iframe")];
      await expect(frames).toHaveLength(2 * themeNames.length);
      for (const frame of frames)
        await waitFor(() => expect(frame.src).toContain("brand:from-7a2e8e-8;density:compact"));
    });
    await step("What is no color is said, and changes nothing", async () => {
      await userEvent.type(accent, "0");
      await expect(accent).toHaveAccessibleDescription("Write an opaque color as in CSS, for instance #0a7f5a.");
      await expect(primary().backgroundColor).toBe("rgb(122, 46, 142)");
    });
  },
};

/** Rules that no brand keeps. */
const strict = rules.map((rule) => ({ ...rule, required: rule.kind === "difference" ? 500 : 22 }));

export const PairsBelowTheirLevelAreListedAndMakeNoBrand: Story = {
  render: () => <BrandWorkbench rules={strict} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/pairs are below their level: this is no brand/);
    const [first, ...others] = canvas.getAllByText(/needs (?:500|22)$/);
    await expect(others).toHaveLength(4);
    await expect(first).toHaveTextContent(/^ΔE \d/);
    await expect(canvas.queryByRole("link", { name: "Download the brand" })).not.toBeInTheDocument();
  },
};

export const FitsASmallWindow: Story = { ...FromOneColor, tags: [], ...fitsSmallWindow };
