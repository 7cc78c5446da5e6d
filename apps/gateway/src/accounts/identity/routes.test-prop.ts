import { type Endpoint, endpoints, problem, type Problem, problemNameOf } from '@airline/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { arbitraryOf } from '../../../test-support/arbitrary-of-schema.ts';
import { bearer, type IdentityGateway, openIdentityGateway, password } from '../../../test-support/identity-gateway.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';

let database: OpenDatabase;
let gateway: IdentityGateway;
let accessToken: string;
let cookie: string;

/** What makes it likely that a request gets past its form. */
const texts = {
  username: ['ana.perez', 'ANONYMOUS', '5000000017', '12345678901', 'ñandú\u0000', "' or 1=1 --"],
  password: [password, 'Mal1'],
  client_id: ['qa-member', 'qa-anonymous-traveler', 'qa-corporate-traveler'],
  response_type: ['id_token site', 'site id_token', 'id_token corporate'],
  assertion: ['a.b.c', ''],
};

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = openIdentityGateway(database);
  await gateway.account({ username: 'ana.perez' });
});
beforeEach(async () => {
  await database.db.delete(rateLimit);
  ({ accessToken, cookie } = await gateway.logIn('ana.perez', password));
});
afterAll(() => database.close());

/** Expects success as the contract says, or a refusal that a client can tell apart; never a failure. */
async function expectForeseen(endpoint: Endpoint, answer: Response): Promise<void> {
  const text = await answer.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const refusal = answer.status === endpoint.success ? successOf(endpoint, body) : problem.parse(body);
  expect({ ...refusal, status: answer.status }).toSatisfy(
    ({ status, code, type = '', errors, title = '' }) =>
      status < 500 &&
      (code !== undefined ||
        problemNameOf(type) !== undefined ||
        errors !== undefined ||
        /^The body is not JSON|^There is no such/.test(title)),
  );
}

/** Gives nothing for an answer that is as the contract says. */
function successOf({ answer }: Endpoint, body: unknown): Partial<Problem> {
  const isForeseen = answer?.safeParse(body).success ?? body === undefined;
  return isForeseen ? { errors: [] } : { title: `The contract has no such answer: ${JSON.stringify(body)}` };
}

const rows = Object.entries<Endpoint>(endpoints).filter(
  ([name, { area }]) => area === 'identity' || name.includes('Totp') || /MultiFactor|Passkey|RecoveryCodes/.test(name),
);

/** An address never has these in the place of a parameter: anyone who builds it resolves them first (WHATWG URL). */
function isDotSegment(segment: string): boolean {
  return ['', '.', '..'].includes(segment);
}

function request(endpoint: Endpoint, value: unknown): Promise<Response> {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, '2b1f6c1c-9d0b-4b53-8a43-6f0c7e2d9a10');
  const headers = { ...(endpoint.authentication && bearer(accessToken)), cookie };
  if (endpoint.encoding !== 'form') return gateway.send(endpoint.method, path, value, headers);
  const fields = Object.entries(typeof value === 'object' ? { ...value } : {});
  return gateway.token(Object.fromEntries(fields.map(([name, field]) => [name, String(field)])), headers);
}

test.each(rows.filter(([, { body }]) => body !== undefined))(
  '%s answers any body as the contract says',
  async (_, endpoint) => {
    const { body } = endpoint;
    if (body === undefined) return;
    const bodies = fc.oneof({ weight: 5, arbitrary: arbitraryOf(body, texts) }, fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(bodies, async (value) => {
        await database.db.delete(rateLimit);
        await expectForeseen(endpoint, await request(endpoint, value));
      }),
      { numRuns: 100 },
    );
  },
);

test.each(rows.filter(([, { body }]) => body === undefined))(
  '%s answers, whatever stands in its headers',
  async (_, endpoint) => {
    const header = fc.stringMatching(/^[!-~]{0,80}$/);
    await fc.assert(
      fc.asyncProperty(header, header, async (token, sent) => {
        const path = endpoint.path.replaceAll(/\{\w+\}/g, isDotSegment(sent) ? 'x' : encodeURIComponent(sent));
        const headers = { authorization: `Bearer ${token}`, cookie: `airline.refresh.traveler=${sent}` };
        await expectForeseen(endpoint, await gateway.send(endpoint.method, path, undefined, headers));
      }),
      { numRuns: 50 },
    );
  },
);
