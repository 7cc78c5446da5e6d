type Plain = string | number | boolean | undefined | readonly Plain[] | { readonly [name: string]: Plain };

/** Copies settings that were checked, to the last part frozen and without their undefined fields; they hold no null. */
export function frozenCopy<Value>(value: Value): Value;
export function frozenCopy(value: Plain): Plain {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return Object.freeze(value.map((item: Plain) => frozenCopy(item)));
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.freeze(Object.fromEntries(entries.map(([name, inner]) => [name, frozenCopy(inner)])));
}
