/**
 * Describes a hangar: a place where builds are tried, and the environment that it stands for (docs/rules.md §3).
 *
 * @example
 * ```ts
 * import type { Hangar } from '@airline/reference-data/hangars';
 *
 * const label = ({ hangarId, environment }: Hangar): string => `${hangarId} (${environment})`;
 * ```
 */
export interface Hangar {
  readonly hangarId: 'UAT' | 'PDT' | 'MIG';
  /** Name of an environment of `@airline/client-config`. */
  readonly environment: 'qa' | 'ptest' | 'cstg';
}

/**
 * Lists the three hangars: user acceptance (UAT), product test (PDT) and migration (MIG).
 *
 * Frozen, the records too. Source: docs/rules.md §3.
 *
 * @example
 * ```ts
 * import { hangars } from '@airline/reference-data/hangars';
 *
 * const environment = hangars.find(({ hangarId }) => hangarId === 'UAT')?.environment; // 'qa'
 * ```
 */
export const hangars: readonly Hangar[] = /* @__PURE__ */ Object.freeze([
  /* @__PURE__ */ Object.freeze({ hangarId: 'UAT', environment: 'qa' } as const),
  /* @__PURE__ */ Object.freeze({ hangarId: 'PDT', environment: 'ptest' } as const),
  /* @__PURE__ */ Object.freeze({ hangarId: 'MIG', environment: 'cstg' } as const),
]);
