/** What a browser's database holds of keys, and whether it answers. */
export interface TestDatabase {
  readonly factory: Pick<IDBFactory, 'open'>;
  readonly keys: { readonly id: string }[];
  /** Has it answer nobody who opens it from now on, until it is released. */
  readonly hold: () => void;
  readonly release: () => void;
}

/** Opens a database of one store in memory, as far as keys that seal are kept in it. */
export function openTestDatabase(): TestDatabase {
  const keys: { readonly id: string }[] = [];
  let isHeld = false;
  let held: (() => void)[] = [];

  function answer<Result>(work: () => Result, whenFree: (go: () => void) => void = queueMicrotask): IDBRequest<Result> {
    const request = new EventTarget() as IDBRequest<Result>;
    whenFree(() => {
      Object.assign(request, { result: work() });
      request.dispatchEvent(new Event('success'));
    });
    return request;
  }
  const remove = (id: string) => {
    const place = keys.findIndex((key) => key.id === id);
    if (place >= 0) keys.splice(place, 1);
  };
  const store = {
    getAll: () => answer(() => [...keys]),
    put: (key: { readonly id: string }) =>
      answer(() => {
        remove(key.id);
        keys.push(key);
      }),
    delete: (id: string) => answer(() => remove(id)),
    clear: () => answer(() => keys.splice(0)),
  };
  const connection = { transaction: () => ({ objectStore: () => store }), close: () => undefined };
  return {
    keys,
    factory: {
      open: () =>
        answer(
          () => connection as unknown as IDBDatabase,
          (go) => (isHeld ? void held.push(go) : queueMicrotask(go)),
        ) as IDBOpenDBRequest,
    },
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const go of held) go();
      held = [];
    },
  };
}
