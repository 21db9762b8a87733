import type { Meta, StoryObj } from "@storybook/react-vite";
import { useSearchParams } from "react-router-dom";
import { expect, waitFor, within } from "storybook/test";
import { ProjectFilter } from "#sections/projects/project-filter.tsx";
import { fitsSmallWindow } from "../../measure.ts";

const labels = ["All", "Engineering", "Manufacturing", "Logistics"];

/** A page with the selected discipline in its address. */
function FilteredPage() {
  const [query] = useSearchParams();
  const current = query.get("discipline") ?? "All";
  return (
    <ProjectFilter
      options={labels.map((label) => ({
        label,
        to: label === "All" ? "/project" : `/project?discipline=${label}`,
        isCurrent: label === current,
      }))}
      status={current === "All" ? "12 projects" : `4 ${current.toLowerCase()} projects`}
    />
  );
}

const meta = {
  title: "Sections/Projects/Project filter",
  component: ProjectFilter,
  parameters: { path: "/project" },
  args: { options: [], status: "" },
  render: () => <FilteredPage />,
} satisfies Meta<typeof ProjectFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("Every option is a link", async () => {
      const nav = within(canvas.getByRole("navigation", { name: "Disciplines" }));
      await expect(nav.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
        ["All", "/project"],
        ["Engineering", "/project?discipline=Engineering"],
        ["Manufacturing", "/project?discipline=Manufacturing"],
        ["Logistics", "/project?discipline=Logistics"],
      ]);
      await expect(nav.getByRole("link", { current: true })).toHaveAccessibleName("All");
      await expect(canvas.getByRole("status")).toHaveTextContent("12 projects");
    });
    await step("Links are 44 pixels high", async () => {
      for (const link of canvas.getAllByRole("link"))
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
  },
};

export const SelectedOptionIsCurrentAnnouncedAndFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole("status");
    const link = canvas.getByRole("link", { name: "Manufacturing" });
    link.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(link).toHaveAttribute("aria-current", "true"));
    await expect(canvas.getAllByRole("link", { current: true })).toEqual([link]);
    await expect(link).toHaveFocus();
    await expect(status).toBe(canvas.getByRole("status"));
    await expect(status).toHaveTextContent("4 manufacturing projects");
  },
};

/** A live region announces only changes, so equal counts need different sentences. */
export const EqualCountsAreAnnounced: Story = {
  play: async ({ canvas, userEvent }) => {
    const announced: string[] = [];
    const status = canvas.getByRole("status");
    const observer = new MutationObserver(() => announced.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await userEvent.click(canvas.getByRole("link", { name: "Engineering" }));
    await userEvent.click(canvas.getByRole("link", { name: "Logistics" }));
    await waitFor(() => expect(announced).toEqual(["4 engineering projects", "4 logistics projects"]));
    observer.disconnect();
  },
};

export const OnASmallScreen: Story = fitsSmallWindow;

export const NoOptionIsAloneInItsRowAt320: Story = {
  ...fitsSmallWindow,
  play: async ({ canvas }) => {
    const rows = Map.groupBy(canvas.getAllByRole("link"), (link) => Math.round(link.getBoundingClientRect().top));
    await expect([...rows.values()].map((row) => row.map(({ textContent }) => textContent))).toEqual([
      ["All", "Engineering"],
      ["Manufacturing", "Logistics"],
    ]);
  },
};
