import { useSyncExternalStore } from "react";
import { readNotices, watchNotices } from "#lib/toast/notice.ts";
import { Deferred } from "#ui/deferred.tsx";

const loadToaster = () => import("#ui/toast.tsx").then((m) => m.Toaster);

let latest = 0;
const latestId = () => (latest = readNotices().at(-1)?.id ?? latest);

/** The toaster, loaded with the first notice. Notices repeat what the page shows, so a failure needs no message. */
export function Notices() {
  const latestNotice = useSyncExternalStore(watchNotices, latestId, () => 0);
  return (
    latestNotice > 0 && (
      <Deferred load={loadToaster} retryKey={latestNotice} error={null}>
        {(Toaster) => <Toaster />}
      </Deferred>
    )
  );
}
