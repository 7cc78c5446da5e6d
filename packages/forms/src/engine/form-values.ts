import { createStore, type StoreApi } from 'zustand/vanilla';

/** The answers of a form. Every change makes a new object along the changed path and leaves the rest as it was. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The answers of one form, read and changed by the names of its fields: `address.zip`, `passengers.0.name`. */
export interface FormValuesStore {
  readonly store: StoreApi<FormValues>;
  readonly all: () => FormValues;
  readonly get: (name: string) => unknown;
  readonly set: (name: string, value: unknown) => void;
  /** Goes back to the first answers. */
  readonly reset: () => void;
}

/** Holds the answers of a form, beginning with `initial`. */
export function createFormValues(initial: FormValues): FormValuesStore {
  const store = createStore<FormValues>(() => initial);
  return {
    store,
    all: store.getState,
    get: (name) => readPath(store.getState(), name),
    set: (name, value) => store.setState(writePath(store.getState(), name.split('.'), value) as FormValues, true),
    reset: () => store.setState(initial, true),
  };
}

/** Reads the answer at a name; undefined where the path ends early. Inherited properties are no answers. */
export function readPath(values: unknown, name: string): unknown {
  let current = values;
  for (const step of name.split('.')) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as Readonly<Record<string, unknown>>)[step];
  }
  return current;
}

function writePath(values: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  const child = rest.length === 0 ? value : writePath(readPath(values, step), rest, value);
  if (Array.isArray(values) || (values === undefined && /^\d+$/.test(step))) {
    const items: unknown[] = [...((values as readonly unknown[] | undefined) ?? [])];
    items[Number(step)] = child;
    return items;
  }
  return { ...(values as object | undefined), [step]: child };
}
