import type { Failure, GatewayClient, Outcome } from '@airline/gateway-client';

import { endReasonOf, isForgetting, type EndReason } from './end-reasons.ts';
import type { PersonCategory } from './person-category.ts';
import type { Person } from './person.ts';
import type { Surface } from './return-address.ts';
import { readHint, writeHint, type HintStorage } from './session-hint.ts';
import { nextSessionState, type SessionEvent } from './session-state.ts';
import type { SessionStore } from './session-store.ts';
import { exclusively, openTabs, type TabMessage } from './tabs.ts';
import { isFresh, ownerOf, type TokenCalls, type Tokens } from './tokens.ts';

/** What keeps a session: the tokens, in step with the other tabs. */
export interface Keeper {
  /** Finds out once whether somebody is logged in. */
  start(): Promise<void>;
  /** Gives tokens that a call can use now, renewed where they must be; `undefined` where nobody is logged in. */
  freshTokens(): Promise<Outcome<Tokens> | undefined>;
  /** Makes the next call renew the tokens: the gateway does not take these. */
  distrust(accessToken: string): void;
  /** Takes the tokens of a login. */
  adopt(category: PersonCategory, tokens: Tokens): Outcome<Person>;
  end(reason: EndReason): void;
  /** Tells the store what happened. */
  dispatch(event: SessionEvent): void;
  close(): void;
}

interface KeeperOptions {
  readonly surface: Surface;
  readonly client: GatewayClient;
  readonly store: SessionStore;
  readonly calls: TokenCalls;
  readonly onForget: () => void;
  readonly sharedStorage: () => HintStorage;
  readonly tabStorage: () => HintStorage;
}

/** Where a tab keeps whose session it last had, so that the next person does not find what this one typed. */
const ownerKey = 'airline.tab-owner';

/** Makes the keeper of an app's session. */
export function createKeeper(options: KeeperOptions): Keeper {
  const { surface, client, store, calls, sharedStorage, tabStorage } = options;
  let tokens: Tokens | undefined;
  let starting: Promise<void> | undefined;
  let renewing: Promise<Outcome<Tokens> | undefined> | undefined;
  const tabs = openTabs(surface, hear);

  const current = () => {
    const { state } = store.getState();
    return state.kind === 'authenticated' ? state.person : undefined;
  };
  const dispatch = (event: SessionEvent) => store.setState({ state: nextSessionState(store.getState().state, event) });

  function forget(): void {
    writeKept(tabStorage, undefined);
    options.onForget();
  }

  function take(person: Person, taken: Tokens): void {
    const owner = readKept(tabStorage);
    if (owner !== undefined && owner !== person.subject) forget();
    writeKept(tabStorage, person.subject);
    tokens = taken;
    writeHint(sharedStorage, surface, person.category);
    dispatch({ kind: 'personKnown', person });
  }

  function hear(message: TabMessage): void {
    if (message.kind === 'ended') {
      if (current()?.sessionId === message.sessionId) endHere(message.reason);
      return;
    }
    const { idToken, accessToken, expiresAtMs } = message;
    const heard = { idToken, accessToken, expiresAtMs };
    const hint = readHint(sharedStorage, surface);
    const owner = hint === undefined ? undefined : ownerOf(heard, hint);
    if (owner !== undefined && 'value' in owner) take(owner.value, heard);
  }

  function endHere(reason: EndReason): void {
    tokens = undefined;
    store.setState({ recoveryCodesLeft: undefined });
    dispatch({ kind: 'ended', reason });
    if (isForgetting(reason)) forget();
  }

  function end(reason: EndReason): void {
    const person = current();
    writeHint(sharedStorage, surface, undefined);
    endHere(reason);
    if (person !== undefined) tabs.tell({ kind: 'ended', reason, sessionId: person.sessionId });
  }

  function adopt(category: PersonCategory, adopted: Tokens): Outcome<Person> {
    const owner = ownerOf(adopted, category);
    if ('failure' in owner) return owner;
    take(owner.value, adopted);
    tabs.tell({ kind: 'tokens', ...adopted });
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

  async function freshTokens(): Promise<Outcome<Tokens> | undefined> {
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
      starting ??= freshTokens().then(() => dispatch({ kind: 'nobody' }));
      return starting;
    },
    freshTokens,
    distrust: (accessToken) => {
      if (tokens?.accessToken === accessToken) tokens = { ...tokens, expiresAtMs: 0 };
    },
    adopt,
    end,
    dispatch,
    close: () => tabs.close(),
  };
}

function readKept(storage: () => HintStorage): string | undefined {
  try {
    return storage().getItem(ownerKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeKept(storage: () => HintStorage, subject: string | undefined): void {
  try {
    if (subject === undefined) storage().removeItem(ownerKey);
    else storage().setItem(ownerKey, subject);
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
