import { milliseconds } from "#lib/theme/duration.ts";
import { prefersReducedMotion } from "#lib/theme/reduced-motion.ts";

/**
 * Moves a number to another one, frame by frame, a distance of 1 within the slow duration, one of 4 in twice the time; in
 * one step under reduced motion.
 * For what no transition can move: Chromium loses the last frame of a custom property on which a paused animation depends.
 * Returns how to stop.
 */
export function glide(from: number, to: number, onMove: (value: number) => void): () => void {
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  if (prefersReducedMotion()) {
    onMove(to);
    return stop;
  }
  const duration = milliseconds("slow") * Math.sqrt(Math.abs(to - from));
  const start = performance.now();
  const step = (now: number) => {
    const done = Math.min(Math.max((now - start) / (duration || 1), 0), 1);
    onMove(from + (to - from) * done);
    if (done < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return stop;
}
