/*
 * Plain JavaScript: every process of a test loads this before anything else, and Node would take longer to strip types than
 * it takes to start.
 */

/**
 * Has the `Date` of this realm run ahead of the machine's clock, by so many milliseconds or by what a function returns at
 * each reading for what the machine's clock shows. Timers and `performance` stay as they are. A realm whose `Date` is shifted
 * already keeps it as it is. A script of a page may consist of this function: it uses nothing else of its file.
 *
 * @param {number | ((machineMs: number) => number)} ahead
 */
export function shiftDate(ahead) {
  const shifted = Symbol.for('airline.shifted-date');
  if (shifted in Date) return;
  const SystemDate = Date;
  const systemNow = SystemDate.now;
  const now = () => {
    const machineMs = systemNow();
    return machineMs + (typeof ahead === 'number' ? ahead : ahead(machineMs));
  };
  Object.assign(SystemDate, { [shifted]: true, now });
  globalThis.Date = new Proxy(SystemDate, {
    apply: () => new SystemDate(now()).toString(),
    construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
  });
}

/** Tells whether {@link shiftDate} has shifted the `Date` of this realm; it uses nothing else of its file either. */
export function isDateShifted() {
  return Symbol.for('airline.shifted-date') in Date;
}
