/*
 * Plain JavaScript: every process of a test loads this before anything else, and Node would take longer to strip types than
 * it takes to start.
 */
const shifted = Symbol.for('airline.shifted-date');

/**
 * Has the `Date` of this realm run ahead of the machine's clock, by so many milliseconds or by what a function returns at
 * each reading. Timers and `performance` stay as they are. A realm whose `Date` is shifted already keeps it as it is.
 *
 * @param {number | (() => number)} ahead
 */
export function shiftDate(ahead) {
  if (shifted in Date) return;
  const SystemDate = Date;
  const systemNow = SystemDate.now;
  const now = () => systemNow() + (typeof ahead === 'number' ? ahead : ahead());
  Object.assign(SystemDate, { [shifted]: true, now });
  globalThis.Date = new Proxy(SystemDate, {
    apply: () => new SystemDate(now()).toString(),
    construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
  });
}
