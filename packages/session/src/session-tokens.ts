import type { Failure, GatewayClient, Outcome } from '@airline/gateway-client';

import { openEndNote } from './end-note.ts';
import { endReasonOf, isEndByTime, type EndReason } from './end-reasons.ts';
import { dropKeptOfOthers, sharedDeviceKey } from './personal-data.ts';
import type { PersonCategory } from './person-category.ts';
import type { Person } from './person.ts';
import type { Surface } from './return-address.ts';
import { readHint, writeHint, type HintStorage } from './session-hint.ts';
import { nextSessionState, type SessionEvent } from './session-state.ts';
import type { SessionStore } from './session-store.ts';
import { exclusively, openTabs, type TabMessage } from './tabs.ts';
import { isFresh, ownerOf, type TokenCalls, type Tokens } from './tokens.ts';

/** The tokens of a session, in step with the other tabs. */
export interface SessionTokens {
  /** Finds out once whether somebody is logged in. */
  start(): Promise<void>;
  /** Tokens that a call can use now, renewed where they must be; `undefined` where nobody is logged in. */
  getFresh(): Promise<Outcome<Tokens> | undefined>;
  /** Makes the next call renew the tokens: the gateway refused these. */
  invalidate(accessToken: string): void;
  /** Stores the tokens of a login and sends them to the other tabs. */
  adopt(category: PersonCategory, tokens: Tokens): Outcome<Person>;
  end(reason: EndReason): void;
  /** Forgets why the last session ended: the person has read it. */
  dismissEnd(): void;
  close(): void;
}

interface SessionTokensOptions {
  readonly surface: Surface;
  readonly client: GatewayClient;
  readonly store: SessionStore;
  readonly calls: TokenCalls;
  readonly onPersonCleared: () => void;
  readonly sharedStorage: () => HintStorage;
  readonly tabStorage: () => HintStorage;
}

/** Storage key of the person whose session the tab last had, so that the next one does not find what they typed. */
const ownerKey = 'airline.tab-owner';

/** Makes the sessionTokens of an app's session. */
export function createSessionTokens(options: SessionTokensOptions): SessionTokens {
  const { surface, client, store, calls, sharedStorage, tabStorage } = options;
  let tokens: Tokens | undefined;
  let starting: Promise<void> | undefined;
  let renewing: Promise<Outcome<Tokens> | undefined> | undefined;
  const endNote = openEndNote(tabStorage, surface);
  const tabs = openTabs(surface, onTabMessage);

  const current = () => {
    const { state } = store.getState();
    return state.kind === 'authenticated' ? state.person : undefined;
  };
  const dispatch = (event: SessionEvent) => store.setState({ state: nextSessionState(store.getState().state, event) });

  function clearPersonalData(): void {
    write(tabStorage, ownerKey, undefined);
    write(tabStorage, sharedDeviceKey, undefined);
    options.onPersonCleared();
  }

  function setSession(person: Person, nextTokens: Tokens): void {
    const owner = read(tabStorage, ownerKey);
    if (owner !== undefined && owner !== person.subject) clearPersonalData();
    write(tabStorage, ownerKey, person.subject);
    write(tabStorage, sharedDeviceKey, person.isOnSharedDevice === true ? 'true' : undefined);
    // Another tab, or this browser weeks ago, may have kept what is somebody else's.
    void dropKeptOfOthers(person.subject);
    endNote.forget();
    tokens = nextTokens;
    writeHint(sharedStorage, surface, person.category);
    dispatch({ kind: 'personKnown', person });
  }

  function onTabMessage(message: TabMessage): void {
    if (message.kind === 'ended') {
      if (current()?.sessionId === message.sessionId) endHere(message.reason);
      return;
    }
    const { idToken, accessToken, expiresAtMs } = message;
    const received = { idToken, accessToken, expiresAtMs };
    const hint = readHint(sharedStorage, surface);
    const owner = hint === undefined ? undefined : ownerOf(received, hint);
    if (owner !== undefined && 'value' in owner) setSession(owner.value, received);
  }

  function endHere(reason: EndReason): void {
    tokens = undefined;
    store.setState({ recoveryCodesLeft: undefined });
    dispatch({ kind: 'ended', reason });
    if (!isEndByTime(reason) || read(tabStorage, sharedDeviceKey) !== undefined) clearPersonalData();
    endNote.keep(reason);
  }

  function end(reason: EndReason): void {
    const person = current();
    writeHint(sharedStorage, surface, undefined);
    endHere(reason);
    if (person !== undefined) tabs.send({ kind: 'ended', reason, sessionId: person.sessionId });
  }

  function adopt(category: PersonCategory, adopted: Tokens): Outcome<Person> {
    const owner = ownerOf(adopted, category);
    if ('failure' in owner) return owner;
    setSession(owner.value, adopted);
    tabs.send({ kind: 'tokens', ...adopted });
    return owner;
  }

  /** Renews the tokens of a session; one tab of the browser at a time. */
  async function renew(category: PersonCategory): Promise<Outcome<Tokens> | undefined> {
    const login = await calls.clientOf(category);
    if ('failure' in login) return login;
    const known = tokens;
    return exclusively(`airline.refresh.${login.value.tokenKind}`, async () => {
      // Another tab may have renewed them, or ended the session, while this one waited.
      if (tokens !== known && isFresh(tokens, client.now().getTime())) return { value: tokens };
      if (readHint(sharedStorage, surface) !== category) return undefined;
      const answer = await calls.refresh(category);
      // Somebody else may have logged in, or everybody out, while the answer was on its way: then it is nobody's.
      if (readHint(sharedStorage, surface) !== category || tokens !== known) {
        return tokens === undefined ? undefined : { value: tokens };
      }
      if ('failure' in answer) {
        if (isOver(answer.failure)) end(endReasonOf(codeOf(answer.failure)));
        return answer;
      }
      const owner = adopt(category, answer.value);
      return 'value' in owner ? answer : owner;
    });
  }

  async function getFresh(): Promise<Outcome<Tokens> | undefined> {
    const category = current()?.category ?? readHint(sharedStorage, surface);
    if (category === undefined) return undefined;
    if (isFresh(tokens, client.now().getTime())) return { value: tokens };
    renewing ??= renew(category).finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  return {
    start: () => {
      starting ??= getFresh().then(() => dispatch({ kind: 'nobody', endedBy: endNote.read() }));
      return starting;
    },
    getFresh,
    invalidate: (accessToken) => {
      if (tokens?.accessToken === accessToken) tokens = { ...tokens, expiresAtMs: 0 };
    },
    adopt,
    end,
    dismissEnd() {
      endNote.forget();
      dispatch({ kind: 'endRead' });
    },
    close: () => tabs.close(),
  };
}

function read(storage: () => HintStorage, key: string): string | undefined {
  try {
    return storage().getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function write(storage: () => HintStorage, key: string, text: string | undefined): void {
  try {
    if (text === undefined) storage().removeItem(key);
    else storage().setItem(key, text);
  } catch {
    // Where the browser denies storage nothing typed outlives a reload either.
  }
}

/** Tells whether a refresh that failed means that the session is over, rather than out of reach for a moment. */
function isOver(failure: Failure): boolean {
  if (failure.kind !== 'catalogue') return false;
  return failure.action === 'reLogin' || failure.action === 'logout' || codeOf(failure) === idleCode;
}

const idleCode = 401_615_399;

function codeOf(failure: Failure): number | undefined {
  return failure.kind === 'catalogue' ? failure.problem.code : undefined;
}
