/** The endings under which each large mail provider gives addresses, the commonest first. */
const providers: ReadonlyMap<string, readonly string[]> = new Map([
  ['gmail', ['com']],
  ['googlemail', ['com']],
  ['icloud', ['com']],
  ['protonmail', ['com', 'ch']],
  [
    'hotmail',
    ['com', 'es', 'com.ar', 'com.br', 'com.mx', 'co.uk', 'fr', 'it', 'de', 'cl', 'ca', 'be', 'nl', 'se', 'ch'],
  ],
  ['outlook', ['com', 'es', 'com.ar', 'com.br', 'com.mx', 'cl', 'fr', 'it', 'de', 'pt', 'co.uk', 'be', 'ie', 'jp']],
  [
    'yahoo',
    [
      'com',
      'es',
      'com.mx',
      'com.ar',
      'com.br',
      'com.co',
      'com.ve',
      'com.pe',
      'cl',
      'ca',
      'fr',
      'it',
      'de',
      'co.uk',
      'ie',
      'in',
      'co.in',
      'co.jp',
    ],
  ],
]);

/** Mail domains that exist although their name is close to a large provider's. */
const lookalikes: ReadonlySet<string> = new Set(['mail', 'email', 'ymail']);

/** Endings that are no top-level domain, and what people mean by them. Source: IANA, Root Zone Database. */
const mistypedEndings: ReadonlyMap<string, string> = new Map([
  ['con', 'com'],
  ['cmo', 'com'],
  ['ocm', 'com'],
  ['vom', 'com'],
  ['xom', 'com'],
  ['cpm', 'com'],
  ['cim', 'com'],
  ['coom', 'com'],
  ['comm', 'com'],
  ['nte', 'net'],
  ['ney', 'net'],
  ['ogr', 'org'],
]);

/** Words with a dot between them. */
const domainShape = /^[^.]+(?:\.[^.]+)+$/;

/** A name that is this long may have two slips and still be told from others. */
const twoSlipsFrom = 7;

/**
 * Suggests the address that a person probably means by one that they typed: `ana@gmial.com` → `ana@gmail.com`.
 *
 * 1. Only the part after the last `@` is looked at; what stands before it is returned as it was typed, without spaces around.
 * 2. A name that is one slip from a large provider's (two for a long name) is that provider's: a letter more, fewer, another,
 *    or two exchanged. A provider's ending is one under which it gives addresses.
 * 3. Elsewhere an ending that is no top-level domain, and is a slip for one, is that one.
 *
 * 4. A comma for a dot, a space, and a dot at the end are put right in any domain.
 *
 * Returns `undefined` where there is nothing to suggest. It does not check that an address can be one, or exists.
 * `vectors/email-suggestions.json` has cases that other languages can read.
 */
export function suggestEmail(typed: string): string | undefined {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  if (at < 1) return undefined;
  const domain = email
    .slice(at + 1)
    .toLowerCase()
    .replaceAll(',', '.')
    .replaceAll(/\s/g, '')
    .replace(/\.+$/, '');
  const meant = suggestDomain(domain) ?? (domainShape.test(domain) ? domain : undefined);
  return meant === undefined || meant === email.slice(at + 1).toLowerCase()
    ? undefined
    : `${email.slice(0, at)}@${meant}`;
}

function suggestDomain(domain: string): string | undefined {
  const [name = '', ...rest] = domain.split('.');
  const ending = rest.join('.');
  const provider = findProvider(name) ?? (ending === '' ? findJoined(name) : undefined);
  if (provider !== undefined) return `${provider}.${endingFor(provider, ending)}`;
  const last = rest.at(-1);
  const meant = last === undefined ? undefined : mistypedEndings.get(last);
  return meant === undefined ? undefined : [name, ...rest.slice(0, -1), meant].join('.');
}

function findProvider(name: string): string | undefined {
  if (providers.has(name)) return name;
  if (lookalikes.has(name)) return undefined;
  return [...providers.keys()].find(
    (provider) => countSlips(name, provider) <= (provider.length < twoSlipsFrom ? 1 : 2),
  );
}

/** Finds a provider whose dot was left out: `gmailcom`. */
function findJoined(name: string): string | undefined {
  return [...providers.keys()].find((provider) => name === `${provider}com`);
}

/** Gives the ending that is meant: one of the provider's that is at most two slips away, else its commonest. */
function endingFor(provider: string, ending: string): string {
  const [first = 'com', ...others] = providers.get(provider) ?? [];
  if ([first, ...others].includes(ending)) return ending;
  if (others.length === 0) return first;
  return [first, ...others].find((known) => countSlips(ending, known) === 1) ?? first;
}

/** Counts the slips between two words: letters more, fewer or other, and neighbours exchanged (Damerau and Levenshtein). */
function countSlips(one: string, other: string): number {
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line++) {
    const current = [line];
    for (let column = 1; column <= other.length; column++) {
      const isExchanged = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      const slips = [
        (previous[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (previous[column - 1] ?? Infinity) + (one[line - 1] === other[column - 1] ? 0 : 1),
        isExchanged ? (beforePrevious[column - 2] ?? Infinity) + 1 : Infinity,
      ];
      current.push(Math.min(...slips));
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[other.length] ?? Infinity;
}
