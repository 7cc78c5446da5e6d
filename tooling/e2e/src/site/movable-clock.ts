/*
 * Loaded into a gateway before anything else (`node --import`): its clock is `CLOCK_AHEAD_MS` milliseconds ahead of the machine's,
 * or stands still at the instant `CLOCK_AT`. At each SIGUSR2 it goes ahead by `CLOCK_STEP_MS` milliseconds more, so that a
 * journey sees what time does without waiting for it. The `Date` header of its answers goes with it: pages set their clocks by it.
 */
import { ServerResponse } from 'node:http';

import { shiftDate } from '@tooling/config/shift-date';

const { CLOCK_AHEAD_MS: ahead = '0', CLOCK_AT: instant = '', CLOCK_STEP_MS: step = '0' } = process.env;
let movedMs = 0;

process.on('SIGUSR2', () => {
  movedMs += Number(step);
});

shiftDate((machineMs) => movedMs + (instant === '' ? Number(ahead) : Date.parse(instant) - machineMs));

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
