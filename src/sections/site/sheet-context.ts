import { createContext } from "react";

/** The place of a page in the drawing set of all pages. */
export type Sheet = {
  /** The number of the sheet, such as `8`, or `18.7` for the seventh record of a kind. */
  number: string;
  /** The number of the page for what does not exist. */
  notFound: string;
  /** The number of the last sheet. */
  last: number;
  /** The revision of the set. */
  revision: string;
};

/** The sheet of the current page, which the app provides and the page's header shows. */
export const SheetContext = createContext<Sheet | undefined>(undefined);
