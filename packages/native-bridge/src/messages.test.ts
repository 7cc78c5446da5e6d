import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { agree, findMissing, isCapability, type Agreement, type BridgeOffer } from './agree.ts';
import { createSimulatedApp } from './simulator/index.ts';
import { bridgeMethods, parseEvent, parseReply, parseRequest, type BridgeMethod } from './messages.ts';

interface RequestCase {
  readonly why: string;
  readonly message: unknown;
  readonly code: string;
  readonly answer?: 'none' | 'null';
}
interface ReplyCase {
  readonly why: string;
  readonly method: BridgeMethod;
  readonly id: number;
  readonly reply: { readonly result: unknown };
  readonly failure: string;
}
interface AgreementCase {
  readonly why: string;
  readonly page: BridgeOffer;
  readonly app: BridgeOffer;
  readonly agreement: Agreement;
}
interface Vectors<Case> {
  readonly valid: readonly Case[];
  readonly refused: readonly Case[];
}

function readVectors(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
}

describe('a message of a page', () => {
  const { valid, refused } = readVectors('requests') as Vectors<RequestCase>;

  test.each(valid)('is taken: $why', ({ message }) => {
    expect(parseRequest(message)).toHaveProperty('request');
  });

  test.each(refused)('is refused as $code: $why', ({ message, code }) => {
    expect(parseRequest(message)).toMatchObject({ refused: code });
  });

  test.each(refused)('is answered as the vector says: $why', async ({ message, code, answer }) => {
    const versions = { least: 1, highest: 2 };
    const asked = (['ios', 'android'] as const).map(async (platform) =>
      createSimulatedApp({ platform, versions })
        .answer(message)
        .catch((error: unknown) => ({ rejected: (error as Error).message })),
    );
    const id = (message as { id?: unknown } | null)?.id;
    const error = { id, error: { code } };
    const expected = {
      none: [{ rejected: code }, undefined],
      null: [null, { id, reply: null }],
      error: [error, error],
    };
    expect(await Promise.all(asked)).toEqual(expected[answer ?? 'error']);
  });

  test('there is a vector for each method', () => {
    const methods = new Set(valid.map(({ message }) => (message as { method: string }).method));
    expect([...methods].toSorted()).toEqual(Object.keys(bridgeMethods).toSorted());
  });
});

describe('a reply of an app', () => {
  const { valid, refused } = readVectors('replies') as Vectors<ReplyCase>;

  test.each(valid)('is taken, to $method: $why', ({ method, id, reply }) => {
    expect(parseReply(method, id, reply)).toEqual({ value: reply.result });
  });

  test.each(refused)('is $failure, to $method: $why', ({ method, id, reply, failure }) => {
    expect(parseReply(method, id, reply)).toMatchObject({ failure });
  });
});

describe('what an app tells by itself', () => {
  const { valid, refused } = readVectors('events') as Vectors<RequestCase>;

  test.each(valid)('is heard: $why', ({ message }) => {
    expect(parseEvent(message)).toBeDefined();
  });

  test.each(refused)('is let be: $why', ({ message }) => {
    expect(parseEvent(message)).toBeUndefined();
  });
});

describe('a page and an app', () => {
  test.each((readVectors('agreements') as { cases: readonly AgreementCase[] }).cases)(
    'agree, or say why not: $why',
    ({ page, app, agreement }) => {
      expect(agree(page, app)).toEqual(agreement);
    },
  );

  test('a page that needs more than the app offers can say what', () => {
    expect(findMissing(['wallet', 'share'], ['share'])).toEqual(['wallet']);
    expect(findMissing([], [])).toEqual([]);
  });

  test.each(['toString', '__proto__', 7, undefined])('%s is no capability', (name) => {
    expect(isCapability(name)).toBe(false);
  });
});
