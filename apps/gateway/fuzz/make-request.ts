import { randomUUID } from 'node:crypto';

import { mutateValue, unwantedTexts } from './mutate-value.ts';
import type { Operation } from './operations.ts';
import type { Prepared } from './preparations.ts';
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

const mediaTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  '',
];
const unwantedCookies = ['', 'x', 'a.b.c', '%00', '""', '\u00ff', 'x'.repeat(3_000)];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What a request is made of beside its operation's sample. */
export interface RequestParts {
  readonly live: LiveValues;
  readonly accessToken: string | undefined;
  /** What was made for this request alone; it stands before the sample and the live values. */
  readonly prepared?: Prepared | undefined;
}

/** Makes the request that an operation's sample means, with what is live in the place of every example. */
export function makeWholeRequest(
  { name, method, path, sample }: Operation,
  { live, accessToken, prepared }: RequestParts,
): FuzzRequest {
  const first = (field: string, example: string): string => {
    const [known = example] = live[field] ?? [];
    return encodeURIComponent(typeof known === 'string' ? known : JSON.stringify(known));
  };
  const target = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const made = prepared?.pathTexts?.[field];
    return made === undefined ? first(field, sample.pathTexts[field] ?? 'x') : encodeURIComponent(made);
  });
  const query = sample.query
    .map(([field, example]) => `${field}=${prepared?.queryTexts?.[field] ?? first(field, example)}`)
    .join('&');
  const body = prepared?.body ?? live[name]?.[0] ?? withLiveValues(sample.body, live, (values) => values[0]);
  return {
    method,
    target: query === '' ? target : `${target}?${query}`,
    headers: {
      ...(sample.mediaType === undefined ? {} : { 'content-type': sample.mediaType }),
      ...(sample.isKeyed ? { 'idempotency-key': randomUUID() } : {}),
      ...(sample.takesToken && accessToken !== undefined ? { authorization: `Bearer ${accessToken}` } : {}),
      ...prepared?.headers,
    },
    body: sample.mediaType === undefined ? undefined : writeBody(body, sample.mediaType),
  };
}

/** Makes a request of an operation's sample, with nothing, one thing or some things wrong. */
export function makeRequest(
  operation: Operation,
  random: Random,
  { live, accessToken, prepared }: RequestParts,
): FuzzRequest {
  const { sample } = operation;
  const known = live[operation.name];
  const pickHalf = (values: readonly unknown[]): unknown => (random.once(2) ? random.pick(values) : undefined);
  const body = prepared?.body ?? withLiveValues((known && pickHalf(known)) ?? sample.body, live, pickHalf);
  const wrongs = random.below(4);
  const mutated = Array.from({ length: wrongs }).reduce((value: unknown) => mutateValue(value, random), body);
  const isOther = random.once(20);
  const mediaType = random.once(25) ? random.pick(mediaTypes) : sample.mediaType;
  const method = isOther ? random.pick(methods) : operation.method;
  return {
    method,
    target: makeTarget(
      operation,
      random,
      prepared === undefined ? live : toLists({ ...prepared.pathTexts, ...prepared.queryTexts }),
    ),
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
      ...(random.once(40) ? { cookie: `airline.refresh.traveler=${random.pick(unwantedCookies)}` } : {}),
      ...prepared?.headers,
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
  const text = writeBody(value, mediaType);
  const isForm = mediaType === formMediaType;
  return isForm && random.once(10) ? `${text}&${random.pick(['scope', 'x', '__proto__'])}=openid` : text;
}

const formMediaType = 'application/x-www-form-urlencoded';

function writeBody(value: unknown, mediaType: string | undefined): string {
  if (mediaType !== formMediaType) return JSON.stringify(value) ?? '';
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new URLSearchParams(
    fields.map(([name, field]) => [name, toWellFormed(String(field))] satisfies [string, string]),
  ).toString();
}

/** Half a surrogate pair stands in no address and no form: it becomes what browsers send. */
function toWellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Puts what is valid on this gateway in the place of the values that `pick` takes one for. */
function withLiveValues(
  value: unknown,
  live: LiveValues,
  pick: (values: readonly unknown[]) => unknown,
  name = '',
): unknown {
  const known = live[name];
  const picked = known && pick(known);
  if (picked !== undefined) return picked;
  if (Array.isArray(value)) return value.map((part) => withLiveValues(part, live, pick, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withLiveValues(part, live, pick, key)]));
}

function toLists(texts: Readonly<Record<string, string>> = {}): LiveValues {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, [text]]));
}
