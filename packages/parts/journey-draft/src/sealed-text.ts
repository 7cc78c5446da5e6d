import * as z from 'zod/mini';

import { databaseKeys, type SealingKeys } from './sealing-keys.ts';

/** How long what is sealed can be read after it was sealed last: as long as a price holds, and a while for paying at a bank. */
const lifetimeMs = 30 * 60 * 1000;

const sealedText = z.object({ keyId: z.string(), iv: z.string(), sealed: z.string() });

/** A text that outlives a reload of its tab, and is in no storage as it is. */
export interface SealedText {
  /** Keeps a text in the place of the one before. Where the browser cannot, there is none after a reload. */
  readonly keep: (text: string) => void;
  /** Reads the text that was kept last; `undefined` where there is none, or its time is over. */
  readonly read: () => Promise<string | undefined>;
  readonly forget: () => void;
  /** Deletes the keys of all texts: those of reloads and of copies of the tab too. */
  readonly clearKeys: () => void;
}

/**
 * Keeps a text sealed in the tab's `sessionStorage`, by AES-GCM under a key that no script can read. The key is in the browser's
 * database for half an hour: what a browser restores of a tab later, on a device that another person uses next, stays sealed.
 *
 * A page seals with a key of its own and never with the one it has read by: a copy of its tab has that one too, and forgets it when it
 * likes.
 */
export function createSealedText(name: string, keys: SealingKeys = databaseKeys): SealedText {
  const storageKey = `airline.sealed.${name}`;
  let own: { readonly id: string; readonly key: CryptoKey } | undefined;
  let latest = 0;
  let work: Promise<unknown> = Promise.resolve();
  const inTurn = (next: () => Promise<void>): void => {
    // A browser that denies its database or its ciphers loses the text with the page.
    work = work.then(next).catch(() => undefined);
  };
  return {
    keep(text) {
      latest += 1;
      const version = latest;
      inTurn(async () => {
        if (version !== latest) return;
        own ??= { id: crypto.randomUUID(), key: await createKey() };
        const { id, key } = own;
        await keys.keep(id, { key, usableUntil: Date.now() + lifetimeMs });
        const stored = JSON.stringify({ keyId: id, ...(await seal(text, key)) });
        if (version === latest) sessionStorage.setItem(storageKey, stored);
      });
    },
    async read() {
      const stored = readStored(storageKey);
      if (stored === undefined) return undefined;
      try {
        const key = await keys.find(stored.keyId, Date.now());
        if (key === undefined) {
          sessionStorage.removeItem(storageKey);
          return undefined;
        }
        return await open(stored, key);
      } catch {
        return undefined;
      }
    },
    forget() {
      latest += 1;
      const id = own?.id ?? readStored(storageKey)?.keyId;
      own = undefined;
      try {
        sessionStorage.removeItem(storageKey);
      } catch {
        // A browser that denies storage holds nothing.
      }
      if (id !== undefined) inTurn(() => keys.remove(id));
    },
    clearKeys: () => inTurn(() => keys.clear()),
  };
}

function readStored(storageKey: string): z.infer<typeof sealedText> | undefined {
  try {
    const parsed = sealedText.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

function createKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

async function seal(text: string, key: CryptoKey): Promise<{ readonly iv: string; readonly sealed: string }> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return { iv: toBase64(iv), sealed: toBase64(new Uint8Array(sealed)) };
}

async function open({ iv, sealed }: z.infer<typeof sealedText>, key: CryptoKey): Promise<string> {
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(sealed));
  return new TextDecoder().decode(text);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0);
}
