import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * False on the server and during hydration, true afterwards. Pages are prerendered without a query, so content that depends
 * on the query renders after hydration. Where `matters` is false it is always true, which saves the second render.
 */
export const useHydrated = (matters = true): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => !matters,
  );
