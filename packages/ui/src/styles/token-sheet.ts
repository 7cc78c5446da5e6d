/** The custom properties of one rule of the token sheet. */
interface TokenRule {
  readonly selector: string;
  /** The text of the `@media` around the rule, or the empty string. */
  readonly media: string;
  readonly declarations: ReadonlyMap<string, string>;
}

/** Which of the sheet's looks to resolve a token in. */
export interface Look {
  readonly dark: boolean;
  readonly selectors: readonly string[];
}

/** Reads `tokens.css`: layers and media are followed, comments dropped. Made for this sheet, not for any other. */
export function readTokenSheet(css: string): readonly TokenRule[] {
  const rules: TokenRule[] = [];
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  let media = '';
  let mediaDepth = 0;
  let depth = 0;
  for (const [, prelude = '', mark] of bare.matchAll(/([^{}]*)([{}])/g)) {
    const head = prelude.split(';').at(-1)?.trim() ?? '';
    if (mark === '}') {
      const rule = rules.at(-1);
      if (rule !== undefined && prelude.includes(':'))
        rules[rules.length - 1] = { ...rule, declarations: declarationsOf(prelude) };
      if (depth === mediaDepth) media = '';
      depth -= 1;
      continue;
    }
    depth += 1;
    if (head.startsWith('@media')) {
      media = head;
      mediaDepth = depth;
    } else if (!head.startsWith('@')) {
      rules.push({ selector: head, media, declarations: new Map() });
    }
  }
  return rules;
}

/** Resolves a token to its value in a look: later rules win, `var()` is followed, `light-dark()` is decided. */
export function resolveToken(rules: readonly TokenRule[], look: Look, name: string): string {
  const values = rules
    .filter((rule) => rule.media === '' && (rule.selector === ':root' || look.selectors.includes(rule.selector)))
    .map((rule) => rule.declarations.get(name))
    .filter((value) => value !== undefined);
  const value = values.at(-1);
  if (value === undefined) throw new Error(`tokens.css has no ${name}`);
  return resolveValue(rules, look, value);
}

function resolveValue(rules: readonly TokenRule[], look: Look, value: string): string {
  const call = /^(light-dark|var)\((.*)\)$/s.exec(value);
  if (call === null) return value;
  const [, name, inner = ''] = call;
  const [first = '', second] = splitArguments(inner);
  if (name === 'light-dark') return resolveValue(rules, look, look.dark ? (second ?? '') : first);
  // What the native app hands over is not ours to know: the fallback is what stands without it.
  return first.startsWith('--native-') ? resolveValue(rules, look, second ?? '') : resolveToken(rules, look, first);
}

function splitArguments(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

function declarationsOf(block: string): ReadonlyMap<string, string> {
  return new Map(
    block
      .split(';')
      .map((line) => line.split(/:(.*)/s))
      .filter(([, value]) => value !== undefined)
      .map(([name = '', value = '']) => [name.trim(), value.trim()]),
  );
}
