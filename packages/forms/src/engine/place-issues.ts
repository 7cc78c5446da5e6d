import type { Issue } from './issues.ts';

/** The issues of one field, or of the form as a whole when `name` is undefined. */
export interface PlacedIssues {
  readonly name: string | undefined;
  readonly issues: readonly Issue[];
}

/**
 * Gives each issue to the field it belongs to: the fields in the order of `names`, then the form as a whole.
 *
 * 1. The field whose name is the issue's path, its steps joined by dots.
 * 2. Else the nearest field above: `/birthDate/year` belongs to the field `birthDate`.
 * 3. Else the form as a whole: nothing that is wrong goes unsaid.
 */
export function placeIssues(issues: readonly Issue[], names: readonly string[]): readonly PlacedIssues[] {
  const known = new Set(names);
  const found = new Map<string | undefined, Issue[]>();
  for (const issue of issues) {
    const name = fieldOf(issue.path, known);
    found.set(name, [...(found.get(name) ?? []), issue]);
  }
  return [...names, undefined].flatMap((name) => {
    const placed = found.get(name);
    return placed === undefined ? [] : [{ name, issues: placed }];
  });
}

function fieldOf(path: readonly string[], known: ReadonlySet<string>): string | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const steps = path.slice(0, length);
    const name = steps.join('.');
    // A dot inside a step is part of a property's name, not a step down: no field has such a name.
    if (known.has(name) && !steps.some((step) => step.includes('.'))) return name;
  }
  return undefined;
}
