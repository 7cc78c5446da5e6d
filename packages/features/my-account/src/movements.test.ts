import { expect, test } from 'vitest';

import { filterMovements, listKinds, listYears, toCsv } from './movements.ts';
import { toRunningBalance } from './running-balance.ts';

const all = toRunningBalance({
  balance: 700,
  movements: [
    { points: 500, kind: 'earned', at: '2026-12-12T13:30:00Z', isPending: true, recordLocator: 'K7PM2Q' },
    { points: -300, kind: 'spent', at: '2026-03-01T00:00:00Z', isPending: false },
    { points: 1_000, kind: 'welcome', at: '2025-12-31T23:00:00Z', isPending: false },
  ],
});

test('a year and a kind are chosen of those that there are, and each movement keeps its balance', () => {
  expect(listYears(all)).toEqual(['2026', '2025']);
  expect(listKinds(all)).toEqual(['earned', 'spent', 'welcome']);
  expect(filterMovements(all, { year: '2026', kind: 'spent' })).toMatchObject([{ balanceAfter: 700 }]);
  expect(filterMovements(all, { year: '2025', kind: '' })).toMatchObject([{ balanceAfter: 1_000 }]);
  expect(filterMovements(all, { year: '2025', kind: 'spent' })).toEqual([]);
});

test('a file has a line for each, quoted where a word has a comma or a quote', () => {
  const words = { header: ['Día', 'Qué'], kindName: (kind: string) => `${kind}, "así"`, yes: 'sí' };
  expect(toCsv(all.slice(0, 2), words)).toBe(
    '\uFEFFDía,Qué\r\n2026-12-12,"earned, ""así""",K7PM2Q,500,,sí\r\n2026-03-01,"spent, ""así""",,-300,700,\r\n',
  );
});
