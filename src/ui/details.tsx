import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";

/** Windows below the `sm` breakpoint. */
const media = "(width < 37.5rem)";

export type DetailsProps = {
  /** The visible label: a heading, which must not be inside another element, or a short text. */
  summary: ReactNode;
  children: ReactNode;
};

/**
 * A long list that starts open, and closed in small windows, where find-in-page opens it in some browsers.
 *
 * Guarantees: a native disclosure, open in the prerendered page; after hydration it closes in small windows, unless the
 * visitor has already reached it.
 * Requires: a summary without links or buttons.
 */
export function Details({ summary, children }: DetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(true);

  useEffect(() => {
    const isBelow = (details.current?.getBoundingClientRect().top ?? 0) > window.innerHeight;
    if (isBelow && window.matchMedia(media).matches) setIsOpen(false);
  }, []);

  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group ease-open"
    >
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-x-4 border-b-thin border-hairline narrow:flex-wrap">
        {summary}
        <span className="shrink-0 transition-transform duration-base ease-standard group-open:-scale-y-100 narrow:ms-auto">
          <Icon name="chevron-down" />
        </span>
      </summary>
      {children}
    </details>
  );
}
