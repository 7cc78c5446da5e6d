/** A key with the instant, in milliseconds since 1970, after which it is deleted. */
export interface SealingKey {
  readonly key: CryptoKey;
  readonly usableUntil: number;
}

/** Where keys are: not where what they seal is. */
export interface SealingKeys {
  /** Returns the key of an id, unless its time is over, and deletes every key whose time is. */
  readonly find: (id: string, now: number) => Promise<CryptoKey | undefined>;
  readonly keep: (id: string, key: SealingKey) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly clear: () => Promise<void>;
}

const storeName = 'keys';

/** Keeps keys in the browser's database, which stores a key that no script can read as it is. */
export const databaseKeys: SealingKeys = {
  find: (id, now) =>
    inDatabase(async (keys) => {
      const all = await answerOf(keys.getAll() as IDBRequest<(SealingKey & { readonly id: string })[]>);
      for (const { id: known, usableUntil } of all) if (usableUntil <= now) keys.delete(known);
      return all.find((known) => known.id === id && known.usableUntil > now)?.key;
    }),
  keep: (id, key) => inDatabase(async (keys) => void (await answerOf(keys.put({ id, ...key })))),
  remove: (id) => inDatabase((keys) => answerOf(keys.delete(id))),
  clear: () => inDatabase((keys) => answerOf(keys.clear())),
};

async function inDatabase<Result>(work: (keys: IDBObjectStore) => Promise<Result>): Promise<Result> {
  const opening = indexedDB.open('airline.sealing', 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName, { keyPath: 'id' }));
  const database = await answerOf(opening);
  try {
    return await work(database.transaction(storeName, 'readwrite').objectStore(storeName));
  } finally {
    // It is closed once its transactions have ended.
    database.close();
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser’s database did not answer.')),
    );
  });
}
