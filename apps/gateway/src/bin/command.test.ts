import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { runTestCommand } from '../../test-support/run-test-command.ts';
import { auditLog } from './audit-log.ts';
import type { Command } from './command.ts';
import { endSessions } from './end-sessions.ts';
import { experiments } from './experiments.ts';
import { jobs } from './jobs.ts';
import { marketingRegionsCommand } from './marketing-regions.ts';
import { operators } from './operators.ts';
import { rebookDisruptedCommand } from './rebook-disrupted.ts';
import { schedule } from './schedule.ts';

const commands: Readonly<Record<string, Command<object>>> = {
  'audit-log': auditLog,
  'end-sessions': endSessions,
  experiments,
  jobs,
  'marketing-regions': marketingRegionsCommand,
  operators,
  'rebook-disrupted': rebookDisruptedCommand,
  schedule,
};

test('each command of the folder is started by its script', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !/^command\.|\.test\.ts$/.test(file));
  expect(files.map((file) => file.replace('.ts', ''))).toEqual(Object.keys(commands));
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  expect(scripts).toMatchObject(
    Object.fromEntries(files.map((file) => [file.replace('.ts', ''), `node src/bin/${file}`])),
  );
});

test.each(Object.entries(commands))('%s shows its help where it is asked for', async (name, command) => {
  const { code, out, err } = await runTestCommand(command, ['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(new RegExp(`^Usage: ${name} `));
});

test.each(Object.entries(commands))('%s says what it takes where it does not understand', async (name, command) => {
  const { code, out, err } = await runTestCommand(command, ['--neither', 'nor', 'one', 'more']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(new RegExp(`^Usage: ${name} `));
});

test.each([
  ['audit-log', ['prune']],
  ['end-sessions', ['--all']],
  ['experiments', []],
  ['jobs', []],
  ['marketing-regions', []],
  ['operators', ['add', 'ana.perez']],
  ['rebook-disrupted', []],
  ['schedule', ['export']],
])('%s reports why the database cannot be opened', async (name, args) => {
  const command = commands[name];
  expect(command && (await runTestCommand(command, args))).toEqual({ code: 1, out: '', err: 'No database.\n' });
});

test.each([
  ['experiments', ['begin', '/dev/null/none.json', '--days', '7']],
  ['schedule', ['import', '/dev/null/none.ssim']],
])('%s reports a file that it cannot read before it opens a database', async (name, args) => {
  const command = commands[name];
  expect(command && (await runTestCommand(command, args))).toMatchObject({
    code: 1,
    err: expect.stringContaining('/dev/null/none') as string,
  });
});
