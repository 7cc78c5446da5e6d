import { expect } from '@playwright/test';

import type { FoundElement, Tab } from './engine.ts';
import { toLookup, type Wanted } from './find-element.ts';

/** What a person does on the site and sees there, in whichever browser. Everything waits until it can be done. */
export interface Visitor {
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  press(role: string, name: string | RegExp): Promise<void>;
  /** Presses what reads so: for what stands in front of the control that it belongs to. */
  pressText(text: string): Promise<void>;
  type(label: string, text: string): Promise<void>;
  /** Waits until something is shown, in use unless said otherwise. */
  see(role: string, name: string | RegExp, state?: { readonly disabled: boolean }): Promise<void>;
  seeText(text: string | RegExp): Promise<void>;
  seeValue(label: string, value: string | RegExp): Promise<void>;
  /** Waits until the address has a path, and gives the whole of it. */
  seePath(path: RegExp): Promise<string>;
}

const pollMs = 50;
const documentTimeoutMs = 30_000;
const answerWithinMs = 2_000;

/**
 * Returns the answer of a tab, or rejects after {@link answerWithinMs}: of one that loads a page it is asked for again.
 *
 * WebKitGTK's driver never returns from a script that runs while the page's `Cross-Origin-Opener-Policy` moves the tab to
 * another process; it answers the next one.
 */
export async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The tab did not answer within ${answerWithinMs} ms.`)), answerWithinMs);
  });
  return Promise.race([asked, silence]).finally(() => clearTimeout(timer));
}

/** Asks for Spanish by the address: not every browser can be told which language it prefers. */
function inSpanish(address: URL): URL {
  address.searchParams.set('language', 'es');
  return address;
}

export function createVisitor(tab: Tab, origin: string): Visitor {
  const poll = { intervals: [pollMs] };

  /**
   * Leads to another document, and comes back when the old one is gone: nothing of it is taken for the new one's. The new one has the
   * clock of journeys: with the machine's date a journey fails on some day.
   */
  async function leave(go: () => Promise<void>): Promise<void> {
    const before = await tab.timeOrigin();
    await go();
    // Between two documents a tab may answer with an error; the last one is reported when no document comes.
    const isThere = async () => {
      expect(await answerOf(tab.timeOrigin()), 'a new document').not.toBe(before);
      expect(await answerOf(tab.isClockSet()), 'the clock of journeys').toBe(true);
    };
    await expect(isThere).toPass({ ...poll, timeout: documentTimeoutMs });
  }

  async function found<Value>(wanted: Wanted, use: (element: FoundElement) => Promise<Value | false>): Promise<Value> {
    let value: Value | false = false;
    const lookup = toLookup(wanted);
    const message = `${wanted.by} ${wanted.role ?? ''} ${String(wanted.name)}`;
    await expect
      .poll(
        async () => {
          const element = await tab.find(lookup);
          if (element !== undefined) value = await use(element);
          return value !== false;
        },
        { ...poll, message },
      )
      .toBe(true);
    return value as Value;
  }

  const shown = async () => true;

  return {
    open: (path) => leave(() => tab.open(inSpanish(new URL(path, origin)).href)),
    reload: () => leave(() => tab.reload()),
    back: () => tab.back(),
    press: async (role, name) => void (await found({ by: 'role', role, name }, (element) => element.press())),
    pressText: async (name) => void (await found({ by: 'text', name }, (element) => element.press())),
    async type(name, text) {
      const field = await found({ by: 'label', name }, async (element) => (await element.press()) && element);
      await field.type(text);
    },
    see: async (role, name, state) => void (await found({ by: 'role', role, name, ...state }, shown)),
    seeText: async (name) => void (await found({ by: 'text', name }, shown)),
    async seeValue(name, value) {
      const expected = typeof value === 'string' ? value : expect.stringMatching(value);
      await expect.poll(() => found({ by: 'label', name }, (element) => element.value()), poll).toEqual(expected);
    },
    async seePath(path) {
      await expect.poll(async () => new URL(await tab.url()).pathname, poll).toMatch(path);
      return tab.url();
    },
  };
}
