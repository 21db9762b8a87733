import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, within } from "storybook/test";
import { CatalogControls, type CatalogControlsProps } from "#sections/catalog/catalog-controls.tsx";
import { Heading } from "#ui/heading.tsx";
import { fitsSmallWindow } from "../../measure.ts";

/** A parent with the state of the controls; its catalog has one book of size M. */
function Catalog(props: CatalogControlsProps) {
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [search, setSearch] = useState(props.search);
  return (
    <CatalogControls
      {...props}
      choices={props.choices.map((choice) => ({ ...choice, value: chosen[choice.name] ?? choice.value }))}
      found={chosen["size"] === "M" ? "1 book" : props.found}
      search={search}
      onSearch={(text) => {
        setSearch(text);
        props.onSearch(text);
      }}
      onChoose={(values) => {
        setChosen({ ...chosen, ...values });
        props.onChoose(values);
      }}
    />
  );
}

const meta = {
  title: "Sections/Catalog/Catalog controls",
  component: CatalogControls,
  args: {
    heading: (
      <Heading level={2} size="sm">
        Books
      </Heading>
    ),
    found: "6 books",
    search: "",
    onSearch: fn(),
    choices: [
      {
        name: "sort",
        label: "Sort",
        value: "featured",
        options: [
          { value: "featured", label: "Featured" },
          { value: "price-up", label: "Price, low to high" },
        ],
      },
      {
        name: "size",
        label: "Size",
        value: "all",
        options: [
          { value: "all", label: "All sizes" },
          { value: "M", label: "M" },
        ],
      },
    ],
    onChoose: fn(),
  },
  render: (args) => <Catalog {...args} />,
} satisfies Meta<typeof CatalogControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabeledSelects: Story = {
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole("group", { name: "Search, sort and filter" }));
    await expect(group.getByRole("combobox", { name: "Sort" })).toHaveDisplayValue("Featured");
    await expect(group.getByRole("combobox", { name: "Size" })).toHaveDisplayValue("All sizes");
    await expect(group.getByText("Sort")).toBeVisible();
    await expect(group.getByRole("searchbox", { name: "Search the books" })).toHaveAttribute(
      "placeholder",
      "Search here...",
    );
  },
};

export const ChoosingAppliesImmediately: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort" }), "Price, low to high");
    await expect(args.onChoose).toHaveBeenLastCalledWith({ sort: "price-up" });
    await expect(canvas.getByRole("combobox", { name: "Sort" })).toHaveDisplayValue("Price, low to high");
  },
};

export const FoldedInSmallWindows: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("searchbox")).toBeNull();
    await expect(canvas.queryByRole("combobox")).toBeNull();
    const button = canvas.getByRole("button", { name: "Filter, search and sort", expanded: false });
    await userEvent.click(button);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Size" }), "M");
    await userEvent.type(canvas.getByRole("searchbox"), "mat");
    await expect(button).toHaveAccessibleName("Filter, search and sort (2 active)");
    await userEvent.click(button);
    await expect(canvas.queryByRole("combobox")).toBeNull();
  },
};

export const SearchesWhileTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "mat");
    await expect(args.onSearch).toHaveBeenCalledTimes(3);
    await expect(args.onSearch).toHaveBeenLastCalledWith("mat");
  },
};

/** What is there from the beginning is read, and not announced. */
export const AnnouncesTheResultCountAfterAPause: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent("6 books");
    const spoken: string[] = [];
    const observer = new MutationObserver(() => spoken.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    const size = canvas.getByRole("combobox", { name: "Size" });
    for (const value of ["M", "", "M"]) await fireEvent.change(size, { target: { value } });
    await expect(await canvas.findByText("1 book")).toBe(status);
    observer.disconnect();
    await expect(spoken).toEqual(["1 book"]);
  },
};

/** Heading, count, buttons and fields end on one line, so that the books begin soon. */
export const OneRowInLargeWindows: Story = {
  args: { actions: <button type="button">Wishlist</button> },
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const bottom = (element: Element) => element.getBoundingClientRect().bottom;
    const field = bottom(canvas.getByRole("searchbox"));
    await expect(bottom(canvas.getByRole("combobox", { name: "Size" }))).toBe(field);
    for (const element of [canvas.getByRole("status"), canvas.getByRole("button", { name: "Wishlist" })])
      await expect(Math.abs(bottom(element) - field)).toBeLessThan(3);
  },
};

export const InSmallWindows: Story = fitsSmallWindow;
