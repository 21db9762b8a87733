import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { BlogSearch, type BlogSearchProps } from "#sections/blog/blog-search.tsx";

const titles = ["We're live!", "Engineering & Design Network", "Factory & Manufacturing Locations"];

/** A parent that stores the text and counts the matching posts. */
function Posts({ value: first, onChange }: BlogSearchProps) {
  const [value, setValue] = useState(first);
  const change = (typed: string) => {
    setValue(typed);
    onChange(typed);
  };
  const found = titles.filter((title) => title.toLowerCase().includes(value.trim().toLowerCase()));
  return <BlogSearch value={value} onChange={change} count={found.length} />;
}

const meta = {
  title: "Sections/Blog/Blog search",
  component: BlogSearch,
  args: { value: "", onChange: fn(), count: 3 },
  render: (args) => <Posts {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-panel">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BlogSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step("Is a labeled search field", async () => {
      const search = within(canvas.getByRole("search", { name: "Posts" }));
      await expect(search.getByRole("searchbox", { name: "Search the posts" })).toHaveAttribute(
        "placeholder",
        "Search here...",
      );
      await expect(search.getByText("Search the posts")).toBeVisible();
    });
    await step("Is silent while empty", async () => {
      await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    });
  },
};

export const FiltersOnEachChange: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "net");
    await expect(args.onChange).toHaveBeenCalledTimes(3);
    await expect(args.onChange).toHaveBeenLastCalledWith("net");
  },
};

export const AnnouncesTheNumberOfResults: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "network");
    await expect(await canvas.findByText("1 post found")).toBeVisible();
    await userEvent.clear(canvas.getByRole("searchbox"));
    await userEvent.type(canvas.getByRole("searchbox"), "&");
    await expect(await canvas.findByText("2 posts found")).toBe(canvas.getByRole("status"));
  },
};

export const NothingFound: Story = {
  args: { value: "zeppelin" },
  play: async ({ canvas }) => {
    const message = await canvas.findByText("No post matches. Try another word.");
    await expect(message).toBe(canvas.getByRole("status"));
  },
};

export const SpacesAreNoSearch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "&");
    await canvas.findByText("2 posts found");
    await userEvent.type(canvas.getByRole("searchbox"), "{Backspace}  ");
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
  },
};

export const EnterDoesNotNavigate: Story = {
  play: async ({ canvas, userEvent }) => {
    const submitted = fn((event: Event) => event.defaultPrevented);
    document.addEventListener("submit", submitted, { once: true });
    const address = location.href;
    await userEvent.type(canvas.getByRole("searchbox"), "live{Enter}");
    await expect(submitted).toHaveReturnedWith(true);
    await expect(canvas.getByRole("searchbox")).toHaveValue("live");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await expect(location.href).toBe(address);
  },
};

/** The counts between the first and the last letter are not announced. */
export const AnnouncesOnceAfterTyping: Story = {
  play: async ({ canvas }) => {
    const announced: string[] = [];
    const status = canvas.getByRole("status");
    const observer = new MutationObserver(() => announced.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    const search = canvas.getByRole("searchbox");
    for (const value of ["e", "engineer", "engineering"]) await fireEvent.input(search, { target: { value } });
    await expect(await canvas.findByText("1 post found")).toBeVisible();
    observer.disconnect();
    await expect(announced).toEqual(["1 post found"]);
  },
};
