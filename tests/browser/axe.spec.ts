import { expect, test, type Page } from "@playwright/test";
import { chooseTheme, expectNoViolations, paths, themes, visit } from "./support.ts";

const widths = [1280, 320];

test.use({ contextOptions: { reducedMotion: "reduce" } });

type State = { name: string; width: number; path: string; open: (page: Page) => Promise<void> };

/** What a page shows once somebody has pressed something. */
const states: State[] = [
  {
    name: "the services submenu is open",
    width: 1280,
    path: "/home",
    open: async (page) => {
      const button = page.getByRole("banner").getByRole("button", { name: /services/i });
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true");
    },
  },
  ...[1280, 320].flatMap((width): State[] => [
    {
      name: `the search has results at ${width} px`,
      width,
      path: "/about",
      open: async (page) => {
        await page.getByRole("button", { name: "Search" }).click();
        await page.getByRole("searchbox", { name: "Search the site" }).fill("manu");
        await expect(page.getByRole("link", { name: /Direct Manufacturing/ }).first()).toBeVisible();
      },
    },
    {
      name: `the cart is open and empty at ${width} px`,
      width,
      path: "/about",
      open: async (page) => {
        await page.getByRole("button", { name: "Cart, 0 items" }).click();
        await expect(page.getByText(/cart is empty/i).first()).toBeVisible();
      },
    },
    {
      name: `the contact form has errors at ${width} px`,
      width,
      path: "/contact",
      open: async (page) => {
        await page.getByRole("button", { name: "Send message" }).click();
        await expect(page.getByText("The subject field is required.")).toBeVisible();
      },
    },
    {
      name: `the film is open at ${width} px`,
      width,
      path: "/about",
      open: async (page) => {
        await page.route("https://www.youtube-nocookie.com/**", (route) =>
          route.fulfill({ contentType: "text/html", body: "<title>Film</title>" }),
        );
        await page.getByRole("button", { name: /^Play video/ }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    },
  ]),
  {
    name: "the theme is being chosen",
    width: 1280,
    path: "/about",
    open: async (page) => {
      await page.getByRole("banner").getByRole("button", { name: /theme/i }).click();
      await expect(page.getByRole("radio", { name: "High contrast" })).toBeVisible();
    },
  },
  {
    name: "the mobile menu and its submenu are open",
    width: 320,
    path: "/services/1",
    open: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Services" }).click();
      await expect(page.getByRole("dialog").getByRole("link", { name: "Direct Manufacturing" })).toBeVisible();
    },
  },
];

for (const theme of themes) {
  test.describe(`axe, ${theme}`, () => {
    test.beforeEach(({ page }) => chooseTheme(page, theme));

    for (const path of paths) {
      test(`finds nothing on ${path}`, async ({ page }) => {
        await visit(page, path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoViolations(page, `${path} at ${width} px`);
        }
      });
    }

    for (const { name, width, path, open } of states) {
      test(`finds nothing where ${name}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, path);
        await open(page);
        await expectNoViolations(page, name);
      });
    }
  });
}
