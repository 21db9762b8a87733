import { useId, type ReactNode } from "react";

export type FirstScreenProps = {
  /** What is seen first on a page, without a gap between it and the start of the main content. */
  children: ReactNode;
};

/**
 * The start of a page whose parts change places while they arrive, such as a text before the picture that is above it.
 *
 * Guarantees: the first paint of a prerendered page waits for the end of it, in browsers that know `rel="expect"`.
 * Requires: a page that needs it, because its header alone is painted 0.3 s earlier on a phone with a slow processor.
 */
export function FirstScreen({ children }: FirstScreenProps) {
  const id = useId();
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      {children}
      <template id={id} />
    </>
  );
}
