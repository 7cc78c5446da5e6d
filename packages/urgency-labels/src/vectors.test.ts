import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { chiefsRules, defaultRules, nextChangeAt, urgencyLabel } from './index.ts';

interface Vectors {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly optInEndsAt?: string;
  readonly timeZone?: string;
  readonly cases: readonly {
    readonly now: string;
    readonly label: { readonly styleType: string; readonly nativeText: string; readonly values: object } | null;
    readonly changesAt: string | null;
  }[];
}

describe.each([
  ['default', defaultRules],
  ['opt-in', defaultRules],
  ['chiefs', chiefsRules],
] as const)('the %s ladder', (name, rules) => {
  const { startsAt, endsAt, optInEndsAt, timeZone, cases } = vectors(name);
  const promotion = {
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    optInEndsAt: optInEndsAt === undefined ? undefined : new Date(optInEndsAt),
    timeZone,
  };

  test.each(cases)('at $now', ({ now, label, changesAt }) => {
    const found = urgencyLabel(promotion, new Date(now), rules);
    const shown = found && { styleType: found.styleType, nativeText: found.nativeText, values: found.values };
    expect(JSON.parse(JSON.stringify(shown ?? null))).toEqual(label);
    expect(nextChangeAt(promotion, new Date(now), rules)?.toISOString() ?? null).toBe(changesAt);
    expect(found?.changesAt).toEqual(found && nextChangeAt(promotion, new Date(now), rules));
  });
});

function vectors(name: string): Vectors {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8')) as Vectors;
}
