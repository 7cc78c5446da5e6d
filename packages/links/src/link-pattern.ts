import { type Link, links } from './catalogue.ts';
import { parameterProblem } from './path-parameters.ts';
import { webviewBase } from './webview-base.ts';

/** A link with its path split: a segment that starts with `:` is a parameter. */
export interface LinkPattern {
  readonly link: Link;
  readonly segments: readonly string[];
}

let patterns: readonly LinkPattern[] | undefined;

/** Lists the links in the order in which they are tried. */
export function linkPatterns(): readonly LinkPattern[] {
  patterns ??= links
    .map((link) => ({ link, segments: link.path.split('/').filter(Boolean) }))
    .toSorted((a, b) => specificity(a.segments) - specificity(b.segments));
  return patterns;
}

/**
 * Ranks a pattern among those of its length, the most specific first: at the first segment in which two differ, a fixed
 * one goes before a parameter.
 */
export function specificity(segments: readonly string[]): number {
  let rank = 0;
  for (const segment of segments) rank = rank * 2 + (segment.startsWith(':') ? 1 : 0);
  return rank;
}

/**
 * Matches decoded segments below the folder of the web-view bundle against the pattern of a link that the bundle shows; the
 * links that have the folder in their own path are not repeated below it.
 */
export function matchBelowWebviewBase(
  pattern: LinkPattern,
  [first, ...rest]: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const base = webviewBase.slice(1);
  if (first !== base || pattern.segments[0] === base || !pattern.link.surfaces.includes('webview')) return undefined;
  return matchSegments(pattern, rest);
}

/** Matches decoded segments against a pattern; letter case counts, and each parameter must keep its rule. */
export function matchSegments(
  pattern: LinkPattern,
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (segments.length > pattern.segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.segments.entries()) {
    const given = segments[index];
    if (given === undefined) return undefined;
    if (!expected.startsWith(':')) {
      if (given === expected) continue;
      return undefined;
    }
    const name = expected.slice(1);
    if (parameterProblem(name, given) !== undefined) return undefined;
    params[name] = given;
  }
  return params;
}
