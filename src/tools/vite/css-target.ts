/** The oldest browsers for which style sheets are written. */
export const cssTarget = ["chrome123", "edge123", "firefox120", "safari17.5"];
