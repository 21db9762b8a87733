import { useState } from "react";
import { Button } from "#ui/button.tsx";

/** The number of rows that a long list shows at first. */
const firstRows = 30;

/** The first rows of a long list, and a button that shows the rest: most visitors filter the list instead. */
export function useFirstRows<Row>(rows: readonly Row[], noun: string, count = firstRows) {
  const [isComplete, setComplete] = useState(false);
  const shown = isComplete ? rows : rows.slice(0, count);
  const more = shown.length < rows.length && (
    <div>
      <Button size="compact" variant="secondary" onClick={() => setComplete(true)}>
        {`Show all ${rows.length} ${noun}`}
      </Button>
    </div>
  );
  return { shown, more };
}
