import { milliseconds } from "#lib/theme/duration.ts";
import { prefersReducedMotion } from "#lib/theme/reduced-motion.ts";

/**
 * Moves a number to another one, frame by frame within the slow duration; in one step under reduced motion. For what no
 * transition can move: Chromium loses the last frame of a custom property on which a paused animation depends.
 */
export function glide(from: number, to: number, onMove: (value: number) => void): void {
  if (prefersReducedMotion()) return onMove(to);
  const duration = milliseconds("slow");
  const start = performance.now();
  const step = (now: number) => {
    const done = Math.min(Math.max((now - start) / duration, 0), 1);
    onMove(from + (to - from) * done);
    if (done < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
