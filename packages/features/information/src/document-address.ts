import { products } from '@airline/client-config/products';
import { buildPath, isLinkId } from '@airline/links';

/**
 * Gives the address that a document's link leads to: of `page:<link>`, with or without a `#section`, the page; any other as it is.
 *
 * @throws when there is no such page: the check of the documents finds it first.
 */
export function documentAddress(to: string): string {
  const [, id, section = ''] = /^page:([a-z-]+)(#[a-z0-9-]+)?$/.exec(to) ?? [];
  if (id === undefined) return to;
  if (!isLinkId(id)) throw new Error(`There is no page '${id}'.`);
  return (id === 'ctm-home' ? portalPath() : (buildPath as (id: string) => string)(id)) + section;
}

function portalPath(): string {
  return buildPath('ctm-home', { product: products[0] ?? '' });
}
