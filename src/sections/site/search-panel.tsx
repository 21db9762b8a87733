import { useState, type ComponentType, type ReactNode } from "react";
import { useFetched, type Absence } from "#lib/lazy/use-fetched.ts";
import type { SearchBoxProps } from "#sections/site/search-box.tsx";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Icon } from "#ui/icon.tsx";

export type SearchPanelProps = Pick<SearchBoxProps, "onNeedEntries"> & {
  /** Fetches the text box and its results: they are needed from the first look at the search on. */
  onNeedBox: () => Promise<ComponentType<SearchBoxProps>>;
};

const words = {
  unasked: "",
  coming: "Bringing the search…",
  failed: "The search could not be loaded. Trying again usually helps, reloading the page, too.",
  again: "Trying again…",
} satisfies Record<Absence, string>;

/**
 * The search of the whole site, behind a button.
 *
 * Guarantees: a panel that is fetched as soon as somebody points at the button; opened, the focus goes to its text box, also
 * where that comes a moment later, unless the visitor has left; what does not come can be asked for again.
 */
export function SearchPanel({ onNeedBox, onNeedEntries }: SearchPanelProps) {
  const [box, askForBox] = useFetched(onNeedBox);
  const [timesOpened, setTimesOpened] = useState(0);
  const Box = box.phase === "here" ? box.value : undefined;

  const prepare = () => box.phase === "unasked" && askForBox();
  const open = () => {
    askForBox();
    setTimesOpened((times) => times + 1);
  };
  return (
    <div className="contents" onPointerEnter={prepare} onFocus={prepare}>
      <Disclosure label="Search" icon={<Icon name="search" />} onOpen={open}>
        {Box && <Box timesOpened={timesOpened} onNeedEntries={onNeedEntries} />}
        {box.phase !== "here" && (
          <SearchStatus phase={box.phase} onRetry={askForBox}>
            {words[box.phase]}
          </SearchStatus>
        )}
      </Disclosure>
    </div>
  );
}

type SearchStatusProps = {
  /** How far the search has come, in words. */
  children: ReactNode;
  phase: Absence | "here";
  onRetry: () => void;
};

/** How far the search has come, spoken; and a way to try again what failed. */
export function SearchStatus({ children, phase, onRetry }: SearchStatusProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status" className="text-small text-secondary">
        {children}
      </p>
      {(phase === "failed" || phase === "again") && (
        <Button tone="secondary" size="compact" aria-disabled={phase === "again"} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
