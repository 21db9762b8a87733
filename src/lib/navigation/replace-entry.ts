import { createContext } from "react";

/**
 * True around links that replace the current history entry by the page they lead to: those of a dialog with an entry of its
 * own. Elsewhere the router decides.
 */
export const ReplaceEntryContext = createContext<true | undefined>(undefined);
