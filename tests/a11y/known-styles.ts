declare global {
  interface Window {
    /** By condition, a number for each chain of elements with their classes and states. */
    knownStyles?: Record<string, Map<string, number>>;
  }
}

/**
 * True if the document shows an element that no earlier story of its file had in the condition, with the same classes,
 * states and ancestors. Without one, its colors are known. Runs in the document, so it refers to nothing outside of itself.
 */
export function hasNewStyles(condition: string): boolean {
  const numbers = ((window.knownStyles ??= {})[condition] ??= new Map<string, number>());
  const size = numbers.size;
  const namesOfText = /^(href|src|srcset|id|for|value|title|alt|aria-(label|labelledby|describedby|controls))$/;
  const states = [":checked", ":disabled", ":user-invalid", ":placeholder-shown", ":focus", ":nth-child(even)"];
  const add = (element: Element, parent: number) => {
    if (element.matches("script, style, .sb-wrapper, #storybook-docs, #storybook-highlights-root")) return;
    const attributes = [...element.attributes].filter(({ name }) => !namesOfText.test(name));
    const own = [
      element.localName,
      ...attributes.map(({ name, value }) => `${name}=${value.replaceAll(/_r_[\da-z]+_|\bradix-\S+/g, "")}`),
      ...states.filter((state) => element.matches(state)),
    ];
    const key = `${parent} ${own.join(" ")}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    for (const child of element.children) add(child, number);
  };
  add(document.body, -1);
  return numbers.size > size;
}
