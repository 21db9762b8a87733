import type { BuildFacts, Component } from "#lib/inspect/build-facts.ts";

/** The part of a node of React's tree that Inspect reads; React's developer tools find it by the same property. */
interface Fiber {
  type: unknown;
  return: Fiber | null;
  alternate: Fiber | null;
}

/** A component on the page with the elements that it consists of. */
export interface Instance {
  component: Component;
  elements: Element[];
}

function fiberOf(element: Element): Fiber | undefined {
  const key = Object.keys(element).find((name) => name.startsWith("__reactFiber$"));
  return key === undefined ? undefined : (element as unknown as Record<string, Fiber>)[key];
}

/** How much longer than its source the code of a component may be; the development server adds places to each element. */
const tolerance = import.meta.env.DEV ? 4 : 1.2;

/** Names the components of the page, of which the browser knows only the minified functions. */
export class ComponentTree {
  readonly #facts: BuildFacts;
  readonly #known = new WeakMap<object, Component | null>();

  constructor(facts: BuildFacts) {
    this.#facts = facts;
  }

  /** The component that a node is, by the code of its function. */
  #componentOf({ type }: Fiber): Component | null {
    if (typeof type !== "function") return null;
    const known = this.#known.get(type);
    if (known !== undefined) return known;
    const code = Function.prototype.toString.call(type);
    const found = this.#facts.components.find(
      ([, , length, ...words]) => code.length <= length * tolerance && words.every((word) => code.includes(word)),
    );
    const [path = "", title] = found ? (this.#facts.files[found[1]] ?? []) : [];
    const component = found ? { name: found[0], path, title } : null;
    this.#known.set(type, component);
    return component;
  }

  /** The components around an element, the innermost first. */
  around(element: Element): Component[] {
    const found: Component[] = [];
    for (let fiber = fiberOf(element)?.return; fiber; fiber = fiber.return) {
      const component = this.#componentOf(fiber);
      if (component) found.push(component);
    }
    return found;
  }

  /** Every component that has elements, in the order of the document. */
  instances(root: Element): Instance[] {
    const found = new Map<Fiber, Instance>();
    for (const element of root.querySelectorAll("*")) {
      const own: [Fiber, Component][] = [];
      for (let fiber = fiberOf(element)?.return; fiber && typeof fiber.type !== "string"; fiber = fiber.return) {
        const component = this.#componentOf(fiber);
        if (component) own.unshift([fiber, component]);
      }
      for (const [fiber, component] of own) {
        const known = found.get(fiber) ?? (fiber.alternate ? found.get(fiber.alternate) : undefined);
        if (known) known.elements.push(element);
        else found.set(fiber, { component, elements: [element] });
      }
    }
    return [...found.values()];
  }
}
