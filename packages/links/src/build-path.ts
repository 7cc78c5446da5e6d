import { getLink, type LinkId, type LinkPath } from './catalogue.ts';
import { parameterProblem, type PathParameters } from './path-parameters.ts';

/**
 * Types the parameters argument of `buildPath` for a link: required when its path has parameters, else left out.
 *
 * @example
 * ```ts
 * import type { BuildPathArguments } from '@airline/links';
 *
 * const forTrip: BuildPathArguments<'trip'> = [{ recordLocator: 'AB12CD' }];
 * console.log(forTrip);
 * ```
 */
export type BuildPathArguments<Id extends LinkId> = keyof PathParameters<LinkPath<Id>> extends never
  ? [params?: Readonly<Record<string, never>>]
  : [params: PathParameters<LinkPath<Id>>];

/**
 * Builds the address of a link from the origin's root, each parameter percent-encoded (RFC 3986 §2.1).
 *
 * Gives the canonical form: with a trailing slash where the catalogue has one. Does not add a query or a bundle's base.
 *
 * @throws TypeError when the id is unknown, a parameter is missing, not text or number, or not in the path
 * @throws RangeError when a parameter breaks its rule; the message says what was given
 *
 * @example
 * ```ts
 * import { buildPath } from '@airline/links';
 *
 * console.log(buildPath('air-booking')); // '/air/booking/'
 * console.log(buildPath('air-booking-passenger', { passenger: 18 })); // '/air/booking/passenger/18'
 * ```
 */
export function buildPath<Id extends LinkId>(id: Id, ...[params]: BuildPathArguments<Id>): string {
  const path: string | undefined = getLink(id as unknown)?.path;
  if (path === undefined) throw new TypeError(`There is no link ${shown(id)}: the ids stand in \`links\`.`);
  const given: Readonly<Record<string, unknown>> = params ?? {};
  const names = new Set<string>();
  const built = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    names.add(name);
    return encoded(id, name, Object.hasOwn(given, name) ? given[name] : undefined);
  });
  const unknown = Object.keys(given).find((name) => !names.has(name));
  if (unknown !== undefined) {
    throw new TypeError(`Link '${id}' has no parameter '${unknown}': its path is ${path}.`);
  }
  return built;
}

function encoded(id: string, name: string, value: unknown): string {
  if (value === undefined) throw new TypeError(`Link '${id}' needs the parameter '${name}', and none was given.`);
  const text = textOf(value);
  if (text === undefined) {
    throw new TypeError(`Link '${id}' takes text or a whole number for '${name}', not ${shown(value)}.`);
  }
  const problem = parameterProblem(name, text);
  if (problem !== undefined) {
    throw new RangeError(`Link '${id}' cannot take ${shown(value)} for '${name}': ${problem}.`);
  }
  return encodeURIComponent(text);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value.toString() : undefined;
  return typeof value === 'string' ? value : undefined;
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : `${String(value)} (${typeof value})`;
}
