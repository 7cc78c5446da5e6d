import { products } from '@airline/client-config/products';
import { parameterPatterns } from '@airline/links';

// One bundle serves every product's portal: the gateway places it at /{product}/ctm/.
const [, first = ''] = window.location.pathname.split('/');

/** The `{product}` whose portal this is. */
export const product = new RegExp(parameterPatterns.product).test(first) ? first : products[0];
