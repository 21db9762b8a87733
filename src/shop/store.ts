import { useEffect, useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { persist, type PersistStorage, type StorageValue } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { afterPaint } from "#lib/dom/after-paint.ts";
import { loadModule } from "#lib/lazy/load-module.ts";
import {
  lockPersisted,
  readPersisted,
  subscribePersisted,
  updatePersisted,
  type Persisted,
} from "#lib/storage/persisted-storage.ts";
import { notify } from "#lib/toast/notice.ts";
import { emptyShop, maxSavedProducts, toSavedProduct, type ShopState, type ShopUpdate } from "#shop/state.ts";

/** The time after which a restore is abandoned and the shop starts from its defaults, in milliseconds (specification). */
export const restoreTimeout = 5000;

/** The state together with the facts about its persistence. */
export type Shop = ShopState & {
  /** `restoring` until the persisted state is known; a page must not render an empty cart before. */
  readonly status: "restoring" | "ready";
  /** False after the browser rejected a write: the state then lasts as long as the page. */
  readonly persisted: boolean;
};

/** Validates the shop's parts of the persisted root; `undefined` if the root names a product that is not loaded. */
export type Parser = (root: Persisted) => ShopState | undefined;

const importParser = (): Promise<Parser> =>
  import("#shop/parse-state.ts").then((module) => module.createParser(readPersisted()));

let importer = importParser;
/** Undefined before loading, null after a failed attempt. */
let parser: Parser | null | undefined;
/** The attempt that is under way. */
let loading: Promise<void> | undefined;
/** The persisted root that the store was last read from or written to; any other root is from another tab. */
let synced: Persisted | undefined;
/** The applied updates that are not persisted yet; they are repeated on a root that another tab has written meanwhile. */
let queuedUpdates: ((state: ShopState) => ShopUpdate)[] = [];

async function load(): Promise<void> {
  parser = await loadModule(importer, restoreTimeout).catch(() => null);
  loading = undefined;
  // The next action finds another root than the synced one, and rehydrates.
  synced = undefined;
}

/** Whether the persisted root can be read without loading anything, or could not be loaded. */
function isLoaded(): boolean {
  const root = readPersisted();
  return parser === null || (parser !== undefined && (root === synced || parser(root) !== undefined));
}

/**
 * Loads the schema and the products of the persisted lists, within the restore limit; they stay out of the pages of
 * visitors without a cart.
 */
export const loadParser = async (): Promise<void> => {
  if (!isLoaded()) await (loading ??= load());
};

const hasShop = (root: Persisted) => Object.keys(emptyShop).some((part) => part in root);

/** Whether a shop is persisted that could not be read; a write would replace it. */
function hasUnreadableShop(): boolean {
  const root = readPersisted();
  return parser === null && root !== synced && hasShop(root);
}

/** Reads the persisted shop; null if there is none, or if it could not be loaded. */
function read(): StorageValue<object> | null | Promise<StorageValue<object> | null> {
  const root = readPersisted();
  const state = parser?.(root);
  if (state) {
    synced = root;
    return { state, version: root.version };
  }
  return parser !== null && hasShop(root) ? loadParser().then(read) : null;
}

const partialize = ({ symbol, products, cart, wishlist, compare, order }: ShopState): object => ({
  symbol,
  products: products.slice(0, maxSavedProducts).map(toSavedProduct),
  cart,
  wishlist,
  compare,
  order,
});

const storage: PersistStorage<object> = {
  getItem: read,
  setItem: (_name, { state }) => {
    if (shopStore.getState().status === "restoring" || queuedUpdates.length > 0) return;
    const isPersisted = updatePersisted({ ...state });
    synced = readPersisted();
    if (!isPersisted) reportUnsaved("This browser keeps nothing for this site: your cart and lists");
  },
  removeItem: () => undefined,
};

/** The store. Prerendered pages and their hydration render its initial state; `restoreShop` reads the persisted one. */
export const shopStore = createStore<Shop>()(
  persist((): Shop => ({ ...emptyShop, status: "restoring", persisted: true }), {
    name: "root",
    version: 1,
    storage,
    skipHydration: true,
    partialize,
    merge: (state, current) => {
      if (!state) return { ...current, status: "ready" };
      const restored: Shop = { ...current, ...state, status: "ready", persisted: true };
      return queuedUpdates.reduce((shop, update) => ({ ...shop, ...update(shop).state }), restored);
    },
  }),
);

function reportUnsaved(reason: string): void {
  if (!shopStore.getState().persisted) return;
  shopStore.setState({ persisted: false });
  notify({ kind: "info", text: `${reason} last until you close or reload the page.` });
}

/** Begins to load what `restoreShop` needs, if a shop is persisted. */
export function preloadShop(): void {
  if (hasShop(readPersisted())) void loadParser();
}

/**
 * Restores the persisted shop and follows changes in other tabs; returns a function that stops following.
 *
 * @param onImport imports the parser; tests and stories pass their own
 */
export function restoreShop(onImport: () => Promise<Parser> = importParser): () => void {
  importer = onImport;
  const unsubscribe = subscribePersisted((source) => {
    if (source === "this-tab" || readPersisted() === synced) return;
    // A change in another tab is a reason to retry a failed import.
    if (parser === null) parser = undefined;
    void shopStore.persist.rehydrate();
  });
  void shopStore.persist.rehydrate();
  window.addEventListener("pagehide", commit);
  return () => {
    unsubscribe();
    window.removeEventListener("pagehide", commit);
  };
}

function apply(update: (state: ShopState) => ShopUpdate): void {
  // The `storage` event of another tab may not have been delivered yet.
  if (shopStore.getState().status === "restoring" || readPersisted() !== synced) void shopStore.persist.rehydrate();
  const before = shopStore.getState();
  const { state, notice } = update(before);
  // A low window shows only the latest notice, which is that of a failure to persist.
  if (notice) notify(notice);
  if (state === before) return;
  queuedUpdates.push(update);
  shopStore.setState(state);
}

/** Persists the queued updates, on top of what another tab has persisted since. */
function commit(): void {
  if (queuedUpdates.length === 0) return;
  if (hasUnreadableShop())
    return reportUnsaved("Your earlier cart could not be loaded, and is kept as it is: your changes");
  if (readPersisted() !== synced) void shopStore.persist.rehydrate();
  queuedUpdates = [];
  void storage.setItem("root", { state: partialize(shopStore.getState()) });
}

/**
 * Applies an update, shows its notice, and resolves when its state is persisted; an update that another tab has overtaken
 * is applied again. During a restore, the update waits for its end; after a failed one, it waits for a retry.
 */
export async function dispatch(update: (state: ShopState) => ShopUpdate): Promise<void> {
  if (hasUnreadableShop()) parser = undefined;
  if (!isLoaded()) await loadParser();
  apply(update);
  await lockPersisted(() => (isLoaded() ? commit() : loadParser().then(commit)));
}

/**
 * Subscribes to the store, or to a part of it: the component re-renders when the selected value changes. The parser
 * loads with the component, so that the first press does not wait for it.
 */
export function useShop<Part = Shop>(selector: (shop: Shop) => Part = (whole) => whole as Part): Part {
  useEffect(() => void loadParser(), []);
  return useStore(shopStore, selector);
}

const readCartCount = (): number | undefined => {
  const { status, cart } = shopStore.getState();
  return status === "ready" ? cart.reduce((count, { qty }) => count + qty, 0) : undefined;
};

/** Calls back after the next paint, so that a press paints its effect beside the button before the header changes. */
const watchCart = (callback: () => void): (() => void) => shopStore.subscribe(() => afterPaint(callback));

/** Sums the quantities in the cart; undefined during a restore and on prerendered pages. */
export const useCartCount = (): number | undefined => useSyncExternalStore(watchCart, readCartCount, () => undefined);
