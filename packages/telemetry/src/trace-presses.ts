import { type BrowserSpan, type BrowserSpans, maximumSpansPerRequest } from '@airline/contract';

import { setCallTracer } from './call-tracer.ts';
import { createSendQueue } from './send-queue.ts';

/** A call that begins later is not counted as what a press led to. */
const longestMs = 10_000;

/** What every span of a page says about where it comes from. */
export interface TracedPage {
  readonly app: BrowserSpan['app'];
  /** The pattern of the page shown, never its address. */
  readonly route: () => string;
  readonly intervalMilliseconds: number;
}

/** What traces a page. */
export interface PressTraces {
  /** Sends what is queued now; the page calls it when it is hidden. */
  flush(): void;
  /** Traces nothing any more, after one last flush. */
  stop(): void;
}

interface Press {
  readonly traceId: string;
  readonly spanId: string;
  readonly route: string;
  readonly startedAtMs: number;
  callsUnderWay: number;
  /** Whether the gateway keeps any of its calls. */
  isKept: boolean;
}

/**
 * Traces what presses lead to: each call of the gateway says by `traceparent` to which press it belongs, so that one trace goes from the
 * press to the statements in the gateway. A call that no press led to is a trace of its own.
 *
 * Nothing of what was pressed is sent. Spans are sent only where the gateway says by `traceresponse` that it keeps the trace.
 *
 * Source: W3C Trace Context §3, and its level 2 for `traceresponse`.
 *
 * @example
 * ```ts
 * import { sendSpans } from '@airline/telemetry';
 * import { tracePresses } from '@airline/telemetry/trace-presses';
 *
 * const traces = tracePresses({ app: 'traveller', route: () => '/', intervalMilliseconds: 15_000 }, sendSpans);
 * window.addEventListener('pagehide', () => traces.flush());
 * ```
 */
export function tracePresses(page: TracedPage, send: (batch: BrowserSpans) => Promise<boolean>): PressTraces {
  const { app, route, intervalMilliseconds } = page;
  const queue = createSendQueue<BrowserSpan>(
    { intervalMilliseconds, maximumLength: maximumSpansPerRequest },
    (spans, dropped) => send({ spans, dropped, sentAtMs: nowMs() }),
  );
  let latest: Press | undefined;

  function begin(): void {
    // Where a press submits a form, both are heard: the first one is the press.
    if (latest !== undefined && nowMs() - latest.startedAtMs < 50) return;
    latest = {
      traceId: makeId(16),
      spanId: makeId(8),
      route: route(),
      startedAtMs: nowMs(),
      callsUnderWay: 0,
      isKept: false,
    };
  }

  function keep(span: Omit<BrowserSpan, 'app' | 'route' | 'durationMs'>, ofRoute: string): void {
    const durationMs = Math.min(3_600_000, Math.max(0, nowMs() - span.startedAtMs));
    // The pattern is one of the links', which the type has as so many words.
    queue.add({ ...span, app, route: ofRoute as BrowserSpan['route'], durationMs });
  }

  function endCallOf(press: Press, isKept: boolean): void {
    press.callsUnderWay -= 1;
    press.isKept ||= isKept;
    if (press.callsUnderWay > 0 || !press.isKept) return;
    const { traceId, spanId, startedAtMs } = press;
    keep({ traceId, spanId, startedAtMs }, press.route);
    // What follows is a trace of its own: this one has been told.
    if (latest === press) latest = undefined;
  }

  setCallTracer(async (call, init, sendCall) => {
    const startedAtMs = nowMs();
    const press = latest !== undefined && startedAtMs - latest.startedAtMs < longestMs ? latest : undefined;
    const traceId = press?.traceId ?? makeId(16);
    const spanId = makeId(8);
    const ofRoute = route();
    if (press !== undefined) press.callsUnderWay += 1;
    let isKept = false;
    let status: number | undefined;
    try {
      const traceparent = `00-${traceId}-${spanId}-01`;
      const answer = await sendCall({ ...init, headers: { ...(init.headers as Record<string, string>), traceparent } });
      status = answer.status;
      isKept = answer.headers.get('traceresponse')?.startsWith(`00-${traceId}-`) === true;
      return answer;
    } finally {
      if (isKept) {
        keep(
          {
            traceId,
            spanId,
            ...(press === undefined ? {} : { parentSpanId: press.spanId }),
            call,
            ...(status === undefined ? {} : { status }),
            startedAtMs,
          },
          ofRoute,
        );
      }
      if (press !== undefined) endCallOf(press, isKept);
    }
  });

  document.addEventListener('click', begin, { capture: true });
  document.addEventListener('submit', begin, { capture: true });
  return {
    flush: () => queue.flush(),
    stop() {
      document.removeEventListener('click', begin, { capture: true });
      document.removeEventListener('submit', begin, { capture: true });
      setCallTracer(undefined);
      queue.stop();
    },
  };
}

function nowMs(): number {
  return performance.timeOrigin + performance.now();
}

function makeId(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
