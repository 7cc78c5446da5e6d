import {
  type Endpoint,
  type EndpointName,
  endpoints,
  largestBodyBytes,
  type Problem,
  problemNameOf,
} from '@airline/contract';
import { describe, expect, test } from 'vitest';

import { openIdentitySuite } from '../../test-support/identity-suite.ts';

const suite = openIdentitySuite();
const rows = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
const writes = rows.filter(([, { method }]) => method !== 'GET');
const withBody = writes.filter(([, { body }]) => body !== undefined);

function mediaTypeOf({ encoding }: Endpoint): string {
  return encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
}

async function send(path: string, init: RequestInit): Promise<Response> {
  return suite.gateway.app.request(path.replaceAll(/\{\w+\}/g, 'none'), init);
}

test.each(rows)('the path of %s takes its own methods alone', async (_, { path }) => {
  // A path that has its own words where another has a parameter takes the other's methods too.
  const isOfPath = (other: string): boolean => new RegExp(`^${other.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const methods = rows.filter(([, row]) => isOfPath(row.path)).map(([, { method }]) => method as string);
  const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await send(path, { method });
    expect(answer.status === 405, method).toBe(!allowed.includes(method));
    const named = answer.headers.get('allow')?.split(', ') ?? [];
    expect(answer.status !== 405 || named.length > 0, method).toBe(true);
    expect(allowed).toEqual(expect.arrayContaining(named));
  }
});

describe.each(writes)('%s', (_, endpoint) => {
  const { method, path } = endpoint;

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('does nothing for a page of another origin: %o', async (headers) => {
    const answer = await send(path, {
      method,
      headers: { 'content-type': mediaTypeOf(endpoint), ...headers },
      body: '{}',
    });
    expect(answer.status).toBe(403);
    expect(problemNameOf(((await answer.json()) as Problem).type)).toBe('foreignPage');
  });
});

describe.each(withBody)('%s', (_, endpoint) => {
  const { method, path } = endpoint;

  test.each(['text/plain;charset=UTF-8', 'multipart/form-data; boundary=x', 'application/jsonp', undefined])(
    'takes no body of %s',
    async (mediaType) => {
      const body = new Blob(['{}']);
      const answer = await send(path, {
        method,
        body,
        headers: mediaType === undefined ? {} : { 'content-type': mediaType },
      });
      expect(answer.status).toBe(415);
    },
  );

  test('takes no body that is larger than its row says, without reading it', async () => {
    const size = (endpoint.largestBodyBytes ?? largestBodyBytes) + 1;
    const headers = { 'content-type': mediaTypeOf(endpoint), authorization: 'Bearer x.y.z' };
    const answer = await send(path, {
      method,
      headers: { ...headers, 'content-length': String(size) },
      body: 'x'.repeat(size),
    });
    expect(answer.status).toBe(413);
  });
});
