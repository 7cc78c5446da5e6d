/** Messages by key; a key may hold a group of them. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

export interface MessageGap {
  /** Dotted path of the message, without its plural suffix. */
  readonly key: string;
  readonly reason: 'missing' | 'unknown' | 'empty' | 'otherPlaceholders' | 'missingPlural';
}

/**
 * Compares a language with the first one: every key, the same placeholders, and the plural forms that each needs.
 *
 * `unknown` is a key that only the other language has. Plural forms are those of `Intl.PluralRules` for the language.
 *
 * @example
 * ```ts
 * import { messageGaps } from '@airline/testing/message-gaps';
 *
 * const es = { language: 'es', messages: { greeting: 'Hola, {{name}}' } };
 * console.log(messageGaps(es, { language: 'en', messages: {} })); // [{ key: 'greeting', reason: 'missing' }]
 * ```
 */
export function messageGaps(
  first: { readonly language: string; readonly messages: MessageTree },
  other: { readonly language: string; readonly messages: MessageTree },
): readonly MessageGap[] {
  const wanted = formsByKey(first.messages);
  const given = formsByKey(other.messages);
  const gaps: MessageGap[] = [];
  for (const [key, forms] of wanted) {
    const theirs = given.get(key);
    if (theirs === undefined) {
      gaps.push({ key, reason: 'missing' });
    } else if (placeholders(forms) !== placeholders(theirs)) {
      gaps.push({ key, reason: 'otherPlaceholders' });
    }
  }
  for (const key of given.keys()) if (!wanted.has(key)) gaps.push({ key, reason: 'unknown' });
  for (const { language, messages } of [first, other]) {
    for (const [key, forms] of formsByKey(messages)) {
      if ([...forms.values()].some((text) => text.trim() === '')) gaps.push({ key, reason: 'empty' });
      if (!forms.has('') && pluralForms(language).some((form) => !forms.has(form))) {
        gaps.push({ key, reason: 'missingPlural' });
      }
    }
  }
  return gaps;
}

const plural = /_(zero|one|two|few|many|other)$/;

/** Gives each message's forms: one under '' for a plain message, one for each plural suffix otherwise. */
function formsByKey(tree: MessageTree, path = ''): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [name, value] of Object.entries(tree)) {
    const full = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') {
      const form = plural.exec(full)?.[1] ?? '';
      const key = full.replace(plural, '');
      found.set(key, new Map(found.get(key)).set(form, value));
    } else {
      for (const [key, forms] of formsByKey(value, full)) found.set(key, new Map(forms));
    }
  }
  return found;
}

function placeholders(forms: ReadonlyMap<string, string>): string {
  const names = [...forms.values()].flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name));
  return [...new Set(names)].toSorted((a = '', b = '') => a.localeCompare(b)).join(' ');
}

function pluralForms(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}
