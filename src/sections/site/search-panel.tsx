import { useState } from "react";
import type { SearchBoxProps } from "#sections/site/search-box.tsx";
import { Deferred } from "#ui/deferred.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Icon } from "#ui/icon.tsx";

const loadSearchBox = () => import("#sections/site/search-box.tsx").then((m) => m.SearchBox);

export type SearchPanelProps = Pick<SearchBoxProps, "loadEntries">;

/**
 * The search of the whole site, behind a button.
 *
 * Guarantees: a panel whose code loads when the button is hovered or focused; opening it focuses its text box, also when
 * that loads later, unless the visitor has left the panel; a failed load can be retried.
 */
export function SearchPanel({ loadEntries }: SearchPanelProps) {
  const [isNeeded, setNeeded] = useState(false);
  const [timesOpened, setTimesOpened] = useState(0);
  const prepare = () => setNeeded(true);
  const open = () => {
    prepare();
    setTimesOpened((times) => times + 1);
  };
  return (
    <div className="contents" onPointerEnter={prepare} onFocus={prepare}>
      <Disclosure label="Search" icon={<Icon name="search" />} width="wide" onOpen={open}>
        {isNeeded && (
          <Deferred
            load={loadSearchBox}
            retryKey={timesOpened}
            fallback={
              <p role="status" className="text-small text-secondary">
                Loading the search…
              </p>
            }
            error="The search could not be loaded. Try again, or reload the page."
          >
            {(SearchBox) => <SearchBox timesOpened={timesOpened} loadEntries={loadEntries} />}
          </Deferred>
        )}
      </Disclosure>
    </div>
  );
}
