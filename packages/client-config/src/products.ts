/**
 * Lists the corporate products, each with a portal under `/{product}/ctm/`; a deployment adds its own. Frozen.
 *
 * Source: docs/rules.md §2, corporate.
 *
 * @example
 * ```ts
 * import { products } from '@airline/client-config/products';
 *
 * const portals = products.map((product) => `/${product}/ctm/`); // ['/business/ctm/']
 * ```
 */
export const products: readonly string[] = /* @__PURE__ */ Object.freeze(['business']);
