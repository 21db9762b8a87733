import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False while a prerendered page comes to life, and true from then on, on pages that were reached by a link at once.
 * Pages are prerendered without a query, so what the query asks for has to wait for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
