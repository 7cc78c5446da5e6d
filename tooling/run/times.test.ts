import { describe, expect, test } from 'vitest';

import { overBudget, parts, timesOfFiles, timesOfParts, toTables, processorUse } from './times.mjs';

const ran = (task: string, directory: string, seconds: number) => ({
  task,
  directory,
  execution: { startTime: 5_000, endTime: 5_000 + seconds * 1000 },
  cache: { status: 'MISS' },
});

describe('timesOfParts', () => {
  const times = timesOfParts([
    ran('test:unit', 'apps/gateway', 10),
    ran('test:prop', 'apps/gateway', 5),
    ran('test:unit', 'tooling/unit-tests', 7),
    ran('test:unit', 'tooling/run', 3),
    ran('test:e2e', 'tooling/e2e', 20),
    ran('lint', '', 4),
    ran('unused', 'tooling/checks', 2),
    { ...ran('test:prop', 'tooling/unit-tests', 99), cache: { status: 'HIT' } },
  ]);
  const timeOf = (name: string) => times.find((each) => each.name === name);

  test('adds up the tasks of each part, those that ran and those that were replayed', () => {
    expect(timeOf('gateway')).toMatchObject({ seconds: 15, ran: 2, replayed: 0 });
    expect(timeOf('packages and apps')).toMatchObject({ seconds: 7, ran: 1, replayed: 1 });
    expect(timeOf('tooling')).toMatchObject({ seconds: 3 });
    expect(timeOf('journeys')).toMatchObject({ seconds: 20 });
    expect(timeOf('types and lint')).toMatchObject({ seconds: 4 });
    expect(timeOf('other checks')).toMatchObject({ seconds: 2 });
  });

  test('counts each task in one part, also one that never began', () => {
    const all = timesOfParts([{ task: 'test:crash', directory: 'apps/gateway' }]);
    expect(all.map(({ ran: count }) => count).filter((count) => count > 0)).toEqual([1]);
    expect(all.find(({ name }) => name === 'kills and fuzz')).toMatchObject({ seconds: 0, ran: 1 });
  });
});

test('a part that took longer than it may is named, and no other', () => {
  const [part] = parts;
  const at = (seconds: number) => [{ name: part?.name ?? '', budgetS: 30, seconds, ran: 1, replayed: 0 }];
  expect(overBudget(at(31))).toEqual([`over its budget: ${part?.name}, 31 s of 30 s`]);
  expect(overBudget(at(30))).toEqual([]);
});

describe('timesOfFiles', () => {
  test('reads the reports of vitest and Playwright, and of nobody else', () => {
    expect(timesOfFiles({ testResults: [{ name: '/a.test.ts', startTime: 1_000, endTime: 3_500 }] })).toEqual([
      { file: '/a.test.ts', seconds: 2.5 },
    ]);
    const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
    const suites = [{ file: 'b.e2e.ts', specs: [spec(1_000)], suites: [{ specs: [spec(500)] }] }];
    expect(timesOfFiles({ suites })).toEqual([{ file: 'b.e2e.ts', seconds: 1.5 }]);
    expect(timesOfFiles({ passed: 3, failed: 0 })).toEqual([]);
  });
});

test('the use of the processors is what was not idle between two readings', () => {
  const cpu = (user: number, idle: number) => ({ times: { user, nice: 0, sys: 0, irq: 0, idle } });
  expect(processorUse([cpu(0, 0), cpu(0, 0)], [cpu(90, 10), cpu(30, 70)])).toBe(60);
  expect(processorUse([cpu(1, 1)], [cpu(1, 1)])).toBe(0);
});

test('the tables have the parts, and the slowest files first', () => {
  const tables = toTables(
    {
      seconds: 900,
      processors: 2,
      usePercent: 97,
      times: timesOfParts([ran('build', 'apps/ctm', 12)]),
      files: [
        { file: 'quick.test.ts', seconds: 1 },
        { file: 'slow.test.ts', seconds: 9 },
      ],
    },
    1,
  );
  expect(tables).toContain('900 s on 2 processors, of which 97 % were used.');
  expect(tables).toMatch(/\| builds \| 12 \| \d+ \| 1 \| 0 \|/);
  expect(tables).toContain('| `slow.test.ts` | 9 |');
  expect(tables).not.toContain('quick.test.ts');
});
