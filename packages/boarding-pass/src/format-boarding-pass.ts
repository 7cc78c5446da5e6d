import type { BoardingPass } from './boarding-pass.ts';
import {
  conditionalLegItems,
  headItems,
  type Item,
  legItems,
  printablePattern,
  securityMark,
  sharedItems,
  versionMark,
  versionPattern,
} from './items.ts';

type Texts = Readonly<Record<string, unknown>>;

/** The largest size that two hexadecimal digits can state. */
const largestSize = 0xff;
const mostLegs = 9;

/**
 * Writes the text of a bar coded boarding pass: 60 symbols with the first leg, 37 for each one that follows, and the conditional
 * items up to the last one that is given.
 *
 * @throws RangeError naming the item that the layout has no room for, or that does not look as it has to.
 *
 * @example
 * ```ts
 * import { formatBoardingPass } from '@airline/boarding-pass';
 *
 * const leg = { recordLocator: 'ABC234', from: 'DAL', to: 'HOU', carrier: '9Z', flightNumber: '1234', dayOfYear: '335' } as const;
 * const pass = { passengerName: 'PEREZ/ANA', legs: [{ ...leg, compartment: 'Y', sequence: '0017', status: '1' }] };
 * console.log(formatBoardingPass(pass).length); // 60
 * ```
 */
export function formatBoardingPass(pass: BoardingPass): string {
  const { legs, version, security } = pass;
  if (legs.length === 0 || legs.length > mostLegs) {
    throw new RangeError(`A boarding pass has 1 to ${mostLegs} legs, not ${legs.length}.`);
  }
  if (version !== undefined && !versionPattern.test(version)) {
    throw new RangeError(`'${version}' is no version of a boarding pass: give a digit from 1 to 9.`);
  }
  const shared = formatUpToLast(sharedItems, { ...pass });
  if (version === undefined && shared !== '') throw new RangeError('Conditional items need a version.');
  const written = legs.map((leg, index) => {
    const mandatory = formatAll(legItems, { ...leg });
    const conditional = formatUpToLast(conditionalLegItems, { ...leg });
    if (version === undefined && conditional !== '') throw new RangeError('Conditional items need a version.');
    const airlineData = checkPrintable('airlineData', leg.airlineData ?? '');
    if (version === undefined) {
      if (index === 0 && airlineData.startsWith(versionMark)) {
        throw new RangeError(
          `airlineData begins with '${versionMark}', which begins the conditional items: give a version.`,
        );
      }
      return mandatory + withSize('airlineData', airlineData);
    }
    const head = index === 0 ? `${versionMark}${version}${withSize('shared items', shared)}` : '';
    // A leg without any of them ends with the size of nothing, but for the first one, which states each size.
    const isEmpty = index > 0 && conditional === '' && airlineData === '';
    const variable = isEmpty ? '' : `${head}${withSize('conditional items', conditional)}${airlineData}`;
    return mandatory + withSize('conditional items and airlineData', variable);
  });
  return `M${legs.length}${formatAll(headItems, { ...pass })}${written.join('')}${formatSecurity(security)}`;
}

function formatSecurity(security: BoardingPass['security']): string {
  if (security === undefined) return '';
  const { type, data } = security;
  if (!/^[A-Z0-9]$/.test(type))
    throw new RangeError(`'${type}' is no type of security data: give one capital or digit.`);
  return `${securityMark}${type}${withSize('security', checkPrintable('security', data, { mayEndBlank: true }))}`;
}

function formatAll(items: readonly Item[], texts: Texts): string {
  return items.map((item) => formatItem(item, texts[item.key])).join('');
}

function formatUpToLast(items: readonly Item[], texts: Texts): string {
  const last = items.findLastIndex(({ key }) => texts[key] !== undefined);
  return formatAll(items.slice(0, last + 1), texts);
}

function formatItem({ key, size, pattern, isRequired }: Item, value: unknown): string {
  if (value === undefined && isRequired !== true) return ' '.repeat(size);
  if (typeof value !== 'string' || value.length > size || value !== value.trimEnd() || !pattern.test(value)) {
    throw new RangeError(
      `${key} cannot be '${String(value)}': it has at most ${size} symbols and fits ${String(pattern)}.`,
    );
  }
  return value.padEnd(size);
}

function checkPrintable(key: string, value: string, { mayEndBlank = false } = {}): string {
  if (!printablePattern.test(value)) throw new RangeError(`${key} has a symbol that is not printable ASCII.`);
  if (!mayEndBlank && value !== value.trimEnd()) throw new RangeError(`${key} ends with a blank, which would be lost.`);
  return value;
}

function withSize(what: string, value: string): string {
  if (value.length > largestSize) {
    throw new RangeError(`${what} are ${value.length} symbols long: ${largestSize} is the most that a size can state.`);
  }
  return value.length.toString(16).toUpperCase().padStart(2, '0') + value;
}
