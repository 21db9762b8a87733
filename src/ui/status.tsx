import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode, Ref } from "react";
import { Icon } from "#ui/icon.tsx";

const status = cva("flex items-start gap-3 rounded-control border-thin bg-raised p-4 text-body", {
  variants: {
    tone: {
      success: "border-current text-success",
      error: "border-error text-error",
      info: "border-control text-primary",
    },
  },
  defaultVariants: { tone: "info" },
});

const icons = { success: "circle-check", error: "circle-alert", info: "info" } as const;

export type StatusProps = VariantProps<typeof status> & {
  /** What happened; empty while nothing has. */
  children?: ReactNode;
  /** How it is spoken: by itself, or by the focus that its owner puts on it; both would say it twice. */
  announcedBy?: "live" | "focus";
  /** To move the focus here after a success or a failure. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * Says what came of something, where it happened.
 *
 * Guarantees: a live region that is in the page before its words are, so that they are spoken once; failures interrupt, the
 * rest waits its turn. Where the focus comes here instead, the region is silent and the focus speaks its words.
 * Requires: to be rendered always, with its words only when there are some.
 */
export function Status({ tone = "info", announcedBy = "live", children, ref }: StatusProps) {
  const isSilent = announcedBy === "focus" && Boolean(children);
  return (
    <div
      role={tone === "error" && !isSilent ? "alert" : "status"}
      aria-live={isSilent ? "off" : undefined}
      ref={ref}
      tabIndex={-1}
    >
      {children && (
        <div className={status({ tone })}>
          <span className="pt-0-5">
            <Icon name={icons[tone ?? "info"]} />
          </span>
          <div className="min-w-0 wrap-anywhere text-primary">{children}</div>
        </div>
      )}
    </div>
  );
}
