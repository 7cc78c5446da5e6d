/** Reads the fields of a value that may be anything: those of `undefined`, `null` and the like are all undefined. */
export function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Readonly<Record<string, unknown>>;
}
