import { expect, test, type Page } from "@playwright/test";
import { hydrated, visit } from "./support.ts";

const networkLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Network" });

/** The address of a chunk. */
const scriptOf = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js`);

/** Prevents the automatic reload after the first failure. */
const preventReload = (page: Page) => page.evaluate(() => sessionStorage.setItem("reloaded-at", String(Date.now())));

/** Makes requests for a script of the site fail; returns how to stop that. */
async function breakScript(page: Page, name: string): Promise<() => Promise<void>> {
  await preventReload(page);
  await page.route(scriptOf(name), (route) => route.abort());
  return () => page.unroute(scriptOf(name));
}

test("a page whose code does not load shows an error, and a retry helps and keeps the address typed for the newsletter", async ({
  page,
}) => {
  await visit(page, "/about");
  const email = page.getByRole("form", { name: "Newsletter" }).getByRole("textbox", { name: "Email" });
  await email.fill("ada@company.com");
  const restore = await breakScript(page, "network");
  await networkLink(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await restore();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveTitle("Network – Korvane");
  await hydrated(page);
  await expect(email).toHaveValue("ada@company.com");
});

test("where the icons do not load, the controls show their names", async ({ page }) => {
  await page.route(/\/assets\/icons-[^/]+\.svg/, (route) => route.abort());
  await visit(page, "/about");
  await expect(page.locator("html")).toHaveAttribute("data-no-icons");
});

test("a page reloads for the missing code of a link when the link is followed, not when it is hovered", async ({
  page,
}) => {
  await visit(page, "/about");
  let reloads = 0;
  const script = scriptOf("network");
  await page.route(script, (route) => route.fulfill({ status: 404, body: "Not found" }));
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    reloads += 1;
    void page.unroute(script);
  });
  const link = networkLink(page);
  const missing = page.waitForResponse(script);
  await link.hover();
  await missing;
  await page.waitForTimeout(500);
  expect(reloads).toBe(0);
  await link.click();
  await expect(page).toHaveTitle("Network – Korvane");
  expect(reloads).toBe(1);
});

test("without a connection the site stays, says why a page is missing, and shows it when the connection is back", async ({
  page,
  context,
}) => {
  const missing = page.getByText(/The connection may have been lost/);
  await visit(page, "/about");
  await context.setOffline(true);
  await networkLink(page).click();
  await expect(missing).toBeVisible();
  await expect(networkLink(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveTitle("Network – Korvane");
  await expect(missing).toBeHidden();
});

test("a mobile menu whose code does not load leads to the links in the footer, and loads on the next press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/about");
  const restore = await breakScript(page, "mobile-menu");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: /home/i }).first()).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await restore();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("a page whose code takes longer than 120 seconds shows an error", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/about");
  // the cart's code, after hydration, is not what is waited for
  await page.waitForLoadState("networkidle");
  const failure = page.getByText(/did not arrive within 120 seconds/);
  await page.route(scriptOf("network"), () => undefined);
  await Promise.all([page.waitForRequest(scriptOf("network")), networkLink(page).click()]);
  await page.clock.fastForward(119_000);
  await expect(failure).toHaveCount(0);
  await page.clock.fastForward(2000);
  await expect(failure.first()).toBeVisible();
});

test("a video loads nothing of its dialog or file before the click, and its file by ranges after it", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await visit(page, "/about");
  const button = page.getByRole("main").getByRole("button", { name: /^Watch the video/ });
  await button.hover();
  expect(requests.filter((url) => /youtube|video-dialog|\.(?:mp4|webm|vtt)$/.test(url))).toEqual([]);
  const response = page.waitForResponse(/\.(?:webm|mp4)$/);
  await button.click();
  expect([(await response).status(), (await response).headers()["content-type"]]).toEqual([206, "video/webm"]);
  const player = page.getByRole("dialog").locator("video");
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  // the second is inside the player
  for (const key of ["Tab", "Tab", "Escape"]) await page.keyboard.press(key);
  await expect(button).toBeFocused();
});
