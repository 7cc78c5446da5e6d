import type { OperationsState } from '@airline/contract';

type VitalName = OperationsState['webVitals'][number]['name'];

/** Up to `good` a page is good, beyond `poor` it is poor. */
interface VitalBounds {
  readonly good: number;
  readonly poor: number;
}

/**
 * How the 75th percentile of each web vital is judged: CLS without unit, the others in milliseconds.
 *
 * Source: https://web.dev/articles/vitals, https://web.dev/articles/fcp, https://web.dev/articles/ttfb
 */
export const vitalBounds: Readonly<Record<VitalName, VitalBounds>> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
};

/** Judges a 75th percentile. */
export function rateVital(name: VitalName, p75: number): 'good' | 'needsImprovement' | 'poor' {
  const { good, poor } = vitalBounds[name];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'needsImprovement' : 'poor';
}
