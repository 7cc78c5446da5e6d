/** A rule of a stylesheet, as it stands there: from its selector or at-word to its closing brace or semicolon. */
export interface StyleRule {
  /** The selector list, or the at-word with its condition. */
  readonly prelude: string;
  readonly text: string;
  /** The rules in a block that groups rules: of `@layer`, `@media` and their like. */
  readonly rules?: readonly StyleRule[];
}

const groupWord = /^@(?:layer|media|supports|container|scope|starting-style)\b/;

/**
 * Reads the rules of a stylesheet as the build writes it: without comments, its strings closed.
 *
 * @throws when a block is not closed.
 */
export function parseStyleRules(style: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  let from = 0;
  while (from < style.length) {
    const { at: end, sign } = find(style, from, ';{');
    const prelude = style.slice(from, end).trim();
    if (sign !== '{') {
      if (prelude !== '') rules.push({ prelude, text: `${prelude};` });
      from = end + 1;
      continue;
    }
    const close = closingBrace(style, end);
    const text = style.slice(from, close + 1).trim();
    const isGroup = groupWord.test(prelude);
    rules.push({ prelude, text, ...(isGroup ? { rules: parseStyleRules(style.slice(end + 1, close)) } : {}) });
    from = close + 1;
  }
  return rules;
}

/** Splits at a sign that stands in no string and no brackets: a selector list at its commas. */
export function splitOutsideBrackets(text: string, sign: string): readonly string[] {
  const parts: string[] = [];
  for (let from = 0; from <= text.length;) {
    const { at } = find(text, from, sign);
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return parts;
}

function closingBrace(style: string, open: number): number {
  let depth = 1;
  for (let from = open + 1; ;) {
    const { at, sign } = find(style, from, '{}');
    if (sign === '') throw new Error(`A block is not closed: ${style.slice(open - 60, open + 60)}`);
    depth += sign === '{' ? 1 : -1;
    if (depth === 0) return at;
    from = at + 1;
  }
}

/** Finds the next of some signs that stands in no string and no brackets; the end where there is none. */
function find(text: string, from: number, signs: string): { readonly at: number; readonly sign: string } {
  let brackets = 0;
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') at += 1;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(' || sign === '[') brackets += 1;
    else if (sign === ')' || sign === ']') brackets -= 1;
    else if (brackets === 0 && signs.includes(sign)) return { at, sign };
  }
  return { at: text.length, sign: '' };
}
