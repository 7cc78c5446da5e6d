import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { contractFiles } from '../scripts/contract-files.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './generated/endpoints.ts';
import { problemNameOf, problemTypes } from './problem-types.ts';

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);

test('the tables list what the folders hold', () => {
  for (const [path, text] of contractFiles()) {
    expect(readFileSync(path, 'utf8'), 'run: pnpm --filter @airline/contract generate').toBe(text);
  }
});

test('each endpoint stands in the folder of its area', () => {
  const table = readFileSync(new URL('generated/endpoints.ts', import.meta.url), 'utf8');
  for (const [name, { area }] of rows) {
    expect(table).toMatch(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '../${area}/`));
  }
});

test('no two endpoints share a method and a path', () => {
  expect(new Set(rows.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(rows.length);
});

describe.each(rows)('%s', (_, endpoint) => {
  test('names each parameter of its path', () => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.parameters?.shape ?? {})).toEqual(inPath);
  });

  test('reads without a body and without an Idempotency-Key', () => {
    expect(endpoint.method === 'GET' && (endpoint.body !== undefined || endpoint.isIdempotent === true)).toBe(false);
  });

  test('takes a proof of the person from those with an account alone', () => {
    const hasAccount = ['people', 'members', 'travelManagers', 'operators', 'gateAgents'].includes(endpoint.callers);
    expect(hasAccount || endpoint.authentication !== 'recent').toBe(true);
  });

  test('refuses a missing Idempotency-Key exactly where it needs one', () => {
    expect(endpoint.problems?.includes('idempotencyKeyMissing') ?? false).toBe(endpoint.isIdempotent === true);
  });

  test('answers with one kind of body at most', () => {
    expect(endpoint.answer !== undefined && endpoint.mediaType !== undefined).toBe(false);
  });
});

test('each refusal is found by its type, and no other', () => {
  for (const [name, { type }] of Object.entries(problemTypes)) expect(problemNameOf(type)).toBe(name);
  expect(problemNameOf('about:blank')).toBeUndefined();
});
