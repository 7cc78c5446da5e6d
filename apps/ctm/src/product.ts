import { parameterPatterns } from '@airline/links';

const productPattern = new RegExp(parameterPatterns.product);
// The build reads the routes in Node, where there is no address.
const pathname = typeof window === 'undefined' ? '/' : window.location.pathname;

/**
 * The `{product}` whose portal this is: one bundle serves every product's, and the gateway places it at `/{product}/ctm/`.
 * Where it is served at the root, as in development, it is the airline's own.
 */
export const product: string = pathname.split('/').find((segment) => productPattern.test(segment)) ?? 'business';
