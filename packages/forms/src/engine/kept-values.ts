/** What keeps a form's answers through a reload: `sessionStorage`, or anything like it. */
export type FormStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** An answer that can be kept. */
export type KeptValue = string | number | boolean;

const prefix = 'airline.form.';

/** The answers of one form, by the names of its fields, in a storage that may be denied at any moment. */
export interface KeptValues {
  read(): Readonly<Record<string, KeptValue>>;
  keep(name: string, value: KeptValue): void;
  drop(name: string): void;
  forget(): void;
}

/** Opens what is kept under a key. Where storage is denied, full or holds something else, nothing is kept and nothing throws. */
export function openKeptValues(key: string, storage: () => FormStorage): KeptValues {
  const read = () => parseKeptValues(attempt(() => storage().getItem(prefix + key)));
  const write = (values: Readonly<Record<string, KeptValue>>) => {
    attempt(() => storage().setItem(prefix + key, JSON.stringify(values)));
  };
  return {
    read,
    keep: (name, value) => write({ ...read(), [name]: value }),
    drop(name) {
      const { [name]: dropped, ...rest } = read();
      if (dropped !== undefined) write(rest);
    },
    forget() {
      attempt(() => storage().removeItem(prefix + key));
    },
  };
}

/**
 * Forgets the answers of every form that keeps them in this tab: for when a person logs out.
 *
 * Where storage is denied there is nothing to forget.
 *
 * @example
 * ```ts
 * import { forgetKeptForms } from '@airline/forms';
 *
 * forgetKeptForms();
 * ```
 */
export function forgetKeptForms(storage: () => Storage = () => sessionStorage): void {
  attempt(() => {
    const store = storage();
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
    for (const key of keys) if (key?.startsWith(prefix)) store.removeItem(key);
  });
}

/** Tells whether a value is of a kind that can be kept. */
export function isKeptValue(value: unknown): value is KeptValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function parseKeptValues(text: string | null | undefined): Readonly<Record<string, KeptValue>> {
  const parsed: unknown = attempt((): unknown => JSON.parse(text ?? '{}'));
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, KeptValue] => isKeptValue(entry[1])),
  );
}

/** Runs what the browser may refuse: a form works where nothing can be kept. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
