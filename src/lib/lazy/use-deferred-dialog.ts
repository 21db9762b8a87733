import { useRef, useState } from "react";

/**
 * State of a dialog whose code loads when it first opens. `control` is undefined until then, and holds the dialog's
 * props afterwards; `opener` is the ref of the button that receives the focus when the dialog closes.
 */
export function useDeferredDialog() {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [timesOpened, setTimesOpened] = useState(0);
  const open = () => {
    setOpen(true);
    setTimesOpened((times) => times + 1);
  };
  return {
    opener,
    open,
    timesOpened,
    control: timesOpened > 0 ? { open: isOpen, onOpenChange: setOpen, opener } : undefined,
  };
}
