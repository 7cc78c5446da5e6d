import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';

import { testConfig } from '../../test-support/config.ts';
import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { brokenSettings } from '../../test-support/broken-settings.ts';
import { openSettings } from './deployment-settings.ts';
import { settingsVersion } from './settings-schema.ts';
import { watchSettings } from './watch-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const opened = (variable: string) => {
  const settings = openSettings(variable, 'qa');
  if ('faults' in settings) throw new Error(settings.faults.join('\n'));
  return settings;
};

test.each(brokenSettings.map(({ document, named }) => [document, named] as const))(
  'a gateway does not start with the settings %s, and names %j',
  (document, named) => {
    const start = () => testConfig({ AIRLINE_SETTINGS: file('broken.json', document) });
    expect(start).toThrow('cannot start');
    for (const part of named) expect(start).toThrow(part);
  },
);

test('all faults of the settings and of the variables are named at once', () => {
  const start = () =>
    testConfig({ AIRLINE_SETTINGS: '{"boardingModel":"none","products":["login"],"x":1}', PAYMENT_PROCESSOR: '' });
  for (const part of ['boardingModel is "none"', 'x is no setting', 'PAYMENT_PROCESSOR']) expect(start).toThrow(part);
});

test('a file that is not there is named, with what to give', () => {
  expect(() => testConfig({ AIRLINE_SETTINGS: join(folder, 'nowhere.json') })).toThrow(
    /nowhere\.json: cannot be read \(ENOENT\); AIRLINE_SETTINGS is the path/,
  );
});

test('the same settings have the same version, whatever their order and wherever they stand', () => {
  const one = opened('{"boardingModel":"assigned","products":["club"]}');
  const other = opened(file('same.json', '{"products":["club"],\n"boardingModel":"assigned"}'));
  expect(one.current().version).toBe(other.current().version);
  expect(one.current().version).not.toBe(opened('{"products":["club"]}').current().version);
  expect(one.current()).toMatchObject({
    source: 'AIRLINE_SETTINGS',
    config: { environment: 'qa', boardingModel: 'assigned', products: ['business', 'club'] },
  });
});

test('a changed file counts from the next reading; one with a fault changes nothing', () => {
  const path = file('changing.json', '{}');
  const settings = opened(path);
  const before = settings.current();
  expect(settings.reload()).toBe('unchanged');
  writeFileSync(path, '{"metadataFlags":{"miniCart":true},"boardingModel":"none"}');
  expect(settings.reload()).toEqual({ faults: [`${path}: boardingModel is "none"; give one of open, assigned.`] });
  expect(settings.current()).toBe(before);
  writeFileSync(path, '{"metadataFlags":{"miniCart":true}}');
  expect(settings.reload()).toBe('changed');
  expect(settings.current().config.metadataFlags.miniCart).toBe(true);
});

test('a running gateway takes changes over, logs a fault once, and records each version', async () => {
  const path = file('watched.json', '{}');
  const settings = opened(path);
  const first = settings.current().version;
  const database = await openMemoryDatabase();
  const { db } = database;
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const at = new Date('2026-11-23T12:00:00Z');
  const watch = watchSettings({ settings, db, now: () => at, log, lookEveryMs: 10 });
  const recorded = async () => (await db.select().from(settingsVersion)).map(({ version }) => version);
  await vi.waitUntil(async () => (await recorded()).length === 1);
  writeFileSync(path, '{');
  await vi.waitUntil(() => lines.some((line) => line.includes('refused')));
  writeFileSync(path, '{"boardingModel":"assigned"}');
  await vi.waitUntil(async () => (await recorded()).length === 2);
  await watch.stop();
  expect(await recorded()).toEqual(expect.arrayContaining([first, settings.current().version]));
  expect(lines.filter((line) => line.includes('refused'))).toHaveLength(1);
  await database.close();
});
