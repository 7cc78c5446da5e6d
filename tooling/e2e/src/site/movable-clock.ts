/*
 * Loaded into a gateway before anything else (`node --import`): its clock is `CLOCK_AHEAD_MS` milliseconds ahead of the machine's,
 * or stands still at the instant `CLOCK_AT`. At each SIGUSR2 it goes ahead by `CLOCK_STEP_MS` milliseconds more, so that a
 * journey sees what time does without waiting for it. The `Date` header of its answers goes with it: pages set their clocks by it.
 */
import { ServerResponse } from 'node:http';

const stepMs = Number(process.env['CLOCK_STEP_MS']);
const SystemDate = Date;
const instant = process.env['CLOCK_AT'] ?? '';
const atMs = instant === '' ? undefined : SystemDate.parse(instant);
let aheadMs = atMs === undefined ? Number(process.env['CLOCK_AHEAD_MS'] ?? 0) : 0;

process.on('SIGUSR2', () => {
  aheadMs += stepMs;
});

const now = (): number => (atMs ?? SystemDate.now()) + aheadMs;

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made) as Date,
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});

// Node writes the header from a clock of its own.
// oxlint-disable-next-line typescript/unbound-method -- It is called with the response below.
const writeHead = ServerResponse.prototype.writeHead as (this: ServerResponse, ...values: unknown[]) => ServerResponse;
ServerResponse.prototype.writeHead = function writeHeadWithDate(this: ServerResponse, ...values: unknown[]) {
  // A browser works out how old its copy of an answer is by the machine's clock, and no page sets its clock by such an answer.
  if (!/max-age/.test(cacheControl(this, values))) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, values);
};

function cacheControl(response: ServerResponse, values: readonly unknown[]): string {
  const headers: unknown = values.at(-1);
  const given = typeof headers === 'object' && headers !== null ? Object.entries(headers) : [];
  const [, value] = given.find(([name]) => name.toLowerCase() === 'cache-control') ?? [];
  return String(value ?? response.getHeader('cache-control') ?? '');
}
