import { endpoints } from '@airline/contract';
import { testInstant } from '@tooling/config/test-instant';
import { describe, expect, test, vi } from 'vitest';

import { openPageGateway } from './page-gateway.ts';

const gateway = openPageGateway();
const lookUp = async (proof: object) =>
  gateway.fetch(endpoints.findTrip.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(proof),
  });

describe('each test', () => {
  let first: object;

  test('finds what it made itself', async () => {
    const { proof } = await gateway.book();
    first = proof;
    vi.setSystemTime('2026-12-05T12:00:00Z');
    expect((await lookUp(proof)).status).toBe(200);
    expect(gateway.requests).toEqual([
      { method: 'POST', path: endpoints.findTrip.path, body: proof, idempotencyKey: null },
    ]);
  });

  test('begins at the same moment, with nothing of the tests before it', async () => {
    expect(vi.getMockedSystemTime()).toEqual(new Date(testInstant));
    expect(gateway.requests).toEqual([]);
    expect((await lookUp(first)).status).toBe(404);
  });
});

describe('a disturbance', () => {
  test('cuts the line before the gateway has the request, or after, as often as it is asked to', async () => {
    const { proof } = await gateway.book();
    gateway.disturb(/lookup/, { kind: 'cut' }, 1);
    await expect(lookUp(proof)).rejects.toThrow(TypeError);
    gateway.disturb(/lookup/, { kind: 'lose-answer' }, 1);
    await expect(lookUp(proof)).rejects.toThrow(TypeError);
    expect((await lookUp(proof)).status).toBe(200);
  });

  test('answers in the gateway’s place until the network is restored', async () => {
    const { proof } = await gateway.book();
    gateway.disturb(/lookup/, { kind: 'answer', status: 503 });
    expect((await lookUp(proof)).status).toBe(503);
    expect((await lookUp(proof)).status).toBe(503);
    gateway.restore();
    expect((await lookUp(proof)).status).toBe(200);
  });
});
