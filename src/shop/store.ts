import { createStore } from "zustand/vanilla";
import { loadModule } from "#lib/lazy/load-module.ts";
import { readPersisted, subscribePersisted, updatePersisted, type Persisted } from "#lib/storage/persisted-storage.ts";
import { notify } from "#lib/toast/notice.ts";
import { emptyShop, type ShopState, type Transition } from "#shop/state.ts";

/** How long a restore may take before the shop starts from its defaults, in milliseconds (specification: 5000). */
export const restoreTimeout = 5000;

/** Reads the shop out of what the browser kept: `readShop` of `stored.ts`, in a module that arrives when it is needed. */
export type Reader = (kept: Persisted) => ShopState;

export type Shop = {
  readonly state: ShopState;
  /** `restoring` until what was kept is here: by then a page must not claim that the cart is empty. */
  readonly phase: "restoring" | "ready";
  /** False once the browser refused to keep something: then the shop lasts as long as the page. */
  readonly kept: boolean;
};

/** The one store. Pages are prerendered from its beginning, and come to life from it. */
export const shop = createStore<Shop>(() => ({ state: emptyShop, phase: "restoring", kept: true }));

const parts = Object.keys(emptyShop);
const holdsShop = (root: Persisted) => parts.some((part) => part in root);

let fetchReader: (() => Promise<Reader>) | undefined;
let reader: Reader | undefined;
let reading: Promise<void> | undefined;
/** What was kept when it was last read or written; anything else is news from another tab. */
let seen: Persisted | undefined;
let isKeeping = false;

function take(): void {
  const root = readPersisted();
  if (reader && root !== seen) shop.setState({ state: reader(root) });
  seen = root;
  shop.setState({ phase: "ready" });
}

async function read(fetching: () => Promise<Reader>): Promise<void> {
  // what does not arrive, in time or at all, is given up
  const found = await loadModule(fetching, restoreTimeout).catch(() => undefined);
  if (fetching !== fetchReader) return;
  if (found) {
    reader = found;
    seen = undefined;
  }
  take();
}

/** Brings the reader and takes what was kept; without it the shop starts from its defaults. */
const restore = (): Promise<void> => (reading ??= fetchReader ? read(fetchReader) : Promise.resolve());

/**
 * Opens the shop: restores what was kept, if anything was, and follows what other tabs do. Returns how to close it.
 */
export function openShop(onNeedReader: () => Promise<Reader>): () => void {
  fetchReader = onNeedReader;
  reader = reading = seen = undefined;
  shop.setState(shop.getInitialState());
  const follow = () => {
    const root = readPersisted();
    if (isKeeping || root === seen) return;
    if (reader) return take();
    if (!holdsShop(root)) return;
    // what another tab just did is worth another try, also where the first was given up
    if (shop.getState().phase === "ready") reading = undefined;
    void restore();
  };
  const unsubscribe = subscribePersisted(follow);
  if (holdsShop(readPersisted())) void restore();
  else take();
  return () => {
    unsubscribe();
    fetchReader = undefined;
  };
}

/** Brings what acting needs, so that the first press does not wait for it. */
export const prepareShop = (): void => void restore();

const unkept = "This browser keeps nothing for this site: your cart and lists last until you close or reload the page.";

function keep(state: ShopState): void {
  isKeeping = true;
  const isKept = updatePersisted(state);
  isKeeping = false;
  seen = readPersisted();
  if (!isKept && shop.getState().kept) notify({ kind: "info", text: unkept });
  if (!isKept) shop.setState({ kept: false });
}

function apply(step: (state: ShopState) => Transition): void {
  // Another tab may have acted a moment ago, and its event not have come yet.
  if (readPersisted() !== seen) take();
  const before = shop.getState().state;
  const { state, notice } = step(before);
  if (state !== before) {
    shop.setState({ state });
    keep(state);
  }
  if (notice) notify(notice);
}

/** Does something in the shop, keeps what comes of it, and says it. What is asked for during a restore is done after it. */
export function dispatch(step: (state: ShopState) => Transition): void {
  if (reader || (reading && shop.getState().phase === "ready")) apply(step);
  else void restore().then(() => apply(step));
}
