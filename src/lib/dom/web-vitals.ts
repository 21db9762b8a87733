import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";

/** Receives each of the five measurements as it becomes final. */
export type VitalsTarget = (metric: Metric) => void;

/**
 * Measures CLS, INP, FCP, LCP and TTFB of this visit. Without a target nothing leaves the page:
 * each figure is kept as a User Timing mark, where the browser's own tools show it.
 */
export function measureVitals(
  target: VitalsTarget = ({ name, value }) => performance.mark(`vital:${name}`, { detail: value }),
): void {
  for (const measure of [onCLS, onINP, onFCP, onLCP, onTTFB]) measure(target);
}
