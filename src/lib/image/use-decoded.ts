import { useEffect, useState, type RefObject } from "react";

/**
 * True when the pictures of all parts of an element that a selector matches can be painted without waiting, or have failed; those
 * that are lazy are decoded when the window comes near. Of the versions for two grounds, the one that is shown is enough.
 */
export function useDecoded(root: RefObject<HTMLElement | null>, selector: string): boolean {
  const [isDecoded, setDecoded] = useState(false);
  useEffect(() => {
    const parts = root.current?.querySelectorAll(selector);
    const decode = async () => {
      await Promise.allSettled(
        Array.from(parts ?? [], (part) =>
          Promise.any(Array.from(part.querySelectorAll("img"), (image) => image.decode())),
        ),
      );
      setDecoded(true);
    };
    void decode();
  }, [root, selector]);
  return isDecoded;
}
