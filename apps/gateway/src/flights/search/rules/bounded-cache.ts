/** Remembers the values made for the keys asked for last, up to a number of them. */
export function createBoundedCache<Key, Value>(size: number, make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>();
  let lastKey: Key | undefined;
  let lastValue: Value | undefined;
  return (key) => {
    if (key === lastKey && lastValue !== undefined) return lastValue;
    let value = values.get(key);
    // A map keeps the order in which keys were put in: the first one is the one not asked for longest. While there is room
    // for all nobody has to go, and no order is kept.
    const isFull = values.size >= size;
    if (value === undefined) {
      value = make(key);
      const oldest = isFull ? values.keys().next() : undefined;
      if (oldest?.done === false) values.delete(oldest.value);
      values.set(key, value);
    } else if (isFull) {
      values.delete(key);
      values.set(key, value);
    }
    lastKey = key;
    lastValue = value;
    return value;
  };
}
