import { enterText, isToggle, type FormField } from "#lib/form/form-field.ts";

const kindOf = ({ tagName, type, name }: FormField) => [tagName, type, name].join(" ");

const restored = new WeakSet<FormField>();

/**
 * Fills the fields that have replaced those of the prerendered page with what the visitor has entered there. React renders
 * a part of the page anew where a browser extension has added an element to it before hydration.
 */
export function restoreFields(prerendered: readonly FormField[]): void {
  const current = [...document.querySelectorAll<FormField>("input,select,textarea")];
  for (const old of prerendered) {
    if (old.isConnected || restored.has(old)) continue;
    restored.add(old);
    const isSameKind = (field: FormField) => kindOf(field) === kindOf(old);
    const field = current.filter(isSameKind)[prerendered.filter(isSameKind).indexOf(old)];
    if (!field) continue;
    if (isToggle(field)) {
      if (Reflect.get(old, "checked") !== Reflect.get(field, "checked")) field.click();
    } else if (old.value !== field.value && old.value !== Reflect.get(old, "defaultValue")) enterText(field, old.value);
  }
}
