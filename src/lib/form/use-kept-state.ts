import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from "react";
import { keepFields, takeFields } from "#lib/form/use-kept-fields.ts";

/**
 * A state like that of `useState`, kept while the page is away, as `useKeptFields` keeps what is typed: for instance which
 * section of a form is open.
 *
 * @param name the name of the state, unique on the site; a state without one is not kept
 * @param initial the state on the first visit, and before hydration
 */
export function useKeptState(
  name: string | undefined,
  initial: string,
): [state: string, setState: Dispatch<SetStateAction<string>>] {
  const [state, setState] = useState(initial);
  const keep = useEffectEvent((key: string) => keepFields(key, state === initial ? {} : { state }));
  useEffect(() => {
    if (!name) return undefined;
    const { state: kept } = takeFields(name);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows it
    if (kept !== undefined) setState(kept);
    const onPageHide = () => keep(name);
    window.addEventListener("pagehide", onPageHide);
    return () => {
      keep(name);
      window.removeEventListener("pagehide", onPageHide);
    };
  }, [name]);
  return [state, setState];
}
