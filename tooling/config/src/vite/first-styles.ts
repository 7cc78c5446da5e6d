import { parseElements, type PageElement } from './page-elements.ts';
import { parseStyleRules, splitOutsideBrackets, type StyleRule } from './style-rules.ts';

/** A stylesheet in two parts, of which `complete` makes one again. */
export interface SplitStyles {
  /** The rules that a page needs as it stands in its HTML. */
  readonly first: string;
  /** The others, each with how many characters of `first` stand between it and the one before. */
  readonly later: readonly (readonly [charactersBefore: number, text: string])[];
  /** All of them, in the order of the stylesheet. */
  readonly complete: string;
}

interface Piece {
  readonly text: string;
  readonly isFirst: boolean;
}

/**
 * Parts what a page needs before its scripts run from a stylesheet: the rules that match something in its HTML. What is for print,
 * and what answers a pointer, comes later.
 *
 * @throws when a block of the stylesheet is not closed.
 */
export function splitStyles(style: string, html: string): SplitStyles {
  const elements = parseElements(html);
  const pieces = toPieces(parseStyleRules(style), elements);
  const later: [number, string][] = [];
  let first = '';
  let charactersBefore = 0;
  let wasFirst = true;
  for (const { text, isFirst } of pieces) {
    const last = later.at(-1);
    if (isFirst) {
      first += text;
      charactersBefore += text.length;
    } else if (wasFirst || last === undefined) {
      later.push([charactersBefore, text]);
      charactersBefore = 0;
    } else last[1] += text;
    wasFirst = isFirst;
  }
  return { first, later, complete: pieces.map(({ text }) => text).join('') };
}

function toPieces(rules: readonly StyleRule[], elements: readonly PageElement[]): readonly Piece[] {
  return rules.flatMap((rule): readonly Piece[] => {
    if (!isNeeded(rule, elements)) return [{ text: rule.text, isFirst: false }];
    if (rule.rules === undefined) return [{ text: rule.text, isFirst: true }];
    const open = { text: `${rule.prelude}{`, isFirst: true };
    return [open, ...toPieces(rule.rules, elements), { text: '}', isFirst: true }];
  });
}

function isNeeded({ prelude, rules }: StyleRule, elements: readonly PageElement[]): boolean {
  if (prelude.startsWith('@media print')) return false;
  if (rules !== undefined) return rules.some((rule) => isNeeded(rule, elements));
  // Statements, faces of fonts, keyframes: few, and what names them is not looked for.
  if (prelude.startsWith('@')) return true;
  return splitOutsideBrackets(prelude, ',').some((selector) => matchesSomething(selector, elements));
}

/** What is asked of other elements or is not so: taken for true. Up to three deep. */
const functionalPseudoClass = /:(?:not|is|where|has)(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))/g;
const pointerPseudoClass = /:(?:hover|active)\b/;
const pseudo = /::?[\w-]+(?:\([^)]*\))?/g;

/** Tells whether each part of a selector has an element that it matches, alone: whether they stand within each other is not asked. */
function matchesSomething(selector: string, elements: readonly PageElement[]): boolean {
  const asked = selector.replaceAll(functionalPseudoClass, '');
  if (pointerPseudoClass.test(asked)) return false;
  const compounds = splitCompounds(asked.replaceAll(pseudo, ''));
  return compounds.every((compound) => {
    const parts = parseCompound(compound);
    return elements.some((element) => parts.every((part) => hasPart(element, part)));
  });
}

function splitCompounds(selector: string): readonly string[] {
  const apart = ['>', '+', '~'].reduce(
    (text, combinator) => splitOutsideBrackets(text, combinator).join(' '),
    selector.trim(),
  );
  return splitOutsideBrackets(apart, ' ').filter((compound) => compound !== '' && compound !== '*');
}

interface Part {
  readonly kind: 'class' | 'id' | 'tag' | 'attribute';
  readonly name: string;
  /** What an attribute is asked to be. */
  readonly value?: string;
}

/** An attribute with a comparison other than `=` is only asked to be there. */
const partPattern =
  /\.(?<className>(?:\\.|[\w-])+)|#(?<id>[\w-]+)|\[(?<name>[\w-]+)(?:=(?<value>"[^"]*"|[^\]]*)|[^\]]*)\]|(?<tag>[a-z][\w-]*)/gi;

function parseCompound(compound: string): readonly Part[] {
  return [...compound.matchAll(partPattern)].map(({ groups = {} }): Part => {
    const { className, id, name, value, tag = '' } = groups;
    if (className !== undefined) return { kind: 'class', name: className.replaceAll('\\', '') };
    if (id !== undefined) return { kind: 'id', name: id };
    if (name !== undefined) {
      return { kind: 'attribute', name, ...(value === undefined ? {} : { value: value.replaceAll(/^"|"$|\\/g, '') }) };
    }
    return { kind: 'tag', name: tag.toLowerCase() };
  });
}

/** What a browser, or the script that keeps early presses, sets on a page before its app is there. */
const setBeforeStart = new Set(['open', 'aria-busy']);

function hasPart({ tag, attributes, classes }: PageElement, part: Part): boolean {
  if (part.kind === 'tag') return tag === part.name;
  if (part.kind === 'class') return classes.has(part.name);
  if (part.kind === 'id') return attributes.get('id') === part.name;
  if (setBeforeStart.has(part.name)) return true;
  const value = attributes.get(part.name);
  return value !== undefined && (part.value === undefined || value === part.value);
}
