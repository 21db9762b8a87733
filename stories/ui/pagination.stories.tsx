import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation, useNavigate } from "react-router-dom";
import { expect, waitFor, within } from "storybook/test";
import { Button } from "#ui/button.tsx";
import { Heading } from "#ui/heading.tsx";
import { Pagination, type PaginationProps } from "#ui/pagination.tsx";
import type { Guide } from "../docs/guide.tsx";
import { overflow } from "../measure.ts";

/** A list of three pages, with buttons that go back and replace the history entry. */
function PaginatedList(props: PaginationProps) {
  const page = Number(new URLSearchParams(useLocation().search).get("page") ?? 1);
  const navigate = useNavigate();
  return (
    <div className="flex flex-col gap-6">
      <Heading level={2} id="list">
        Parts, page {page} of 3
      </Heading>
      <div className="h-hero rounded-card bg-sunken" />
      <Pagination {...props} page={page} />
      <Button variant="secondary" onClick={() => void navigate(-1)}>
        Back
      </Button>
      <Button variant="secondary" onClick={() => void navigate("?page=3", { replace: true })}>
        Replace
      </Button>
    </div>
  );
}

const meta = {
  title: "UI/Pagination",
  component: Pagination,
  args: { page: 1, pageCount: 3, linkTo: (page) => (page === 1 ? "/parts" : `/parts?page=${page}`), headingId: "list" },
  parameters: {
    path: "/parts",
    guide: {
      proofs: {
        Pagination:
          "MiddlePage; MiddlePage; ChangingThePageFocusesTheHeading; BackDoesNotMoveFocus, ReplacedEntryDoesNotMoveFocus",
      },
      when: "For a list with more items than one page shows.",
      instead: { "the place of a page in the site": "`Breadcrumb`" },
      wcag: ["2.4.3", "2.4.4", "2.4.8"],
      keyboard: [
        ["Tab", "Moves between the links."],
        ["Enter", "Follows the link; focus moves to the heading above the list."],
      ],
      do: ["Include the page number in the heading above the list.", "Keep the sort order and filters in the links."],
      dont: ["Change the page without changing the URL."],
    } satisfies Guide,
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    const pages = within(canvas.getByRole("navigation", { name: "Pages" }));
    await expect(pages.getByRole("list")).toBeVisible();
    await expect(pages.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Page 1",
      "Page 2",
      "Page 3",
      "Next page",
    ]);
    await expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    await expect(pages.getByRole("link", { name: "Page 2" })).not.toHaveAttribute("aria-current");
    await expect(pages.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/parts?page=2");
  },
};

export const MiddlePage: Story = {
  tags: ["example"],
  args: { page: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/parts");
    await expect(canvas.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/parts?page=3");
  },
};

export const LastPage: Story = {
  args: { page: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Next page" })).toBeNull();
  },
};

/** Of more than seven pages, the first, the last and those next to the current one have links. */
export const ManyPages: Story = {
  args: { page: 20, pageCount: 417 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Previous page",
      "Page 1",
      "Page 19",
      "Page 20",
      "Page 21",
      "Page 417",
      "Next page",
    ]);
  },
};

export const ManyPagesInSmallWindows: Story = {
  args: { page: 416, pageCount: 417 },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(overflow()).toBe(0);
  },
};

export const ChangingThePageFocusesTheHeading: Story = {
  render: (args) => <PaginatedList {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Next page" }));
    const heading = await canvas.findByRole("heading", { name: "Parts, page 2 of 3" });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole("link", { name: "Page 3" }));
    const last = await canvas.findByRole("heading", { name: "Parts, page 3 of 3" });
    await waitFor(() => expect(last).toHaveFocus());
  },
};

/** Focus after Back is the task of the site's scroll and focus restoration. */
export const BackDoesNotMoveFocus: Story = {
  render: (args) => <PaginatedList {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Page 2" }));
    await canvas.findByRole("heading", { name: "Parts, page 2 of 3" });
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await canvas.findByRole("heading", { name: "Parts, page 1 of 3" });
    await expect(canvas.getByRole("button", { name: "Back" })).toHaveFocus();
  },
};

export const ReplacedEntryDoesNotMoveFocus: Story = {
  render: (args) => <PaginatedList {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Replace" }));
    await canvas.findByRole("heading", { name: "Parts, page 3 of 3" });
    await expect(canvas.getByRole("button", { name: "Replace" })).toHaveFocus();
  },
};

export const InSmallWindows: Story = {
  args: { page: 2 },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(overflow()).toBe(0);
    const tops = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
