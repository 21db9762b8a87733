import { Suspense, useSyncExternalStore } from "react";
import { ErrorBoundary } from "#app/error-boundary";
import { Toaster } from "#app/later";
import { readNotices, watchNotices } from "#lib/notice";

let wasNeeded = false;
const isNeeded = () => (wasNeeded ||= readNotices().length > 0);

/** The toaster, from the first notice on; most visits never see one. */
export function Notices() {
  const needed = useSyncExternalStore(watchNotices, isNeeded, () => false);
  return (
    needed && (
      // What a notice says can also be read where it happened, so nothing is lost where its code does not arrive.
      <ErrorBoundary renderError={() => null} resetBy="">
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
