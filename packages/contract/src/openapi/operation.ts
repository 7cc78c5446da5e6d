import type * as z from 'zod/mini';

import { budgets, type Charge } from '../budgets.ts';
import { type Endpoint, takesApiKey } from '../endpoint.ts';
import type { EndpointName } from '../generated/endpoints.ts';
import { problem } from '../problem.ts';
import type { FieldCode } from '../field-codes.ts';
import type { ComponentSchemas } from './component-schemas.ts';
import type { EndpointExample } from '../endpoint-example.ts';
import { examples } from '../generated/examples.ts';
import type {
  OpenApiCharge,
  OpenApiContent,
  OpenApiHeader,
  OpenApiMedia,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiReference,
  OpenApiSecurity,
} from './openapi-document.ts';
import { fieldCodeWords } from './field-code-words.ts';
import { parameterWords, type ParameterName } from './parameters.ts';
import { problemResponses } from './problems.ts';

const formMediaType = 'application/x-www-form-urlencoded';

const successWords: Readonly<Record<Endpoint['success'], string>> = {
  200: 'The answer.',
  201: 'It was made, or waits as the answer tells.',
  202: 'It was taken.',
  204: 'It was done.',
};

/** Describes one endpoint of the table as an operation. */
export function toOperation(name: EndpointName, endpoint: Endpoint, schemas: ComponentSchemas): OpenApiOperation {
  const example: EndpointExample = examples[name];
  const parameters: readonly (OpenApiParameter | OpenApiReference)[] = [
    ...toParameters('path', endpoint.parameters, schemas),
    ...toParameters('query', endpoint.query, schemas),
    ...(endpoint.isIdempotent === true ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const answer = answerContent(endpoint, schemas, example.answer);
  return {
    operationId: name,
    summary: inWords(name),
    description: endpoint.summary,
    tags: [endpoint.area],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...securityOf(endpoint),
    ...(endpoint.body === undefined
      ? {}
      : { requestBody: { required: true, content: requestContent(schemas, endpoint, example.request) } }),
    ...(endpoint.fieldCodes === undefined ? {} : { 'x-field-codes': wordsOf(endpoint.fieldCodes) }),
    ...(endpoint.charges === 'none' ? {} : { 'x-charges': endpoint.charges.map(toCharge) }),
    responses: {
      [endpoint.success]: {
        description: successWords[endpoint.success],
        ...(endpoint.headers === undefined ? {} : { headers: toHeaders(endpoint.headers) }),
        ...(answer === undefined ? {} : { content: answer }),
      },
      ...problemResponses(endpoint, schemas.referenceTo(problem)),
    },
  };
}

function toParameters(
  place: 'path' | 'query',
  shape: z.ZodMiniObject | undefined,
  schemas: ComponentSchemas,
): readonly OpenApiParameter[] {
  if (shape === undefined) return [];
  const { properties = {}, required = [] } = schemas.fieldsOf(shape);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...parameterWords[name as ParameterName],
    schema,
  }));
}

function toHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, OpenApiHeader>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

function answerContent(endpoint: Endpoint, schemas: ComponentSchemas, example: unknown): OpenApiContent | undefined {
  const other =
    endpoint.otherMediaType === undefined ? {} : { [endpoint.otherMediaType]: { schema: { type: 'string' } } };
  if (endpoint.mediaType?.startsWith('text/') === false) {
    return { [endpoint.mediaType]: { schema: { type: 'string', format: 'binary' } }, ...other };
  }
  if (endpoint.mediaType !== undefined)
    return { [endpoint.mediaType]: { schema: { type: 'string' }, example }, ...other };
  if (endpoint.answer === undefined) return undefined;
  return { ...jsonContent(schemas, endpoint.answer, example), ...other };
}

function jsonContent(schemas: ComponentSchemas, schema: z.ZodMiniType, example: unknown): OpenApiContent {
  return { 'application/json': { schema: schemas.referenceTo(schema), example } };
}

function requestContent(schemas: ComponentSchemas, endpoint: Endpoint, example: unknown): OpenApiContent {
  const content = jsonContent(schemas, endpoint.body as z.ZodMiniType, example);
  return endpoint.encoding === 'form' ? { [formMediaType]: content['application/json'] as OpenApiMedia } : content;
}

function securityOf(endpoint: Endpoint): { readonly security?: readonly OpenApiSecurity[] } {
  const { authentication, callers } = endpoint;
  if (callers === 'operationsFeed') return { security: [{ feedKey: [] }] };
  if (!takesApiKey(endpoint)) return {};
  const apiKey: OpenApiSecurity = { apiKey: [] };
  const withToken: OpenApiSecurity = { apiKey: [], accessToken: [] };
  if (authentication === undefined) return { security: [apiKey] };
  return { security: authentication === 'optional' ? [apiKey, withToken] : [withToken] };
}

function toCharge({ budget, cost }: Charge): OpenApiCharge {
  const { by, most, windowSeconds } = budgets[budget];
  return { budget, cost, by, most, windowSeconds };
}

/** `searchItineraries` is “Search itineraries”. */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function wordsOf(codes: readonly FieldCode[]): Readonly<Record<string, string>> {
  return Object.fromEntries(codes.map((code) => [code, fieldCodeWords[code]]));
}
