import { brotliCompressSync } from "node:zlib";
import { chromium, type Request } from "playwright";
import { browserArgs, findBrowser } from "#tools/cli/browser.ts";

/** The transfer sizes of one visit: bytes of the compressed response bodies. */
export interface Transfer {
  script: number;
  /** The styles inside the page, compressed alone. */
  style: number;
  font: number;
  image: number;
  document: number;
}

const kinds = ["script", "font", "image", "document"] as const;

async function add(transfer: Transfer, request: Request): Promise<void> {
  const kind = kinds.find((name) => name === request.resourceType());
  const response = await request.response();
  if (!kind || !response || response.status() !== 200) return;
  // not part of the sum, which other requests change during `await`
  const { responseBodySize } = await request.sizes();
  // of a response from the memory, which has transferred nothing, the size is less than 0 by its headers
  transfer[kind] += Math.max(0, responseBodySize);
}

/** Opens each page in a new browser profile, scrolls to the bottom, and sums the transfer sizes. */
export async function measureBytes(pages: string[]): Promise<Map<string, Transfer>> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  const transfers = new Map<string, Transfer>();
  for (const url of pages) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
        window.scrollTo({ top, behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    // time for deferred requests
    await page.waitForTimeout(2500);
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join(""),
    );
    const transfer = { script: 0, style: brotliCompressSync(styles).length, font: 0, image: 0, document: 0 };
    await Promise.all(requests.map((request) => add(transfer, request)));
    transfers.set(url, transfer);
    await page.close();
  }
  await browser.close();
  return transfers;
}
