import { createContext, useContext } from "react";
import { useNavigationType as useRouterNavigationType, type NavigationType } from "react-router-dom";

/**
 * How the visitor came to the current history entry, which the app provides: `Routes` tells its content that every entry
 * was reached through the history when it renders another location than the router's.
 */
export const NavigationTypeContext = createContext<NavigationType | undefined>(undefined);

/** How the visitor came to the current history entry: by a link, through the history, or by a replaced entry. */
export function useNavigationType(): NavigationType {
  const routerType = useRouterNavigationType();
  return useContext(NavigationTypeContext) ?? routerType;
}
