import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocation } from "react-router-dom";
import { expect, screen, waitFor, within } from "storybook/test";
import { firstProducts } from "#content/derived/first-products.ts";
import { products } from "#content/product.ts";
import { cents } from "#lib/format/money.ts";
import { readNotices } from "#lib/toast/notice.ts";
import { ShopPage } from "#pages/shop.tsx";
import { twoColumns, threeColumns } from "../measure.ts";
import { expectAPage, inMain, trail, wholePage } from "../page-contract.tsx";
import { storedLine, storedList, storedShop } from "../stored-shop.ts";

/** Where the visitor is, for the stories to read. */
function Address() {
  const { pathname, search } = useLocation();
  return (
    <p role="note" aria-label="Address">
      {pathname + search}
    </p>
  );
}

const meta = {
  title: "Pages/Shop",
  component: ShopPage,
  parameters: { ...wholePage, path: "/shop" },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div className="sr-only">
          <Address />
        </div>
      </>
    ),
    inMain,
  ],
  beforeEach: storedShop(),
} satisfies Meta<typeof ShopPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = (canvas: { getAllByRole: typeof screen.getAllByRole }) =>
  canvas.getAllByRole("article").map((card) => within(card).getByRole("heading", { level: 3 }).textContent);
const titlesOf = (books: readonly { title: string }[]) => books.map(({ title }) => title);
const byPrice = products.toSorted((a, b) => cents(a.price) - cents(b.price));
const inSizeXl = products.filter(({ size }) => size === "Xl");

const lastNotice = () => readNotices().at(-1)?.text;
const saysSo = (text: string) => waitFor(() => expect(lastNotice()).toBe(text));

export const EveryBook: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await expectAPage(canvasElement, { title: "Shop", heading: "Shop", path: "/shop" });
    await expect(trail(canvasElement)).toEqual(["Home", "Shop"]);
    await expect(titles(canvas)).toEqual(titlesOf(firstProducts));
    await expect(canvas.getByRole("status")).toHaveTextContent(`${products.length} books`);
    await expect(canvas.getByText(/This shop is a demonstration: nothing is charged/)).toBeVisible();
    await step("Pages one to three by address", async () => {
      const pages = within(canvas.getByRole("navigation", { name: "Pages" }));
      const hrefs = ["Page 1", "Page 2", "Page 3"].map((name) =>
        pages.getByRole("link", { name }).getAttribute("href"),
      );
      await expect(hrefs).toEqual(["/shop", "/shop?page=2", "/shop?page=3"]);
      await expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
    });
  },
};

export const PageWithoutBooksForSaleLinksToTheFirst: Story = {
  parameters: { path: "/shop?page=2" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectAPage(canvasElement, { title: "Shop, page 2", heading: "Shop", path: "/shop" });
    await expect(canvas.queryByRole("article")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 2, name: "In preparation, page 2 of 3" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "The First Hundred" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Back to page 1" }));
    const heading = await canvas.findByRole("heading", { name: "Books" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(titles(canvas)).toHaveLength(firstProducts.length);
  },
};

export const PaginationFocusesTheHeading: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Next page" }));
    const heading = await canvas.findByRole("heading", { name: "In preparation, page 2 of 3" });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByLabelText("Address")).toHaveTextContent("/shop?page=2");
  },
};

export const SortedByTheAddress: Story = {
  parameters: { path: "/shop?sort=price-up" },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual(titlesOf(byPrice.slice(0, firstProducts.length)));
    await expect(canvas.getByRole("combobox", { name: "Sort" })).toHaveDisplayValue("Price, low to high");
    await expect(canvas.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/shop?sort=price-up&page=2");
  },
};

export const ChoosingChangesTheAddress: Story = {
  parameters: { path: "/shop?page=3" },
  play: async ({ canvas, userEvent }) => {
    const size = canvas.getByRole("combobox", { name: "Size" });
    await userEvent.selectOptions(size, "Xl");
    await waitFor(() => expect(canvas.getByLabelText("Address")).toHaveTextContent("/shop?size=Xl"));
    await expect(titles(canvas)).toEqual(titlesOf(inSizeXl));
    await expect(size).toHaveFocus();
    await expect(await canvas.findByText(`${inSizeXl.length} books`)).toBe(canvas.getByRole("status"));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Price" }), "Over $300");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort" }), "Price, high to low");
    const expensive = byPrice.filter((book) => book.size === "Xl" && cents(book.price) > 30_000).toReversed();
    await waitFor(() => expect(titles(canvas)).toEqual(titlesOf(expensive)));
    await expect(canvas.getByLabelText("Address")).toHaveTextContent("/shop?sort=price-down&price=over-300&size=Xl");
  },
};

export const SearchingChangesTheAddress: Story = {
  parameters: { path: "/shop?sort=price-up&page=3" },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("searchbox", { name: "Search the books" });
    await userEvent.type(box, "círcuit thinking");
    await expect(titles(canvas)).toEqual(["Circuit Thinking"]);
    await expect(await canvas.findByText("1 book")).toBe(canvas.getByRole("status"));
    await waitFor(() =>
      expect(canvas.getByLabelText("Address")).toHaveTextContent("/shop?q=c%C3%ADrcuit+thinking&sort=price-up"),
    );
    await expect(canvas.getByRole("heading", { name: "Books" })).toBeVisible();
    await expect(box).toHaveFocus();
  },
};

export const SearchFromTheAddress: Story = {
  parameters: { path: "/shop?q=Thinking&page=2" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("searchbox")).toHaveValue("Thinking");
    await expect(canvas.getByRole("heading", { name: "Page 2 is empty" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Back to page 1" }));
    await waitFor(() => expect(titles(canvas)).toEqual(["Circuit Thinking"]));
  },
};

export const NothingMatches: Story = {
  parameters: { path: "/shop?q=thinking&price=under-150&size=L" },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "No book matches" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("0 books");
    await userEvent.click(canvas.getByRole("button", { name: "Clear the filters" }));
    await waitFor(() => expect(titles(canvas)).toHaveLength(firstProducts.length));
    await expect(canvas.getByRole("searchbox")).toHaveValue("");
    await expect(canvas.getByRole("heading", { name: "Books" })).toHaveFocus();
    await expect(canvas.getByLabelText("Address")).toHaveTextContent(/^\/shop$/);
  },
};

export const UnknownQueryValuesAreIgnored: Story = {
  parameters: { path: "/shop?sort=color&page=-1&price=free&size=S" },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual(titlesOf(firstProducts));
  },
};

export const AddingToTheCart: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Add to cart: Circuit Thinking" });
    await userEvent.click(button);
    await saysSo("Item Added to Cart");
    await expect(canvas.getByText("1 in your cart")).toBeVisible();
    await userEvent.click(button);
    await expect(await canvas.findByText("2 in your cart")).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

export const WishlistButtonStaysPressed: Story = {
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: "Wishlist: Circuit Thinking" });
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(heart);
    await saysSo("Item Added to Wishlist");
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: "Wishlist, 1 item" })).toBeVisible();
    await userEvent.click(heart);
    await saysSo("Item Removed from Wishlist");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await expect(canvas.getByRole("button", { name: "Wishlist, 0 items" })).toBeVisible();
  },
};

export const ComparingTwiceWarns: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Compare: Circuit Thinking" }));
    await saysSo("Added to Compare List");
    await userEvent.click(canvas.getByRole("button", { name: "Compare: Circuit Thinking, in the list" }));
    await saysSo("Already added to Compare List");
    await expect(canvas.getByRole("button", { name: "Compare, 1 item" })).toBeVisible();
  },
};

export const RestoresAnEarlierVisit: Story = {
  beforeEach: storedShop({ cart: [storedLine(2, 2)], wishlist: storedList(1, 3), compare: storedList(4) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2 in your cart")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Wishlist, 2 items" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Compare, 1 item" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Wishlist: From Idea to Market" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};

export const WishlistCanBeReadAndEmptied: Story = {
  beforeEach: storedShop({ wishlist: storedList(1, 3, 5) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Wishlist, 3 items" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Wishlist" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add to cart: The Quiet Supply Chain" }));
    await expect(await dialog.findByText("1 in your cart")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Remove From Idea to Market from wishlist" }));
    await saysSo("Item Removed from Wishlist");
    await expect(dialog.getByRole("button", { name: "Remove The Quiet Supply Chain from wishlist" })).toHaveFocus();
    const before = readNotices().length;
    await userEvent.click(dialog.getByRole("button", { name: "Empty the list" }));
    await expect(dialog.getByText("Your wishlist is empty")).toBeVisible();
    await expect(readNotices().length - before).toBeLessThanOrEqual(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Wishlist, 0 items" })).toHaveFocus());
  },
};

export const ComparedSideBySide: Story = {
  beforeEach: storedShop({ compare: storedList(2, 4) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Compare, 2 items" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Compare" }));
    await expect(dialog.getByRole("table", { name: "2 books side by side." })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Remove Circuit Thinking from compare list" }));
    await saysSo("Item Removed from Compare List");
    await expect(dialog.getByRole("button", { name: "Remove Design for Manufacture from compare list" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Empty the list" }));
    await expect(dialog.getByText("Your compare list is empty")).toBeVisible();
  },
};

export const ThreeInARowOnADesktop: Story = threeColumns;

export const OnASmallScreen: Story = twoColumns;
