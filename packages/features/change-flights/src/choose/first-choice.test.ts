import type { ChangeOptions, ChangeState } from '@airline/contract';
import { expect, test } from 'vitest';

import { firstChoice } from './first-choice.ts';

const optionsOf = (states: readonly ChangeState[], isChangedTogether = false): ChangeOptions => ({
  bounds: states.map((state) => ({ state, closesAt: '2027-02-01T12:00:00Z', hasSameDayChange: false })),
  isChangedTogether,
  needsCode: true,
});

test.each<[string, readonly ChangeState[], boolean, readonly number[], readonly number[]]>([
  ['nothing where there is a choice', ['changeable', 'changeable'], false, [], []],
  ['what the address says', ['changeable', 'changeable'], false, [1], [1]],
  ['the only one that can be changed', ['fareForbids', 'changeable'], false, [], [1]],
  ['not what cannot be changed', ['departed', 'changeable', 'changeable'], false, [0, 2], [2]],
  ['all where all change at once', ['changeable', 'changeable'], true, [], [0, 1]],
  ['none where all change at once and one cannot', ['changeable', 'closed'], true, [0], []],
])('%s', (_, states, isChangedTogether, wanted, chosen) => {
  expect(firstChoice(optionsOf(states, isChangedTogether), wanted)).toEqual(chosen);
});
