import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from "web-vitals";

/** Receives each of the five metrics when its value is final. */
export type VitalsTarget = (metric: Metric) => void;

/** Measures CLS, INP, FCP, LCP and TTFB. By default each metric becomes a User Timing mark, and nothing is sent. */
export function measureVitals(
  target: VitalsTarget = ({ name, value }) => performance.mark(`vital:${name}`, { detail: value }),
): void {
  for (const measure of [onCLS, onINP, onFCP, onLCP, onTTFB]) measure(target);
}
