/** A value that can be watched: what `useSyncExternalStore` takes. */
export interface Store<Value> {
  readonly get: () => Value;
  /** Changes some of it; watchers hear of every change. */
  readonly update: (change: Partial<Value>) => void;
  readonly subscribe: (watcher: () => void) => () => void;
}

/** Makes a store that holds `initial`. */
export function createStore<Value extends object>(initial: Value): Store<Value> {
  const watchers = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    update(change) {
      current = { ...current, ...change };
      for (const watcher of watchers) watcher();
    },
    subscribe(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}
