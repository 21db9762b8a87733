import { fireEvent } from "storybook/test";

/** Clicks a link with each key that opens it elsewhere or saves it, without opening it. */
export async function clickWithModifiers(link: Element): Promise<void> {
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener("click", stop);
  for (const key of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) await fireEvent.click(link, { [key]: true });
  window.removeEventListener("click", stop);
}
