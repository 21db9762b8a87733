import { expect, test, type Route } from "@playwright/test";
import { hydrated, visit } from "../browser/support.ts";
import { follow, hasNewsletter, linkedPaths, loadsData, titleOf, startWithCart } from "./pages.ts";

const typeOf = (route: Route) => (route.request().url().endsWith(".js") ? "text/javascript" : "application/json");

/** What the host answers to requests for files of a build that it no longer has. */
const answers: Record<string, (route: Route) => Promise<void>> = {
  "404": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "HTML in its place": (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Korvane</h1>" }),
  "500": (route) => route.fulfill({ status: 500, body: "Error" }),
  aborted: (route) => route.abort(),
  corrupt: (route) => route.fulfill({ contentType: typeOf(route), body: "export const page = (" }),
  empty: (route) => route.fulfill({ contentType: typeOf(route), body: "" }),
};

/** The files that a page may load after it was opened; its styles are inside it. */
const files = { script: /\/assets\/[^/]+\.js$/, data: /\/data\/.+\.json$/ };

const words = "ada@company.com";

startWithCart();

// the words are in the form of the newsletter
for (const hasTyped of [false, true])
  for (const file of ["script", "data"] as const)
    for (const [name, answer] of Object.entries(answers))
      for (const url of linkedPaths
        .filter((one) => file === "script" || loadsData(one))
        .filter((one) => !hasTyped || hasNewsletter(one)))
        test(`old ${file}: ${name}${hasTyped ? ", words typed" : ""}: ${url}`, async ({ page }) => {
          await visit(page, "/site-map");
          // the new build comes while the visitor reads; the cart's code loads after hydration
          await page.waitForLoadState("networkidle");
          const field = page.getByRole("form", { name: "Newsletter" }).getByRole("textbox", { name: "Email" });
          if (hasTyped) await field.fill(words);
          let reloads = 0;
          await page.route(files[file], (route) => (reloads === 0 ? answer(route) : route.continue()));
          page.on("request", (request) => {
            // the new page names the files of the new build
            if (request.isNavigationRequest() && request.frame() === page.mainFrame()) reloads += 1;
          });
          await follow(page, url);

          // the address of data is the same in every build, so that 404 says that the record is gone
          const title = titleOf(file === "data" && name === "404" ? "/404" : url);
          const retry = page.getByRole("button", { name: "Try again" });
          const failed = () => retry.isVisible().catch(() => false);
          await expect.poll(async () => (await page.title()) === title || (await failed())).toBe(true);
          // the page reloads automatically only where the failure proves a new build, and where no field has unsaved input
          const mayRetry = hasTyped || file === "data" || name === "empty";
          if (mayRetry && (await failed())) {
            if (hasTyped) expect([reloads, await field.inputValue()], "kept before the retry").toEqual([0, words]);
            // an automatic reload begins before the error page is shown
            await page.waitForTimeout(200);
            if (reloads === 0) await retry.click();
          }
          await expect(page).toHaveTitle(title);
          expect(new URL(page.url()).pathname).toBe(url);
          await hydrated(page);
          expect(await page.evaluate(() => localStorage.getItem("root")), "the cart").toContain('"qty":2');
          if (hasTyped) await expect(field).toHaveValue(words);
          expect(reloads).toBeLessThan(2);
        });
