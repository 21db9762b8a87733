import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { readPersisted, updatePersisted } from "#lib/storage/persisted-storage.ts";
import { applyStoredTheme } from "#lib/theme/theme.ts";
import { themeNames } from "#lib/theme/themes.ts";
import { ThemeRadios, ThemeSwitch } from "#sections/site/theme-switch.tsx";
import { inHeader } from "../../surface.tsx";

const meta = {
  title: "Sections/Site/Theme switch",
  component: ThemeSwitch,
  subcomponents: { ThemeRadios },
  parameters: { layout: "fullscreen" },
  // Storybook sets the theme on the document, so each story restores it.
  beforeEach: () => {
    const before = document.documentElement.dataset.theme;
    updatePersisted({ theme: undefined });
    return () => {
      updatePersisted({ theme: undefined });
      document.documentElement.dataset.theme = before;
    };
  },
  decorators: [inHeader],
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Theme" }));
    const radios = within(canvas.getByRole("group", { name: "Theme" })).getAllByRole("radio");
    await expect(radios.map((radio) => radio.closest("label")?.textContent)).toEqual([
      "System",
      "Light",
      "Dark",
      "High contrast",
      "High contrast, dark",
    ]);
    await expect(canvas.getByRole("radio", { name: "System" })).toBeChecked();
  },
};

export const AppliesImmediatelyAndIsStored: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Theme" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    await expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    await expect(readPersisted()["theme"]).toBe("dark");
    await userEvent.click(canvas.getByRole("radio", { name: "System" }));
    await expect(document.documentElement).not.toHaveAttribute("data-theme");
    await expect(readPersisted()["theme"]).toBeUndefined();
  },
};

export const ArrowKeysSelect: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Theme" }));
    canvas.getByRole("radio", { name: "System" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Light" })).toBeChecked();
    await expect(document.documentElement).toHaveAttribute("data-theme", "light");
  },
};

export const FollowsOtherTabs: Story = {
  play: async ({ canvas, userEvent }) => {
    applyStoredTheme(...themeNames);
    await userEvent.click(canvas.getByRole("button", { name: "Theme" }));
    localStorage.setItem("root", JSON.stringify({ version: 1, theme: "contrast" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "root" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "High contrast" })).toBeChecked());
    await expect(document.documentElement).toHaveAttribute("data-theme", "contrast");
  },
};

export const RadiosOnly: Story = { render: () => <ThemeRadios /> };
