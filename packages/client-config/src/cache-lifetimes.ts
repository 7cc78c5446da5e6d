/**
 * How long an answer may be shown again without asking, in seconds, for each cached call.
 *
 * Source: docs/rules.md §9.
 *
 * @example
 * ```ts
 * import type { CacheLifetimesSeconds } from '@airline/client-config/cache-lifetimes';
 *
 * const none: CacheLifetimesSeconds = { userInfoV4: 0, userInfoV3: 0 };
 * ```
 */
export interface CacheLifetimesSeconds {
  readonly userInfoV4: number;
  readonly userInfoV3: number;
}

/**
 * Holds the lifetimes of cached answers, in seconds. Frozen.
 *
 * Source: docs/rules.md §9, which leaves the unit open.
 *
 * @example
 * ```ts
 * import { cacheLifetimesSeconds } from '@airline/client-config/cache-lifetimes';
 *
 * const staleAfterMilliseconds = cacheLifetimesSeconds.userInfoV4 * 1000; // 30000
 * ```
 */
export const cacheLifetimesSeconds: CacheLifetimesSeconds = /* @__PURE__ */ Object.freeze({
  userInfoV4: 30,
  userInfoV3: 60,
});
