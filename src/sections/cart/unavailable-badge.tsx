import { Icon } from "#ui/icon.tsx";

/** The badge of a cart line whose product the catalog no longer has. */
export function UnavailableBadge() {
  return (
    <p className="flex items-start gap-2 text-small font-medium text-warning">
      <span className="flex pt-0-5">
        <Icon name="circle-alert" size="sm" />
      </span>
      No longer available, not charged
    </p>
  );
}
