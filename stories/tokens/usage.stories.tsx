import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { catalog } from "virtual:token-catalog";
import { ComponentTokens } from "./component-tokens.tsx";

const meta = {
  title: "Foundations/Usage",
  component: ComponentTokens,
  parameters: { layout: "fullscreen", controls: { disable: true } },
  tags: ["!autodocs"],
} satisfies Meta<typeof ComponentTokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryComponent: Story = {};

export const AComponentLeadsToItsTokensAndPages: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a component or a use" }), "ui/skip-link");
    const item = within(canvas.getByRole("link", { name: "UI/Skip link" }).closest("li")!);
    await userEvent.click(item.getByText(/^\d+ tokens?$/));
    await expect(item.getByRole("link", { name: "color.bg.action" })).toBeVisible();
    await expect(item.getByRole("link", { name: "layer.skip" })).toBeVisible();
  },
};

export const ThePartsOfTheShellAreOnEveryPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a component or a use" }), "site/site-header");
    const item = within(canvas.getByRole("link", { name: "Sections/Site/Site header" }).closest("li")!);
    const pages = catalog.files.filter(({ path }) => /^src\/pages\/[^/]+\.tsx$/.test(path));
    await expect(item.getByText(`${pages.length} pages`)).toBeVisible();
    // a page is part of none but itself; the one for what does not exist is that of each missing record
    for (const page of pages.filter(({ path }) => !path.endsWith("not-found.tsx")))
      await expect(page.pages.map((at) => catalog.files[at]?.path)).toEqual([page.path]);
  },
};

export const AWordFindsEveryUseOfItsTokens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Find a component or a use" }), "bg-accent");
    const item = within(canvas.getByRole("link", { name: "UI/Tabs" }).closest("li")!);
    await expect(item.getByRole("link", { name: "color.bg.accent" })).toBeVisible();
    const files = new Set(
      catalog.tokens.flatMap(({ classes }) =>
        classes.filter(({ name }) => name.includes("bg-accent")).flatMap((use) => use.files),
      ),
    );
    await expect(canvas.getByRole("status")).toHaveTextContent(`${files.size} of`);
    await userEvent.clear(canvas.getByRole("searchbox"));
    await userEvent.type(canvas.getByRole("searchbox"), "no such use");
    await expect(canvas.getByText(/^No component matches/)).toBeVisible();
  },
};
