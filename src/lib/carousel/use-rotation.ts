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
import { prefersReducedMotion, watchReducedMotion } from "#lib/theme/reduced-motion.ts";

const isDocumentVisible = () => document.visibilityState === "visible";

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

export type RotationOptions = {
  /** Whether the carousel has slides to rotate. */
  enabled: boolean;
  /** Pauses the rotation, for example while a slide is dragged. */
  paused?: boolean | undefined;
  /** The time between two transitions, in milliseconds. */
  interval?: number | undefined;
  /** The duration of a transition, in milliseconds; the interval starts at its end. */
  transition: number;
  /** Shows the next slide. */
  onAdvance: () => void;
};

export type Rotation = ReturnType<typeof useRotation>;

/**
 * Rotates the slides of a carousel. `rootProps` belong on the carousel, `buttonProps` on its rotation button.
 *
 * Focus inside the carousel stops the rotation until the button starts it again; a hidden document pauses it. Under
 * reduced motion or Save-Data the rotation starts stopped, and slides change without a transition (`reducesMotion`).
 */
export function useRotation({
  enabled,
  paused = false,
  interval = milliseconds("rotation"),
  transition,
  onAdvance,
}: RotationOptions) {
  const reducesMotion = useSyncExternalStore(watchReducedMotion, prefersReducedMotion, () => false);
  const isVisible = useSyncExternalStore(subscribeToVisibility, isDocumentVisible, () => true);
  const [preference, setPreference] = useState<boolean>();
  const rotating = enabled && (preference ?? !reducesMotion);
  const running = rotating && isVisible && !paused;
  const period = interval + (reducesMotion ? 0 : transition);
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    if (!running) return undefined;
    const tick = () => {
      advance();
      timer = setTimeout(tick, period);
    };
    let timer = setTimeout(tick, interval);
    return () => clearTimeout(timer);
  }, [running, interval, period]);

  const rotatingOnPointerDown = useRef<boolean>(undefined);
  const focusedOnWindowBlur = useRef<Element>(undefined);
  return {
    rotating,
    reducesMotion,
    stop: () => setPreference(false),
    rootProps: {
      onFocus: ({ target }: FocusEvent) => {
        if (target !== focusedOnWindowBlur.current) setPreference(false);
      },
      // A window that loses focus keeps its active element and focuses it again when the visitor returns.
      onBlur: ({ target }: FocusEvent) => {
        focusedOnWindowBlur.current = document.activeElement === target ? target : undefined;
      },
    },
    buttonProps: {
      // A click focuses the button first, and this focus stops the rotation before the click event.
      onPointerDown: () => {
        rotatingOnPointerDown.current = rotating;
      },
      onClick: ({ detail }: MouseEvent) => {
        const wasRotating = detail > 0 ? rotatingOnPointerDown.current : undefined;
        rotatingOnPointerDown.current = undefined;
        setPreference(!(wasRotating ?? rotating));
      },
    },
  };
}
