import { type Link, links } from './catalogue.ts';
import { parameterProblem } from './path-parameters.ts';

/** A link with its path split: a segment that starts with `:` is a parameter. */
export interface LinkPattern {
  readonly link: Link;
  readonly segments: readonly string[];
}

let patterns: readonly LinkPattern[] | undefined;

/** Lists the links most specific first: at the first segment in which two differ, a fixed one goes before a parameter. */
export function linkPatterns(): readonly LinkPattern[] {
  patterns ??= links
    .map((link) => ({ link, segments: link.path.split('/').filter(Boolean) }))
    .toSorted((a, b) => compareText(specificity(a), specificity(b)));
  return patterns;
}

/** Matches decoded segments against a pattern; letter case counts, and each parameter must keep its rule. */
export function matchSegments(
  pattern: LinkPattern,
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (pattern.segments.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.segments.entries()) {
    const given = segments[index] ?? '';
    if (!expected.startsWith(':')) {
      if (given !== expected) return undefined;
      continue;
    }
    const name = expected.slice(1);
    if (parameterProblem(name, given) !== undefined) return undefined;
    params[name] = given;
  }
  return params;
}

function specificity({ segments }: LinkPattern): string {
  return segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('');
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
