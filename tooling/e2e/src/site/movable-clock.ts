/*
 * Loaded into a gateway before anything else (`node --import`): at each SIGUSR2 its clock goes ahead by `CLOCK_STEP_MS`
 * milliseconds, so that a journey sees what time does without waiting for it. Where `CLOCK_AT` names an instant, the clock
 * stands still there. The `Date` header of its answers goes with it: pages set their clocks by it.
 */
import { ServerResponse } from 'node:http';

const stepMs = Number(process.env['CLOCK_STEP_MS']);
const SystemDate = Date;
const instant = process.env['CLOCK_AT'] ?? '';
const atMs = instant === '' ? undefined : SystemDate.parse(instant);
let aheadMs = 0;

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
  this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, values);
};
