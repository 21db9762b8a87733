import { Suspense, useSyncExternalStore } from "react";
import { Toaster } from "#app/later.tsx";
import { readNotices, watchNotices } from "#lib/toast/notice.ts";

let wasNeeded = false;
const isNeeded = () => (wasNeeded ||= readNotices().length > 0);

/** The toaster, from the first notice on; most visits never see one. */
export function Notices() {
  const needed = useSyncExternalStore(watchNotices, isNeeded, () => false);
  return (
    needed && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  );
}
