import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

import type { EventDetails } from './events.ts';

/**
 * Hands over each web vital of the loaded page when it is final: CLS with four decimals, the others in whole milliseconds.
 *
 * Load it after the page: the browser keeps what was measured before. LCP, CLS and INP are final when the page is hidden.
 *
 * Source: https://web.dev/articles/vitals
 *
 * @example
 * ```ts
 * window.addEventListener('load', async () => {
 *   const { observeWebVitals } = await import('@airline/telemetry/web-vitals');
 *   observeWebVitals(({ name, value }) => console.log(name, value));
 * });
 * ```
 */
export function observeWebVitals(report: (vital: EventDetails<'webVital'>) => void): void {
  const handOver = ({ name, value, rating, navigationType }: Metric): void => {
    if (navigationType === 'soft-navigation') return;
    report({ name, value: rounded(name, value), rating, navigation: navigationType });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(handOver);
}

function rounded(name: Metric['name'], value: number): number {
  return name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
}
