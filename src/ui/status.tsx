import { cva } from "class-variance-authority";
import type { ReactNode, Ref } from "react";
import { Icon } from "#ui/icon.tsx";
import type { VariantProps } from "#ui/variant-props.ts";

const status = cva("flex items-start gap-3 rounded-control border-thin bg-raised p-4 text-body", {
  variants: {
    /** The color and icon. @default info */
    kind: {
      success: "border-current text-success",
      /** Announced assertively. */
      error: "border-error text-error",
      info: "border-control text-primary",
    },
  },
  defaultVariants: { kind: "info" },
});

const icons = { success: "circle-check", error: "circle-alert", info: "info" } as const;

export type StatusProps = VariantProps<typeof status> & {
  /** The message; the region stays in the document while it is empty. */
  children?: ReactNode;
  /** `live`: by the live region; `focus`: by moving focus here, and `toast`: by one with the same text, with the region off. */
  announcedBy?: "live" | "focus" | "toast";
  /** The region, which is focusable while it has a message. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * A message about the outcome of an action, next to the action.
 *
 * Guarantees: a live region that is in the document before its message, so that the message is announced once; errors
 * have the role `alert`, the others `status`; announced by focus or a toast, the region is off while it has a message.
 * Requires: to be rendered at all times, empty while there is no message.
 */
export function Status({ kind = "info", announcedBy = "live", children, ref }: StatusProps) {
  const isOff = announcedBy !== "live" && Boolean(children);
  return (
    <div
      role={kind === "error" && !isOff ? "alert" : "status"}
      aria-live={isOff ? "off" : undefined}
      ref={ref}
      // an empty region that can have the focus is read as a status bar
      tabIndex={children ? -1 : undefined}
    >
      {children && (
        <div className={status({ kind })} data-surface="page">
          <span className="pt-0-5">
            <Icon name={icons[kind ?? "info"]} />
          </span>
          <div className="min-w-0 wrap-anywhere text-primary">{children}</div>
        </div>
      )}
    </div>
  );
}
