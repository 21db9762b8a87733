import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type MouseEvent,
} from "react";
import { milliseconds } from "#lib/theme/duration.ts";

const reducedMotion = "(prefers-reduced-motion: reduce)";

/** True where the reader asked for few bytes. https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const isStill = () => savesData() || matchMedia(reducedMotion).matches;

function watchStillness(changed: () => void) {
  const query = matchMedia(reducedMotion);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

const isSeen = () => document.visibilityState === "visible";

function watchVisibility(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

export type RotationOptions = {
  /** Whether there is anything to rotate. */
  enabled: boolean;
  /** Waits while this holds, a dragging finger for one. */
  suspended?: boolean | undefined;
  /** How long a slide rests between two changes, in milliseconds. */
  rest?: number | undefined;
  /** How long a change takes, in milliseconds; the rest counts from its end. */
  change: number;
  /** Shows the next slide. */
  onTurn: () => void;
};

export type Rotation = ReturnType<typeof useRotation>;

/**
 * When a carousel turns by itself, and when it must not. Spread `frame` on the carousel and `button` on its
 * rotation button.
 *
 * Focus inside stops it for good until the button starts it; a hidden document suspends it; under reduced motion and
 * Save-Data it starts stopped, and `still` asks for changes without movement.
 */
export function useRotation({
  enabled,
  suspended = false,
  rest = milliseconds("rotation"),
  change,
  onTurn,
}: RotationOptions) {
  const still = useSyncExternalStore(watchStillness, isStill, () => false);
  const seen = useSyncExternalStore(watchVisibility, isSeen, () => true);
  const [wish, setWish] = useState<boolean>();
  const rotating = enabled && (wish ?? !still);
  const running = rotating && seen && !suspended;
  const next = rest + (still ? 0 : change);
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (!running) return undefined;
    const step = () => {
      turn();
      timer = setTimeout(step, next);
    };
    let timer = setTimeout(step, rest);
    return () => clearTimeout(timer);
  }, [running, rest, next]);

  const rotatedWhenPressed = useRef<boolean>(undefined);
  const focusLeftBehind = useRef<Element>(undefined);
  return {
    rotating,
    still,
    stop: () => setWish(false),
    frame: {
      onFocus: ({ target }: FocusEvent) => {
        if (target !== focusLeftBehind.current) setWish(false);
      },
      // A window that loses the focus keeps its active element, and focuses it again when it comes back.
      onBlur: ({ target }: FocusEvent) => {
        focusLeftBehind.current = document.activeElement === target ? target : undefined;
      },
    },
    button: {
      // Pressing the button also focuses it, which has stopped the rotation before the click arrives.
      onPointerDown: () => {
        rotatedWhenPressed.current = rotating;
      },
      onClick: ({ detail }: MouseEvent) => {
        const before = detail > 0 ? rotatedWhenPressed.current : undefined;
        rotatedWhenPressed.current = undefined;
        setWish(!(before ?? rotating));
      },
    },
  };
}
