/** Tells whether an unknown value has a shape. */
export type Guard<Value> = (value: unknown) => value is Value;

export type Guarded<Check> = Check extends Guard<infer Value> ? Value : never;

type Fields = Readonly<Record<string, Guard<unknown>>>;
type Optional<Of extends Fields> = { [Name in keyof Of]: undefined extends Guarded<Of[Name]> ? Name : never }[keyof Of];
type Shape<Of extends Fields> = { readonly [Name in Exclude<keyof Of, Optional<Of>>]: Guarded<Of[Name]> } & {
  readonly [Name in Optional<Of>]?: Guarded<Of[Name]>;
};

/** An object whose own fields have these shapes. Fields that it does not name are let be: a later version may have them. */
export function shape<Of extends Fields>(fields: Of): Guard<Shape<Of>> {
  const names = Object.keys(fields);
  return (value): value is Shape<Of> =>
    isRecord(value) && names.every((name) => fields[name]?.(Object.hasOwn(value, name) ? value[name] : undefined));
}

export function optional<Value>(guard: Guard<Value>): Guard<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || guard(value);
}

export function nullable<Value>(guard: Guard<Value>): Guard<Value | null> {
  return (value): value is Value | null => value === null || guard(value);
}

export function text(maximum: number, pattern?: RegExp): Guard<string> {
  return (value): value is string =>
    typeof value === 'string' && value.length > 0 && value.length <= maximum && (pattern?.test(value) ?? true);
}

export function oneOf<const Values extends readonly string[]>(values: Values): Guard<Values[number]> {
  return (value): value is Values[number] => values.some((one) => one === value);
}

export function list<Value>(guard: Guard<Value>, maximum: number): Guard<readonly Value[]> {
  return (value): value is readonly Value[] => Array.isArray(value) && value.length <= maximum && value.every(guard);
}

export function integer(least: number, highest: number): Guard<number> {
  return (value): value is number => Number.isInteger(value) && Number(value) >= least && Number(value) <= highest;
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function isNull(value: unknown): value is null {
  return value === null;
}

/** An object that is no list, with names of its own: as JSON and structured clones make them. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
