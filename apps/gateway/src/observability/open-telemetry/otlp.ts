import type { HrTime } from '@opentelemetry/api';

/** Names the gateway in everything it exports. */
export const scope = { name: 'airline-gateway' };

/**
 * Each export has a connection of its own. One that is kept open between exports has Node 24 keep what requests of browsers leave behind
 * until the whole heap is swept, which costs a quarter to a half of all requests per second (`pnpm bench telemetry` shows it).
 */
export const ownConnection = { httpAgentOptions: { keepAlive: false } };

/** Writes milliseconds since 1970 as OpenTelemetry has instants: seconds, and nanoseconds beside. */
export function toHrTime(milliseconds: number): HrTime {
  const whole = Math.trunc(milliseconds / 1_000);
  return [whole, Math.round((milliseconds - whole * 1_000) * 1e6)];
}
