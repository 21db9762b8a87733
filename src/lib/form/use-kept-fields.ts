import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { enterText, isToggle, type FormField } from "#lib/form/form-field.ts";

/** What was typed, chosen or checked, by the name of the field. */
type Kept = Readonly<Record<string, string>>;

/** The fields of a form but those for passwords and those that are not shown. */
const fieldsOf = (form: HTMLElement) =>
  form.querySelectorAll<FormField>("[name]:not([type=hidden], [type=password], [hidden])");

/** Whether a field has what a visitor has typed, rather than nothing, or what the page begins with. */
const isTyped = (field: FormField) =>
  isToggle(field) ? field.checked : field.value !== ("defaultValue" in field ? field.defaultValue : "") && field.value;

const keyOf = (name: string) => `typed ${name}`;

/** Keeps texts for the form of a name, instead of what is kept for it. */
export function keepFields(name: string, kept: Kept): void {
  try {
    if (Object.keys(kept).length > 0) sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // blocked or full storage: the text lasts as long as the form
  }
}

/** Takes what is kept for the form of a name out of the storage. */
export function takeFields(name: string): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? "{}") as Kept;
    sessionStorage.removeItem(keyOf(name));
    return kept;
  } catch {
    return {};
  }
}

/**
 * Keeps what a visitor types in a form while the form is away, because a link was followed or the page was loaded again: in
 * the session storage, which ends with the tab, until the form is back. Passwords are not kept.
 *
 * What was kept replaces what a browser has put back into the fields, which is older.
 *
 * @param form the form, or an element around fields outside of one
 * @param name the name of the form, unique on the site; a form without one keeps nothing
 */
export function useKeptFields(form: RefObject<HTMLElement | null>, name: string | undefined): void {
  const missing = useRef<Record<string, string>>({});
  const fillMissing = () => {
    for (const field of form.current ? fieldsOf(form.current) : []) {
      const value = missing.current[field.name];
      if (value === undefined || (isToggle(field) && field.value !== value)) continue;
      delete missing.current[field.name];
      if (!isToggle(field)) enterText(field, value);
      else if (!field.checked) field.click();
    }
  };
  const fillAll = useEffectEvent(() => {
    if (name) missing.current = { ...takeFields(name) };
    fillMissing();
  });
  const keepAll = useEffectEvent((element: HTMLElement, own: string) => {
    const typed = [...fieldsOf(element)].filter(isTyped).map((field) => [field.name, field.value]);
    keepFields(own, { ...missing.current, ...(Object.fromEntries(typed) as Kept) });
  });
  // in a layout effect, whose end is that of the form: what is kept a moment later must not be replaced
  useLayoutEffect(() => {
    const element = form.current;
    return () => void (element && name && keepAll(element, name));
  }, [form, name]);
  useEffect(() => {
    const element = form.current;
    if (!element || !name) return undefined;
    const keep = () => keepAll(element, name);
    // the page of a back/forward cache may be older than what another page has kept
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && fillAll();
    fillAll();
    window.addEventListener("pagehide", keep);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("pagehide", keep);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, [form, name]);
  // After each render, because a checkbox may add fields.
  useEffect(fillMissing);
}
