import { persist, type PersistStorage } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { loadModule } from "#lib/lazy/load-module.ts";
import { readPersisted, subscribePersisted, updatePersisted, type Persisted } from "#lib/storage/persisted-storage.ts";
import { notify } from "#lib/toast/notice.ts";
import type * as KnownProducts from "#shop/known-products.ts";
import { emptyShop, type ShopState, type Transition } from "#shop/state.ts";

/** The time after which a restore is abandoned and the shop starts from its defaults, in milliseconds (specification). */
export const restoreTimeout = 5000;

/** The state together with the facts about its persistence. */
export type Shop = ShopState & {
  /** `restoring` until the persisted state is known; a page must not render an empty cart before. */
  readonly status: "restoring" | "ready";
  /** False after the browser rejected a write: the state then lasts as long as the page. */
  readonly persisted: boolean;
};

/** Validates the shop's parts of the persisted root. */
export type Parser = (root: Persisted) => ShopState;

const importParser = (): Promise<Parser> => import("#shop/parse-state.ts").then((module) => module.parseState);

let importer = importParser;
/** Undefined before loading, null after a failed attempt. */
let parser: Parser | null | undefined;
let hasProducts: typeof KnownProducts.hasProducts = () => false;
/** The attempt that is under way. */
let loading: Promise<void> | undefined;
/** The persisted root that the store was last read from or written to; any other root is from another tab. */
let synced: Persisted | undefined;
/** The transitions that are not persisted because the parser failed to load; they are repeated when it has loaded. */
let unsaved: ((state: ShopState) => Transition)[] = [];

/** Imports the parser, and loads the products of the persisted lists, which it looks up. */
async function importWithProducts(): Promise<Parser> {
  const [imported, products] = await Promise.all([importer(), import("#shop/known-products.ts")]);
  ({ hasProducts } = products);
  while (!hasProducts(readPersisted())) await products.loadProducts(readPersisted());
  return imported;
}

async function load(): Promise<void> {
  parser = await loadModule(importWithProducts, restoreTimeout).catch(() => null);
  loading = undefined;
  // The next action finds another root than the synced one, and rehydrates.
  synced = undefined;
}

const isLoaded = () => parser === null || (parser !== undefined && hasProducts(readPersisted()));

/**
 * Loads the schema and the products of the persisted lists, within the restore limit; they stay out of the pages of
 * visitors without a cart.
 */
export const loadParser = async (): Promise<void> => {
  if (!isLoaded()) await (loading ??= load());
};

const hasShop = (root: Persisted) => Object.keys(emptyShop).some((part) => part in root);

/** Whether a shop is persisted that could not be read; a write would replace it. */
function isUnread(): boolean {
  const root = readPersisted();
  return parser === null && root !== synced && hasShop(root);
}

function read() {
  if (!parser) return null;
  synced = readPersisted();
  return { state: synced, version: synced.version };
}

const storage: PersistStorage<unknown> = {
  getItem: () => (!isLoaded() && hasShop(readPersisted()) ? loadParser().then(read) : read()),
  setItem: (_name, { state }) => {
    if (shopStore.getState().status === "restoring") return;
    if (isUnread()) return reportUnsaved("Your earlier cart could not be loaded, and is kept as it is: your changes");
    const isPersisted = updatePersisted(state as ShopState);
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
    partialize: ({ symbol, products, cart, wishlist, compare, order }): unknown => ({
      symbol,
      products,
      cart,
      wishlist,
      compare,
      order,
    }),
    merge: (root, current) => ({
      ...current,
      ...(parser && root ? parser(root as Persisted) : undefined),
      status: "ready",
    }),
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
  return unsubscribe;
}

function apply(transition: (state: ShopState) => Transition): void {
  // The `storage` event of another tab may not have been delivered yet.
  if (shopStore.getState().status === "restoring" || readPersisted() !== synced) void shopStore.persist.rehydrate();
  if (parser && unsaved.length > 0) {
    const state = unsaved.reduce<ShopState>((now, step) => step(now).state, shopStore.getState());
    unsaved = [];
    shopStore.setState({ ...state, persisted: true });
  }
  const before = shopStore.getState();
  const { state, notice } = transition(before);
  // A low window shows only the latest notice, which is that of a failure to persist.
  if (notice) notify(notice);
  if (state !== before) shopStore.setState(state);
  if (isUnread()) unsaved.push(transition);
}

/**
 * Applies a transition, persists its state and shows its notice. During a restore, the transition waits for its end; after
 * a failed one, it waits for a retry.
 */
export function dispatch(transition: (state: ShopState) => Transition): void {
  if (isUnread()) parser = undefined;
  if (!isLoaded()) void loadParser().then(() => apply(transition));
  else apply(transition);
}
