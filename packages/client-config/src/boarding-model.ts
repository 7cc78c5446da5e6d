/**
 * Lists the ways in which a flight boards: `open` by position in line, `assigned` by seat. Frozen.
 *
 * Source: docs/rules.md §2 has pages of both (early bird and upgraded boarding; seat).
 *
 * @example
 * ```ts
 * import { boardingModels } from '@airline/client-config/boarding-model';
 *
 * boardingModels; // ['open', 'assigned']
 * ```
 */
export const boardingModels = /* @__PURE__ */ Object.freeze(['open', 'assigned'] as const);

/**
 * How a flight boards.
 *
 * Source: docs/rules.md §2.
 *
 * @example
 * ```ts
 * import type { BoardingModel } from '@airline/client-config/boarding-model';
 *
 * const model: BoardingModel = 'assigned';
 * ```
 */
export type BoardingModel = (typeof boardingModels)[number];

/**
 * The way in which flights board unless a deployment says otherwise.
 *
 * Source: docs/rules.md §2.
 *
 * @example
 * ```ts
 * import { boardingModel } from '@airline/client-config/boarding-model';
 *
 * const showsSeatMap = boardingModel === 'assigned'; // false
 * ```
 */
export const boardingModel: BoardingModel = 'open';
