import { useRef, useState } from "react";

/**
 * A dialog that arrives when it is first asked for: `control` is undefined until then, and afterwards what the dialog
 * takes. `opener` belongs to the button that calls `ask`, for the focus to return to.
 */
export function useLazyDialog() {
  const opener = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"unasked" | "open" | "closed">("unasked");
  const control = {
    open: state === "open",
    onOpenChange: (open: boolean) => setState(open ? "open" : "closed"),
    opener,
  };
  return { opener, ask: () => setState("open"), control: state === "unasked" ? undefined : control };
}
