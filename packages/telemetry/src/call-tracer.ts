/** Sends a call of the gateway, and tells of it: `call` is its method and the pattern of its endpoint. */
export type CallTracer = (
  call: string,
  init: RequestInit,
  send: (init: RequestInit) => Promise<Response>,
) => Promise<Response>;

let current: CallTracer | undefined;

/** Sets what calls are traced by from now on; `undefined` for nothing. */
export function setCallTracer(tracer: CallTracer | undefined): void {
  current = tracer;
}

/**
 * Sends a call, traced where the page traces: `@airline/telemetry/trace-presses` is loaded once the page is shown.
 *
 * @example
 * ```ts
 * import { traceCall } from '@airline/telemetry/call-tracer';
 *
 * const address = '/api/air-booking/v1/fare-families';
 * const answer = await traceCall(`GET ${address}`, {}, (init) => fetch(address, init));
 * ```
 */
export const traceCall: CallTracer = (call, init, send) =>
  current === undefined ? send(init) : current(call, init, send);
