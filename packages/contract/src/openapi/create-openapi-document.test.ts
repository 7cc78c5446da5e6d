import { readFileSync } from 'node:fs';

import { problemFor } from '@airline/error-catalogue/problems';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';

import { openApiFile, openApiText } from '../../scripts/openapi-file.ts';
import type { Endpoint } from '../endpoint.ts';
import { endpoints, type EndpointName } from '../generated/endpoints.ts';
import { problemTypes } from '../problem-types.ts';

import type { EndpointExample } from '../endpoint-example.ts';
import { examples } from '../generated/examples.ts';
import type { JsonSchema, OpenApiDocument, OpenApiMethod } from './openapi-document.ts';

const document = JSON.parse(openApiText()) as OpenApiDocument;
const rows = Object.entries(endpoints) as readonly (readonly [EndpointName, Endpoint])[];

test('the document that is kept is the one that the table makes: `npx pnpm generate` writes it', () => {
  expect(JSON.parse(readFileSync(openApiFile, 'utf8'))).toEqual(document);
});

test('it is OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone({ ...document }));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('every pointer leads somewhere, and every schema is pointed at', () => {
  const pointers = new Set(JSON.stringify(document).match(/#\/components\/[^"]+/g));
  const components = Object.entries(document.components).flatMap(([kind, named]) =>
    Object.keys(named).map((name) => `#/components/${kind}/${name}`),
  );
  for (const pointer of pointers) expect(components).toContain(pointer);
  for (const name of Object.keys(document.components.schemas))
    expect(pointers).toContain(`#/components/schemas/${name}`);
});

test('schemas and fields are described by the words of the source', () => {
  const schema = (name: string): JsonSchema | undefined => document.components.schemas[name];
  expect(schema('Money')?.description).toBe(
    'An amount of money: whole cents of US dollars, taxes and fees inside by default.',
  );
  expect(schema('PassengerPrice')?.properties?.['base']?.description).toBe('The fare without taxes and fees.');
  expect(schema('OfferRequest')?.properties?.['bounds']?.items?.properties?.['shown']?.description).toContain('saw');
  expect(schema('OrderOutcome')?.oneOf?.[0]?.description).toBe('Paid and ticketed.');
  expect(schema('OrderRequest')?.properties?.['offer']?.description).toBe('The token of an `offer`, unchanged.');
  expect(JSON.stringify(document)).not.toMatch(/Accepts |@link|\* /);
});

test('a query is described as it stands in an address', () => {
  const parameters = document.paths['/api/air-booking/v1/itineraries']?.get?.parameters ?? [];
  expect(parameters).toContainEqual({
    name: 'adults',
    in: 'query',
    required: true,
    description: 'How many travellers of 12 years and over.',
    example: '2',
    schema: { type: 'string', pattern: '^\\d{1,2}$' },
  });
});

describe.each(rows)('%s', (name, endpoint) => {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase() as OpenApiMethod];
  const example: EndpointExample = examples[name];

  test('has its purpose, its chapter and its success', () => {
    expect(operation).toMatchObject({ operationId: name, description: endpoint.summary, tags: [endpoint.area] });
    expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.success));
  });

  test('says that it needs an Idempotency-Key exactly when it does', () => {
    const isAsked = operation?.parameters?.some((parameter) => '$ref' in parameter) ?? false;
    expect(isAsked).toBe(endpoint.isIdempotent === true);
  });

  test('has each of its problems and codes under its status', () => {
    const examplesOf = (status: number) =>
      operation?.responses[status]?.content?.['application/problem+json']?.examples;
    for (const problem of endpoint.problems ?? [])
      expect(examplesOf(problemTypes[problem].status)).toHaveProperty(problem);
    for (const code of endpoint.codes ?? []) expect(examplesOf(problemFor(code).status)).toHaveProperty(`code${code}`);
  });

  test('has what follows from its row: who may ask, how often, and what is sent', () => {
    const { authentication, body, callers, charges, method, parameters, query } = endpoint;
    const statuses = new Set(Object.keys(operation?.responses ?? {}).map(Number));
    const expected = (status: number, isExpected: boolean): void => {
      expect(statuses.has(status) || !isExpected, `${status}`).toBe(true);
    };
    expected(401, authentication !== undefined);
    expected(403, method !== 'GET' || (authentication !== undefined && callers !== 'everybody'));
    expected(413, method !== 'GET');
    expected(415, body !== undefined);
    expected(422, body !== undefined || query !== undefined || parameters !== undefined);
    expected(429, charges !== 'none');
    expected(500, true);
    expected(503, charges !== 'none');
    expect(operation?.['x-charges']?.length ?? 0).toBe(charges === 'none' ? 0 : charges.length);
  });

  test('has examples that its schemas accept', () => {
    expect(endpoint.body?.safeParse(example.request).error).toBeUndefined();
    expect(endpoint.answer?.safeParse(example.answer).error).toBeUndefined();
  });
});
