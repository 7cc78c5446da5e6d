/** Remembers the values made for the keys asked for last, up to a number of them. */
export function createBoundedCache<Key, Value>(size: number, make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  let lastKey: Key | undefined;
  let lastValue: Value | undefined;
  return (key) => {
    if (key === lastKey && lastValue !== undefined) return lastValue;
    let value = values.get(key);
    // A map keeps the order in which keys were put in: the first one is the one not asked for longest.
    if (value === undefined) {
      value = make(key);
      const oldest = values.size >= size ? values.keys().next() : undefined;
      if (oldest?.done === false) values.delete(oldest.value);
    } else values.delete(key);
    values.set(key, value);
    lastKey = key;
    lastValue = value;
    return value;
  };
}
