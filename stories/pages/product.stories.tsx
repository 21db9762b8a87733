import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { productById } from "#content/product.ts";
import { records } from "#content/record-data.ts";
import { reviews } from "#content/review.ts";
import { dismiss, readNotices } from "#lib/toast/notice.ts";
import { ProductPage } from "#pages/product.tsx";
import { countColumns, overflow } from "../measure.ts";
import { expectAPage, inMain, isNotFound, outline, trail, wholePage } from "../page-contract.tsx";
import { storedLine, storedList, storedShop } from "../stored-shop.ts";

const book = productById(2)!;

const meta = {
  title: "Pages/Product",
  component: ProductPage,
  parameters: { ...wholePage, path: "/product-single/2" },
  args: records.product("2"),
  decorators: [inMain],
  beforeEach: async () => {
    const close = await storedShop()();
    return () => {
      close();
      for (const { id } of readNotices()) dismiss(id);
    };
  },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const notices = () => readNotices().map(({ kind, text }) => `${kind}: ${text}`);

export const OneProduct: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, {
      title: "Design for Manufacture (book)",
      heading: "Design for Manufacture",
      path: "/product-single/2",
    });
    await expect(trail(canvasElement)).toEqual(["Home", "Shop", "Design for Manufacture"]);
    await expect(outline(canvasElement), "the reviews' headings are in their tab").toEqual([
      "Contents",
      "Who it is for",
      "Inside",
      "Other books",
    ]);
    const others = canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await expect(others.slice(-3)).toEqual([3, 4, 5].map((id) => productById(id)!.title));
    await expect(canvas.getByRole("img", { name: book.proImg.alt })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Rated 5 out of 5, 25 customer reviews" })).toBeVisible();
    await expect(canvas.getByText("(25 customer reviews)")).toBeVisible();
    await expect(canvas.getByText("$65.00")).toBeVisible();
    await expect(canvas.getByRole("deletion")).toHaveTextContent("$85.00");
    await expect(canvas.getByText(book.summary)).toBeVisible();
    await expect(canvas.getByText("Workbench Editions")).toBeVisible();
    await expect(canvas.getByText("KV-B-02")).toBeVisible();
    for (const paragraph of book.description) await expect(canvas.getByText(paragraph)).toBeVisible();
    const cards = [...document.head.querySelectorAll('meta[property="og:image"]')];
    await expect(cards.at(-1)!.getAttribute("content")).toMatch(/\/social\/product-single[-/]2.*\.jpg$/);
  },
};

export const AddsOneToTheCart: Story = {
  beforeEach: storedShop({ cart: [storedLine(2, 1)] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("1 in your cart")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Add to cart/ }));
    await expect(await canvas.findByText("2 in your cart")).toBeVisible();
    await expect(notices()).toEqual(["success: Item Added to Cart"]);
    await expect(canvas.getByRole("link", { name: "View Cart" })).toHaveAttribute("href", "/cart");
  },
};

export const TogglesTheWishlist: Story = {
  beforeEach: storedShop({ wishlist: storedList(2) }),
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole("button", { name: /^Wishlist/ });
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "false"));
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    await expect(notices()).toEqual(["error: Item Removed from Wishlist", "success: Item Added to Wishlist"]);
  },
};

export const ComparesOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: /^Compare/ });
    await userEvent.click(button);
    await expect(await canvas.findByText("On your compare list")).toBeVisible();
    await userEvent.click(button);
    await waitFor(() =>
      expect(notices()).toEqual(["success: Added to Compare List", "warning: Already added to Compare List"]),
    );
  },
};

export const OpensTheZoomDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Zoom: Design for Manufacture" });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", { name: "Design for Manufacture" }));
    await userEvent.keyboard("++");
    await expect(await dialog.findByText("Zoom 200 %")).toBeInTheDocument();
    await waitFor(() => expect(window.history.state?.dialog).toBe(true));
    window.history.back();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const TwoSampleReviewsAndAForm: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Review" }));
    const panel = within(canvas.getByRole("tabpanel", { name: "Review" }));
    await expect(panel.getAllByRole("article")).toHaveLength(2);
    for (const { name } of reviews) await expect(panel.getByText(name)).toBeVisible();
    await expect(panel.getByText(/These two reviews are samples/)).toBeVisible();
    await expect(outline(canvasElement)).toEqual([
      "What readers say",
      "Add a review",
      "Contents",
      "Who it is for",
      "Inside",
      "Other books",
    ]);
    await expect(await panel.findByRole("form", { name: "Add a review" })).toBeVisible();
  },
};

export const AReviewSurvivesAChangeOfTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Review" }));
    await userEvent.click(await canvas.findByRole("radio", { name: "3 stars" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Review" }), "Clear and calm.");
    await userEvent.click(canvas.getByRole("tab", { name: "Description" }));
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("tab", { name: "Review" }));
    await expect(canvas.getByRole("radio", { name: "3 stars" })).toBeChecked();
    await expect(canvas.getByRole("textbox", { name: "Review" })).toHaveValue("Clear and calm.");
  },
};

export const UnknownId: Story = {
  ...isNotFound,
  args: records.product("99"),
  parameters: { path: "/product-single/99" },
};

export const Featured: Story = {
  parameters: { path: "/shop-single" },
  args: { ...records.product("1"), isFeatured: true },
  play: async ({ canvas, canvasElement }) => {
    await expectAPage(canvasElement, {
      title: "Featured book",
      heading: "From Idea to Market",
      path: "/product-single/1",
    });
    await expect(canvas.getByText("$340.00")).toBeVisible();
  },
};

export const PictureBesideTheTextOnADesktop: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: book.proImg.alt });
    await expect(countColumns([picture, canvas.getByText(book.summary)])).toBe(2);
  },
};

export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await expect(overflow()).toBe(0);
    await userEvent.click(canvas.getByRole("tab", { name: "Review" }));
    await expect(await canvas.findByRole("button", { name: "Post review" })).toBeVisible();
    await expect(overflow()).toBe(0);
  },
};
