import { focusHeading } from "#lib/focus/move-focus.ts";
import { LoadFailure } from "#ui/load-failure.tsx";
import { Text } from "#ui/text.tsx";

export type ListStatusProps = {
  /** `ready` when the items of the list are here, `loading` until then, `failed` when they could not be loaded. */
  status: "ready" | "loading" | "failed";
  /** The name of the items: 'posts'. */
  items: string;
  /** The id of the heading above the list, which gets the focus when the items load again. */
  headingId: string;
  /** Loads the items again. */
  onRetry: () => void;
};

/** Stands in the place of a list whose items load, or could not be loaded; nothing when they are here. */
export function ListStatus({ status, items, headingId, onRetry }: ListStatusProps) {
  if (status === "ready") return null;
  if (status === "loading")
    return (
      <div role="status">
        <Text tone="secondary">Loading {items}…</Text>
      </div>
    );
  return (
    <LoadFailure
      onRetry={() => {
        onRetry();
        focusHeading(headingId);
      }}
    >
      These {items} could not be loaded. Your search stays as it is; check the connection and try again.
    </LoadFailure>
  );
}
