import { useEffect, useState, type RefObject } from "react";

/**
 * True when all pictures of an element that a selector matches can be painted without waiting, or have failed; those that
 * are lazy are decoded when the window comes near.
 */
export function useDecoded(root: RefObject<HTMLElement | null>, selector: string): boolean {
  const [isDecoded, setDecoded] = useState(false);
  useEffect(() => {
    const pictures = root.current?.querySelectorAll<HTMLImageElement>(selector);
    const decode = async () => {
      await Promise.allSettled(Array.from(pictures ?? [], (image) => image.decode()));
      setDecoded(true);
    };
    void decode();
  }, [root, selector]);
  return isDecoded;
}
