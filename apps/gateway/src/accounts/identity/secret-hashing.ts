import { hash, verify } from '@node-rs/argon2';

/** Says that the machine has as many secrets to check as it can: the same request may succeed in a moment. */
export class SecretHashingBusyError extends Error {
  override readonly name = 'SecretHashingBusyError';
}

/** Hashes passwords and other secrets that people choose. */
export interface SecretHashing {
  /** Gives the argon2id hash of a secret in PHC form. */
  hashSecret(secret: string): Promise<string>;
  /**
   * Tells whether a secret is the one that was hashed. Without a hash it does the same work and says no, so that the time
   * does not tell whether there was one.
   */
  verifySecret(hash: string | null | undefined, secret: string): Promise<boolean>;
}

/** What a hash costs to make: memory in KiB, and passes over it. */
export interface HashingCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** Source: OWASP Password Storage Cheat Sheet, argon2id with 19 MiB, two passes, one lane. */
const owaspCost: HashingCost = { memoryCost: 19 * 1024, timeCost: 2 };

/**
 * Makes the hashing, with a queue: at most `atOnce` secrets are worked at, so that logins leave the machine room for
 * everything else, and at most `waiting` wait. Only tests, which guard no real password, set the cost.
 *
 * @throws SecretHashingBusyError from its functions when the queue is full.
 */
export function createSecretHashing({ atOnce = 2, waiting = 100, cost = owaspCost } = {}): SecretHashing {
  const parameters = { ...cost, parallelism: 1 };
  let running = 0;
  const queue: (() => void)[] = [];
  let nobodysHash: Promise<string> | undefined;

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new SecretHashingBusyError('Too many secrets wait to be checked.');
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hashSecret: (secret) => inTurn(() => hash(secret, parameters)),
    async verifySecret(hashed, secret) {
      nobodysHash ??= hash(crypto.randomUUID(), parameters);
      const compared = hashed ?? (await nobodysHash);
      const isRight = await inTurn(() => verify(compared, secret));
      return isRight && typeof hashed === 'string';
    },
  };
}
