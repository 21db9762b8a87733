import { cx } from "class-variance-authority";
import type { IconName } from "#lib/image/icon-name.ts";
import { Icon } from "#ui/icon.tsx";

export type ConfirmedIconProps = {
  /** The icon of the action. */
  name: IconName;
  /** How often the action was done; each time a check is shown. */
  count: number;
};

/** The decorative icon of an action, which becomes a check for a moment after the action; not under reduced motion. */
export function ConfirmedIcon({ name, count }: ConfirmedIconProps) {
  return (
    <span key={count} className={cx("relative flex", count > 0 && "confirmed")}>
      <Icon name={name} />
      {count > 0 && (
        <span className="absolute inset-0 flex opacity-transparent">
          <Icon name="check" />
        </span>
      )}
    </span>
  );
}
