import { useSyncExternalStore } from "react";
import { readNotices, watchNotices } from "#lib/toast/notice.ts";
import { Deferred } from "#ui/deferred.tsx";

const loadToaster = () => import("#ui/toast.tsx").then((m) => m.Toaster);

let latestId = 0;
const readLatestId = () => (latestId = readNotices().at(-1)?.id ?? latestId);

/** The toaster, loaded with the first notice. Notices repeat what the page shows, so a failure needs no message. */
export function LazyToaster() {
  const noticeId = useSyncExternalStore(watchNotices, readLatestId, () => 0);
  return (
    noticeId > 0 && (
      <Deferred load={loadToaster} retryKey={noticeId} error={null}>
        {(Toaster) => <Toaster />}
      </Deferred>
    )
  );
}
