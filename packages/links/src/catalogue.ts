import { linkRows } from './link-rows.ts';
import type { LinkFlag, Surface, TitleKey } from './link-shape.ts';

type Row = (typeof linkRows)[number];

/**
 * Names a link: the union of all ids of the catalogue, in kebab-case.
 *
 * @example
 * ```ts
 * import type { LinkId } from '@airline/links/catalogue';
 *
 * const entry: LinkId = 'air-booking';
 * console.log(entry);
 * ```
 */
export type LinkId = Row['id'];

/**
 * Gives the path pattern of a link as a literal type.
 *
 * @example
 * ```ts
 * import type { LinkPath } from '@airline/links/catalogue';
 *
 * const path: LinkPath<'trip'> = '/trip/:recordLocator';
 * console.log(path);
 * ```
 */
export type LinkPath<Id extends LinkId> = Extract<Row, { readonly id: Id }>['path'];

/**
 * Describes one address of the site (docs/rules.md §2).
 *
 * `path` is a React Router pattern from the origin's root, ending in a slash where the canonical address does. Comparing
 * `id` narrows the type.
 *
 * @example
 * ```ts
 * import { links, type Link } from '@airline/links';
 *
 * const ruledByAFlag: readonly Link[] = links.filter((link) => link.flag !== undefined);
 * console.log(ruledByAFlag.length);
 * ```
 */
export type Link<Id extends LinkId = LinkId> = { [Key in Id]: LinkRecord<Key, LinkPath<Key>> }[Id];

interface LinkRecord<Id extends LinkId, Path extends string> {
  readonly id: Id;
  readonly path: Path;
  /** The bundles that have a route for it. */
  readonly surfaces: readonly Surface[];
  /** Whether the canonical address ends in a slash; matching accepts both. */
  readonly trailingSlash: boolean;
  /** The metadata flag that must be on; the route itself exists either way and says so when it is off. */
  readonly flag?: LinkFlag;
  /** The link whose page this second address shows. */
  readonly aliasOf?: LinkId;
  /** The key of the page's title, for the account-help pages. */
  readonly titleKey?: TitleKey;
}

function toLink(row: Row): Link {
  const { path, surfaces } = row;
  return Object.freeze({ ...row, surfaces: Object.freeze([...surfaces]), trailingSlash: path.endsWith('/') });
}

/**
 * Lists every link of the site, ids and paths unique, frozen.
 *
 * Source: docs/rules.md §2; where it names a page without a path, the path is this package's choice (see the README).
 *
 * @example
 * ```ts
 * import { links } from '@airline/links';
 *
 * const webviewPaths = links.filter((link) => link.surfaces.includes('webview')).map((link) => link.path);
 * console.log(webviewPaths);
 * ```
 */
export const links: readonly Link[] = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ linkRows.map(toLink));

let linksById: ReadonlyMap<unknown, Link> | undefined;

/**
 * Finds a link by its id; anything else, of any type, gives `undefined`.
 *
 * @example
 * ```ts
 * import { getLink } from '@airline/links';
 *
 * console.log(getLink('login')?.path); // '/login/'
 * ```
 */
export function getLink<Id extends LinkId>(id: Id): Link<Id>;
export function getLink(id: unknown): Link | undefined;
export function getLink(id: unknown): unknown {
  linksById ??= new Map(links.map((link) => [link.id, link]));
  return linksById.get(id);
}

/**
 * Checks whether a value is the id of a link; letter case counts.
 *
 * @example
 * ```ts
 * import { isLinkId } from '@airline/links';
 *
 * console.log(isLinkId('login'), isLinkId('LOGIN')); // true false
 * ```
 */
export function isLinkId(value: unknown): value is LinkId {
  return getLink(value) !== undefined;
}
