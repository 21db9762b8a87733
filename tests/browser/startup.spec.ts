import { expect, test, type Page } from "@playwright/test";
import { complaintsOf } from "../page-checks.ts";
import { fillContactForm, holdBack, hydrated, visit } from "./support.ts";

/** Holds back the client's entry until the returned function is called. */
const holdEntry = (page: Page) => holdBack(page, "**/assets/index-*.js");

const policy = "violates the following Content Security Policy directive";

for (const [name, url, change, words] of [
  ["style inside a page", "/contact", (text) => text.replace("</style>", " </style>"), policy],
  ["script inside a page", "/contact", (text) => text.replace("</script>", " </script>"), policy],
  ["script file 'start'", "**/assets/start-*.js", (text) => `${text} `, "integrity"],
  ["script file 'contact'", "**/assets/contact-*.js", (text) => `${text} `, "integrity"],
] satisfies [string, string, (text: string) => string, string][])
  test(`a changed byte of the ${name} is refused, and the page stays readable`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
    await page.goto("/contact");
    await expect.poll(() => complaints.join()).toContain(words);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (name.startsWith("style")) await expect(page.locator("body")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

test("Enter in the search of the blog loses nothing before the code is there", async ({ page }) => {
  const load = await holdEntry(page);
  await page.goto("/blog", { waitUntil: "commit" });
  const box = page.getByRole("main").getByRole("searchbox");
  await box.pressSequentially("mold");
  await box.press("Enter");
  load();
  await hydrated(page);
  await expect(page).toHaveURL("/blog?q=mold");
  await expect(box).toHaveValue("mold");
});

for (const name of ["start", "index", "contact"])
  test(`a page whose script '${name}' is blocked becomes what it is without JavaScript, and sends its message`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
    await page.goto("/contact");
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" })).toBeVisible();
    await expect(page.locator("html[data-no-script]")).toBeVisible();
    await expect(page.locator("button:visible")).toHaveText(["Send message"]);
    await fillContactForm(page, { Subject: "A quote", Email: "ada@company.com", Message: "By May, please." });
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/message-sent$/);
  });

test("web vitals are measured after the start, and sent nowhere", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "GET" || sent.push(request.url()));
  await visit(page, "/contact");
  const marks = () => page.evaluate(() => performance.getEntriesByType("mark").map(({ name }) => name));
  await expect.poll(marks).toEqual(expect.arrayContaining(["vital:FCP", "vital:TTFB"]));
  // the others are final when the page is left or pressed
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(marks).toContain("vital:LCP");
  expect(sent).toEqual([]);
});

test.describe("before hydration", () => {
  test("what is typed and chosen in a list is applied after it", async ({ page }) => {
    const release = await holdEntry(page);
    await page.goto("/shop");
    await page.getByRole("searchbox", { name: "Search the books" }).fill("the");
    const [sort, filter] = await page.getByRole("combobox").all();
    await sort!.selectOption({ index: 1 });
    await filter!.selectOption({ index: 1 });
    const chosen = [await sort!.inputValue(), await filter!.inputValue()];
    release();
    await expect(page).toHaveURL((url) => chosen.every((value) => [...url.searchParams.values()].includes(value)));
    await expect(page).toHaveURL(/[?&]q=the/);
    expect([await sort!.inputValue(), await filter!.inputValue()]).toEqual(chosen);
  });

  test("a press of a button is repeated after it", async ({ page }) => {
    const release = await holdEntry(page);
    await page.goto("/shop");
    const add = page.getByRole("main").getByRole("button", { name: /^Add to cart/ });
    await add.first().click();
    await add.nth(1).press("Enter");
    release();
    await expect(page.getByRole("button", { name: "Cart, 2 items" })).toBeVisible();
  });

  for (const path of ["/about", "/no-such-page#gone"])
    test(`a visitor who has scrolled ${path} stays there, also after a reload`, async ({ page }) => {
      for (const [open, top] of [
        [() => page.goto(path), 300],
        [() => page.reload(), 200],
      ] as const) {
        const release = await holdEntry(page);
        await open();
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
        release();
        await hydrated(page);
        // some frames later
        await page.waitForTimeout(100);
        expect(await page.evaluate(() => window.scrollY)).toBe(top);
      }
    });

  // React renders anew what contains an element that an extension has added
  for (const added of [undefined, "main form"])
    test(`typed words are not lost, nor the press that sends them; an element is added to ${added}`, async ({
      page,
    }) => {
      const release = await holdEntry(page);
      await page.goto("/contact");
      const subject = page.getByLabel("Subject");
      await subject.fill("A quote");
      if (added)
        await page
          .locator(added)
          .first()
          .evaluate((one) => one.prepend(document.createElement("aside")));
      else await page.getByRole("button", { name: "Send message" }).click();
      release();
      await hydrated(page);
      await expect(page.locator(`${added} > aside`)).toHaveCount(0);
      await expect(subject).toHaveValue("A quote");
      if (added) await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.locator("form [aria-invalid=true]").first()).toBeFocused();
      await expect(subject).not.toHaveAttribute("aria-invalid", "true");
    });
});

test("an empty cart is complete before its code arrives, and stays the same", async ({ page }) => {
  const complaints = complaintsOf(page);
  const release = await holdEntry(page);
  await page.goto("/cart");
  const main = page.getByRole("main");
  const book = main.getByRole("link", { name: "Circuit Thinking" }).first();
  await expect(main.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect(main.getByText(/^Looking up your cart/)).toBeHidden();
  await book.scrollIntoViewIfNeeded();
  const before = await book.elementHandle();
  release();
  await hydrated(page);
  await expect(main.getByText(/^Looking up your cart/)).toHaveCount(0);
  expect(await before?.evaluate((link) => link.isConnected)).toBe(true);
  expect(complaints).toEqual([]);
});

test("an address that a host serves in several forms is shown in one", async ({ page }) => {
  const complaints = complaintsOf(page);
  const response = await page.request.get("/services/1");
  await page.route("**/services/%31/?a=1", (route) => route.fulfill({ response }));
  await visit(page, "/services/%31/?a=1");
  await expect(page).toHaveURL(/\/services\/1\?a=1$/);
  expect(complaints).toEqual([]);
});
