import { randomUUID } from 'node:crypto';

import type { Operation } from './operations.ts';
import type { Random } from './random.ts';

/** A request as it is sent. */
export interface FuzzRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What is valid on the gateway that is asked: values by the name of their field, and whole bodies by that of their operation. */
export type LiveValues = Readonly<Record<string, readonly unknown[]>>;

const longText = 'x'.repeat(20_000);

/** What has broken a parser, a schema or a database somewhere. */
const unwantedTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  'a\uDC00b',
  '\u202Eabc',
  'e\u0301'.repeat(50),
  '😀'.repeat(100),
  longText,
  'null',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  '2026-02-30',
  '2026-12-01T23:59:60Z',
  '-1',
  '1e309',
  '9223372036854775808',
  '__proto__',
  'constructor',
  "'; drop table account; --",
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'a@b.c\r\nBcc: d@e.f',
];
const unwantedNumbers = [0, -1, -0, 0.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, Number.MIN_VALUE, 3_000_000_000];
const mediaTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  '',
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Makes a request of an operation's sample, with nothing, one thing or some things wrong. */
export function makeRequest(
  operation: Operation,
  random: Random,
  live: LiveValues,
  accessToken: string | undefined,
): FuzzRequest {
  const { sample } = operation;
  const known = live[operation.name];
  const whole = known !== undefined && random.once(2) ? random.pick(known) : sample.body;
  const body = whole === undefined ? undefined : withLiveValues(whole, random, live);
  const wrongs = random.below(4);
  const mutated = Array.from({ length: wrongs }).reduce((value: unknown) => mutate(value, random), body);
  const isOther = random.once(20);
  const mediaType = random.once(25) ? random.pick(mediaTypes) : sample.mediaType;
  const method = isOther ? random.pick(methods) : operation.method;
  return {
    method,
    target: makeTarget(operation, random, live),
    headers: {
      ...(mediaType === undefined ? {} : { 'content-type': mediaType }),
      ...(sample.isKeyed && !random.once(20)
        ? { 'idempotency-key': random.once(10) ? 'the-same-key-again' : randomUUID() }
        : {}),
      ...(random.once(30) ? { 'sec-fetch-site': random.pick(['cross-site', 'same-origin', 'none']) } : {}),
      ...(sample.takesToken && accessToken !== undefined ? { authorization: `Bearer ${accessToken}` } : {}),
      ...(random.once(40)
        ? { authorization: random.pick(['Bearer x.y.z', 'Basic YTpi', 'Bearer', 'Bearer \u00ff']) }
        : {}),
    },
    body: method === 'GET' || method === 'HEAD' ? undefined : makeBody(mutated, sample.mediaType, random),
  };
}

function makeTarget({ path, sample }: Operation, random: Random, live: LiveValues): string {
  const text = (name: string, value: string): string => {
    if (random.once(8)) return random.pick(unwantedTexts);
    const known = live[name];
    return known !== undefined && random.once(2) ? String(random.pick(known)) : value;
  };
  const encode = (value: string): string => encodeURIComponent(toWellFormed(value));
  const concrete = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => encode(text(name, sample.pathTexts[name] ?? 'x')).slice(0, 4_000) || 'x',
  );
  const fields = sample.query.flatMap(([name, value]) => {
    if (random.once(15)) return [];
    const field = `${name}=${encode(text(name, value)).slice(0, 6_000)}`;
    return random.once(20) ? [field, field] : [field];
  });
  if (random.once(20)) fields.push(random.pick(['unknown=1', '%ED%A0%80=1', 'a[]=1', '=', '&&', '%']));
  return fields.length === 0 ? concrete : `${concrete}?${fields.join('&')}`;
}

function makeBody(value: unknown, mediaType: string | undefined, random: Random): string | undefined {
  if (mediaType === undefined && !random.once(10)) return undefined;
  if (random.once(30))
    return random.pick([
      '',
      '{',
      '[',
      'null',
      '"x"',
      '{"a":'.repeat(5_000),
      '['.repeat(20_000),
      '\uFEFF{}',
      '{"a":1,"a":2}',
    ]);
  if (mediaType === 'application/x-www-form-urlencoded') return makeForm(value, random);
  return JSON.stringify(value) ?? '';
}

function makeForm(value: unknown, random: Random): string {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const form = new URLSearchParams(
    fields.map(([name, field]) => [name, toWellFormed(String(field))] satisfies [string, string]),
  );
  if (random.once(10)) form.append(random.pick(['scope', 'x', '__proto__']), 'openid');
  return form.toString();
}

/** Half a surrogate pair stands in no address and no form: it becomes what browsers send. */
function toWellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Puts what is valid on this gateway in the place of half of the values that it has any for. */
function withLiveValues(value: unknown, random: Random, live: LiveValues, name = ''): unknown {
  const known = live[name];
  if (known !== undefined && random.once(2)) return random.pick(known);
  if (Array.isArray(value)) return value.map((part) => withLiveValues(part, random, live, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withLiveValues(part, random, live, key)]));
}

/** Changes one value somewhere within a value, takes it away, doubles it, or adds another. */
function mutate(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && !random.once(5)) {
    const at = random.below(value.length);
    return value.map((part, index) => (index === at ? mutate(part, random) : (part as unknown)));
  }
  if (typeof value === 'object' && value !== null && !random.once(5)) {
    const entries = Object.entries(value);
    if (entries.length === 0 || random.once(10))
      return { ...value, [random.pick(['unknown', '__proto__', '', longText])]: 1 };
    const at = random.below(entries.length);
    if (random.once(5)) return Object.fromEntries(entries.filter((_, index) => index !== at));
    return Object.fromEntries(entries.map(([key, part], index) => [key, index === at ? mutate(part, random) : part]));
  }
  switch (random.below(6)) {
    case 0:
      return random.pick([null, true, {}, [], [[]]]);
    case 1:
      return Array.from({ length: random.pick([2, 100, 2_000]) }, () => value);
    case 2:
      return Array.from({ length: 30 }).reduce((inner: unknown) => ({ inner }), value);
    case 3:
      return random.pick(unwantedNumbers);
    default:
      return random.pick(unwantedTexts);
  }
}
