import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { findViolations } from "../page-checks.ts";

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, to: string): Promise<void> {
  await page.goto(to);
  await hydrated(page);
}

/** What is read of React's own tree. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedState: { isDehydrated?: boolean; dehydrated?: Comment | null } | null;
}

/**
 * True in a document that React has hydrated as a whole, each section included, which the fibers say; a clock of a test stops
 * no part of it. In the same step it is translated where the setting does that: a page may reload after it is hydrated, and a
 * section that is translated before that would be drawn again.
 */
export const isHydrated = (): boolean => {
  const root = document.getElementById("root");
  const key = root && Object.keys(root).find((name) => name.startsWith("__reactContainer"));
  if (!key) return false;
  const { current } = (root as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]!.stateNode;
  for (const fibers = [current]; fibers.length > 0;) {
    const { memoizedState: state, child, sibling } = fibers.pop()!;
    if (state?.isDehydrated ?? state?.dehydrated) return false;
    for (const next of [child, sibling]) if (next) fibers.push(next);
  }
  (window as { translate?: () => void }).translate?.();
  return true;
};

export const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(isHydrated);

/** Persists these parts of the state before a page loads, unless a page has persisted its own. */
export async function persist(page: Page | BrowserContext, parts: object): Promise<void> {
  await page.addInitScript(
    (text) => {
      try {
        if (localStorage.getItem("root") === null) localStorage.setItem("root", text);
      } catch {
        // the storage is blocked
      }
    },
    JSON.stringify({ version: 1, ...parts }),
  );
}

/** Blocks the storage, as browsers do where a visitor refuses it. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });

/** Holds back the requests for an address until the returned function is called. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(url, (route) => gate.promise.then(() => route.continue()));
  return gate.resolve;
}

/** A persisted cart line; the catalog adds the other fields. */
export const persistedLine = (id: number, qty = 1) => ({
  id,
  title: `Book ${id}`,
  price: "10.00",
  discount: "0.00",
  selected_color: "",
  selected_size: "L",
  qty,
  sum: "10.00",
  proImg: "cover",
  brand: "Workbench Editions",
  size: "L",
});

/** A persisted product of the wishlist or compare list. */
export const persistedProduct = (id: number) => ({ ...persistedLine(id), delPrice: "20.00" });

/** A persisted order. */
export const persistedOrder = (...lines: object[]) => ({
  number: "KV-20261121-282YGI",
  placedAt: "2026-11-21T13:45:07.250Z",
  payment: "cash",
  lines,
});

/** Presses Tab, or another key, until an element has the focus. */
export async function tabTo(target: Locator, key = "Tab"): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    await target.page().keyboard.press(key);
    if (await target.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`120 presses of ${key} do not lead to ${String(target)}`);
}

/** Checks the page with axe; tokens declare the pairs of colors that stories show, and `npm run a11y` measures every theme. */
export const expectNoViolations = async (page: Page, state: string): Promise<void> =>
  expect(await findViolations(page, { rules: "all" }), state).toEqual([]);

/** The pages that render the persisted state. */
export const shopPaths = ["/shop", "/product-single/2", "/cart", "/checkout", "/order_received"];

/** The button of the mini-cart, which names what it counts: `1 item`. */
export const cartButton = (page: Page, items: string): Locator =>
  page.getByRole("banner").getByRole("button", { name: `Cart, ${items}`, exact: true });

/** A field of contact form B; the footer has a form of its own. */
export const contactField = (page: Page, label: string): Locator =>
  page.getByRole("textbox", { name: label, exact: true }).and(page.locator("main *"));

/** Fills contact form B. */
export async function fillContactForm(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await contactField(page, label).pressSequentially(value);
}

/** The sum of all layout shifts since the page was opened that no input caused. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        // buffered entries are delivered in a task of their own
        setTimeout(() => resolve(sum), 300);
      }),
  );

/** Scrolls, and waits until the page has handled the scroll event and rendered. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    const scrolled = new Promise((resolve) => document.addEventListener("scroll", resolve, { once: true }));
    window.scrollTo({ top: y, behavior: "instant" });
    await scrolled;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);

/** A site whose pages arrive in two parts, the second one half a second after the end of the `h1`. */
export async function serveInParts(origin: string): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const { headers, body, status } = await fetch(new URL(request.url!, origin));
      const type = headers.get("content-type") ?? "";
      response.writeHead(status, { "content-type": type });
      if (!type.startsWith("text/html")) return response.end(Buffer.from(await new Response(body).arrayBuffer()));
      const [first = "", ...rest] = (await new Response(body).text()).split(/(?<=<\/h1>)/);
      response.write(first);
      await new Promise((resolve) => setTimeout(resolve, 500));
      return response.end(rest.join(""));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => void server.close() };
}
