import { createGatewayClient } from '@airline/gateway-client';

import { createSession, type Session } from '../create-session.ts';
import type { HintStorage } from '../session-hint.ts';

const security = '/api/security/v4/security';

/** What an answer of the stub is: a status and a body. */
export interface StubAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** Refuses with a gateway error number. */
export function refusal(code: number, extra: object = {}): StubAnswer {
  return { status: 401, body: { type: 'about:blank', title: '', status: 401, code, ...extra } };
}

/** Writes an id token that nobody signed: the session does not look at signatures. */
function idToken(claims: object): string {
  const payload = {
    iss: 'http://localhost',
    sub: 'ana',
    aud: 'qa-member',
    iat: 1,
    exp: 2,
    sid: 's1',
    auth_time: 1,
    amr: ['pwd'],
    category: 'member',
    given_name: 'Inés',
    tier: 'gold',
    ...claims,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const base64 = btoa(String.fromCodePoint(...bytes));
  return `e30.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.c2ln`;
}

/** Gives the tokens of a login or a refresh. */
export function tokens(claims: object = {}, accessToken = 'access-1', expiresInSeconds = 300): StubAnswer {
  return {
    status: 200,
    body: {
      token_type: 'Bearer',
      id_token: idToken(claims),
      access_token: accessToken,
      token_kind: 'traveler',
      expires_in: expiresInSeconds,
      scope: 'openid',
    },
  };
}

/** Gives the answers of one endpoint in turn; the last one again and again. */
export type Script = Readonly<Record<string, readonly StubAnswer[]>>;

/** Makes a storage of its own. */
export function memoryStorage(): HintStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

export interface Bench {
  readonly session: Session;
  /** Each request as `METHOD path token`. */
  readonly asked: string[];
  readonly bodies: string[];
  /** How often the person was led to the login page. */
  readonly loginsNeeded: () => number;
  /** How often what was typed was forgotten. */
  readonly forgotten: () => number;
  readonly shared: ReturnType<typeof memoryStorage>;
  readonly own: ReturnType<typeof memoryStorage>;
  /** Moves the browser's clock on. */
  readonly pass: (ms: number) => void;
}

/** Makes a session whose gateway answers by a script: path's last part → answers in turn. */
export function createBench(script: Script, { shared = memoryStorage(), own = memoryStorage() } = {}): Bench {
  const asked: string[] = [];
  const bodies: string[] = [];
  const turns = new Map<string, number>();
  let nowMs = 1_000_000;
  const all: Script = {
    settings: [{ status: 200, body: { environment: 'qa', version: '44136fa355b3', settings: {} } }],
    ...script,
  };
  const fetch = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const path = new URL(address instanceof Request ? address.url : address, 'http://localhost').pathname;
    const name = path.split('/').at(-1) ?? '';
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '-';
    asked.push(`${init?.method} ${path.replace(security, '')} ${token}`);
    bodies.push(typeof init?.body === 'string' ? init.body : '');
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    const answers = all[name] ?? [];
    const answer = answers[Math.min(turn, answers.length - 1)];
    if (answer === undefined) throw new Error(`The script has no answer for ${path}.`);
    // A gateway takes its time: whatever else was asked meanwhile is on its way too.
    await new Promise((resolve) => setTimeout(resolve));
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    const body = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status, headers: { 'content-type': type } });
  };
  const client = createGatewayClient({
    fetch,
    browserNow: () => nowMs,
    wait: async () => undefined,
  });
  let loginsNeeded = 0;
  let forgotten = 0;
  const session = createSession({
    surface: 'traveller',
    client,
    onLoginNeeded: () => {
      loginsNeeded += 1;
    },
    onPersonCleared: () => {
      forgotten += 1;
    },
    sharedStorage: () => shared,
    tabStorage: () => own,
  });
  return {
    session,
    asked,
    bodies,
    loginsNeeded: () => loginsNeeded,
    forgotten: () => forgotten,
    shared,
    own,
    pass: (ms) => {
      nowMs += ms;
    },
  };
}

/** Says what a member logs in with. */
export const anaLogsIn = {
  method: 'password',
  category: 'member',
  username: 'ana.perez',
  password: 'Viento2026!',
} as const;

export const proved: StubAnswer = { status: 200, body: { assertion: 'e30.e30.c2ln', expiresInSeconds: 60 } };
export const info: StubAnswer = {
  status: 200,
  body: { category: 'member', username: 'ana.perez', firstName: 'Inés', authenticatedAt: '2026-11-21T07:00:00Z' },
};
