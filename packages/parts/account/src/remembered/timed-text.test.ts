import { expect, test } from 'vitest';

import { openTimedText, type TextStorage } from './timed-text.ts';

function memory(): TextStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
}

test('a text is there until its time is over, and is then gone from the storage too', () => {
  const storage = memory();
  let nowMs = 0;
  const text = openTimedText('name', { storage: () => storage, keptForMs: 1_000, now: () => nowMs });
  expect(text.read()).toBe('');
  text.keep('ana.perez');
  nowMs = 999;
  expect(text.read()).toBe('ana.perez');
  nowMs = 1_000;
  expect(text.read()).toBe('');
  expect(storage.getItem('name')).toBeNull();
});

test('what is forgotten, and what somebody else wrote, is nothing', () => {
  const storage = memory();
  const text = openTimedText('name', { storage: () => storage, keptForMs: 1_000, now: () => 0 });
  text.keep('ana.perez');
  text.forget();
  expect(text.read()).toBe('');
  for (const written of ['{', '7', '{"text":1,"until":9}']) {
    storage.setItem('name', written);
    expect(text.read()).toBe('');
  }
});

test('where storage is denied nothing is kept and nothing throws', () => {
  const storage = () => {
    throw new Error('denied');
  };
  const text = openTimedText('name', { storage, keptForMs: 1_000 });
  text.keep('ana.perez');
  text.forget();
  expect(text.read()).toBe('');
});
