/** What a visitor fills in. */
export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a field is checked rather than filled in. */
export const isToggle = (field: FormField): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

/** Sets a value as typing does: React ignores an event that follows the setter of the element itself. */
export function enterText(field: FormField, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as FormField, "value", value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
