import type { BrowserSpans } from '@airline/contract';
import { browserSpans } from '@airline/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { setCallTracer, traceCall } from './call-tracer.ts';
import { type PressTraces, tracePresses } from './trace-presses.ts';

const call = 'POST /api/air-booking/v1/offers';
const send = vi.fn<(batch: BrowserSpans) => Promise<boolean>>();
let page: EventTarget;
let traces: PressTraces;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  send.mockReset().mockResolvedValue(true);
  traces = tracePresses({ app: 'traveller', route: () => '/', intervalMilliseconds: 15_000 }, send);
});
afterEach(() => {
  traces.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const press = (kind = 'click') => page.dispatchEvent(new Event(kind));
const traceparentOf = ({ headers }: RequestInit) => (headers as Record<string, string>)['traceparent'] ?? '';
const idsOf = (traceparent: string) => traceparent.split('-').slice(1, 3);

/** Calls a gateway that keeps the trace, or does not; gives what it was sent. */
async function ask(isKept = true, status = 201, takesMs = 40): Promise<string> {
  let traceparent = '';
  await traceCall(call, { headers: { accept: 'application/json' } }, async (init) => {
    traceparent = traceparentOf(init);
    expect(init.headers).toMatchObject({ accept: 'application/json' });
    vi.advanceTimersByTime(takesMs);
    const [traceId] = idsOf(traceparent);
    return new Response('{}', {
      status,
      headers: isKept ? { traceresponse: `00-${traceId}-${'a'.repeat(16)}-01` } : {},
    });
  });
  return traceparent;
}

function sent(): BrowserSpans['spans'] {
  traces.flush();
  for (const [batch] of send.mock.calls) expect(browserSpans.safeParse(batch).success).toBe(true);
  return send.mock.calls.flatMap(([batch]) => batch.spans);
}

test('a press and the call that it led to are one trace, and the call says so to the gateway', async () => {
  press();
  vi.advanceTimersByTime(5);
  const traceparent = await ask();
  expect(traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  const [traceId, spanId] = idsOf(traceparent);
  const [ofCall, ofPress, ...others] = sent();
  expect(others).toEqual([]);
  expect(ofPress).toMatchObject({ traceId, app: 'traveller', route: '/' });
  expect(ofPress).not.toHaveProperty('call');
  expect(ofCall).toMatchObject({ traceId, spanId, parentSpanId: ofPress?.spanId, call, status: 201, durationMs: 40 });
  expect(ofPress?.durationMs).toBe(45);
});

test('the press of a form is one press, and its calls that overlap are reported with it once', async () => {
  press();
  press('submit');
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(idsOf(one)[0]).toBe(idsOf(other)[0]);
  expect(sent().filter((span) => span.call === undefined)).toHaveLength(1);
});

test('a call that no press led to, or one long ago, is a trace of its own', async () => {
  await ask();
  press();
  vi.advanceTimersByTime(10_000);
  await ask();
  const spans = sent();
  expect(spans.map(({ parentSpanId }) => parentSpanId)).toEqual([undefined, undefined]);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(2);
});

test('nothing is sent to a gateway that keeps no trace', async () => {
  press();
  await ask(false);
  expect(sent()).toEqual([]);
  expect(send).not.toHaveBeenCalled();
});

test('a call that fails reaches the caller as it failed', async () => {
  press();
  const cut = traceCall(call, {}, () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(cut).rejects.toThrow('Failed to fetch');
  expect(sent()).toEqual([]);
});

test('a page that stops tracing sends its calls as they are', async () => {
  traces.stop();
  press();
  expect(await ask()).toBe('');
  setCallTracer(undefined);
});
