import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode, Ref } from "react";

const status = cva("flex items-start gap-3 rounded-control border-hairline bg-raised p-4 text-body", {
  variants: {
    tone: { success: "border-control text-success", failure: "border-error text-error", info: "border-control text-primary" },
  },
  defaultVariants: { tone: "info" },
});

const icons = { success: CircleCheck, failure: CircleAlert, info: Info };

export type StatusProps = VariantProps<typeof status> & {
  /** What happened; empty while nothing has. */
  children?: ReactNode;
  /** To move the focus here after a success or a failure. */
  ref?: Ref<HTMLDivElement>;
};

/**
 * Says what came of something, where it happened.
 *
 * Gives: a live region that is in the page before its words are, so that they are spoken once;
 * failures interrupt, the rest waits its turn.
 * Asks: to be rendered always, with its words only when there are some.
 */
export function Status({ tone = "info", children, ref }: StatusProps) {
  const Icon = icons[tone ?? "info"];
  return (
    <div role={tone === "failure" ? "alert" : "status"} ref={ref} tabIndex={-1}>
      {children && (
        <div className={status({ tone })}>
          <Icon aria-hidden="true" className="size-icon shrink-0" />
          <div className="min-w-0 text-primary">{children}</div>
        </div>
      )}
    </div>
  );
}
