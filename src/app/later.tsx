import { lazy } from "react";
import { load } from "#lib/load";

/*
 * What only some visitors need, and they not at once: each arrives when it is first asked for.
 */

export const MobileMenu = lazy(() => load(() => import("#sections/mobile-menu").then((m) => ({ default: m.MobileMenu }))));

export const VideoDialog = lazy(() => load(() => import("#sections/video-dialog").then((m) => ({ default: m.VideoDialog }))));

export const Toaster = lazy(() => load(() => import("#ui/toast").then((m) => ({ default: m.Toaster }))));

/** What the header's search can find. */
export const searchEntries = () => load(() => import("#content/search-entry").then((m) => m.searchEntries));
