import type { Endpoint } from '../endpoint.ts';
import { endpoints, type EndpointName } from '../generated/endpoints.ts';
import { areas } from '../generated/areas.ts';
import { componentSchemas } from './component-schemas.ts';
import type { OpenApiDocument, OpenApiMethod, OpenApiOperation } from './openapi-document.ts';
import { toOperation } from './operation.ts';
import { idempotencyKeyParameter } from './parameters.ts';
import { problemExamples } from './problems.ts';
import type { Descriptions } from './tidy-schema.ts';

/**
 * Makes the OpenAPI 3.1 document of the gateway from the table of endpoints.
 *
 * Schemas are those of the contract as JSON Schema 2020-12, described by `descriptions`: what stands in the source above
 * each schema and field, by its place (`money.amountMinor`).
 *
 * @example
 * ```ts
 * import { createOpenApiDocument } from '@airline/contract/openapi';
 *
 * const document = createOpenApiDocument(new Map([['money', 'An amount of money.']]));
 * console.log(document.components.schemas['Money']?.description); // 'An amount of money.'
 * ```
 */
export function createOpenApiDocument(descriptions: Descriptions): OpenApiDocument {
  const schemas = componentSchemas(descriptions);
  const paths: Record<string, Partial<Record<OpenApiMethod, OpenApiOperation>>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const method = endpoint.method.toLowerCase() as OpenApiMethod;
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [method]: toOperation(name as EndpointName, endpoint, schemas),
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Alisio gateway',
      version: '1.0.0',
      summary: 'Search, price and book flights, find a trip again, and have an account.',
      description:
        'Errors are problems of RFC 9457, told apart by their `type`, whose address explains it, and by `code` where it has one of the error ' +
        'catalogue; one of `about:blank` says in `title` and `errors` what HTTP refused. `reference` finds a problem in the gateway’s log. ' +
        'Another method than those of a path is answered 405 with `Allow`. Each operation says in `x-charges` what a request costs of which ' +
        'budget; one that is used up is answered 429 with `Retry-After`. Money is in whole cents. ' +
        'Times of a flight carry their offset from UTC, other instants are UTC, and dates have no zone.\n\n' +
        'To log in: Read login settings names the `client_id` of each kind of person here. Request assertion takes the credentials and returns an ' +
        'assertion for 60 seconds; Exchange token takes it, as a form with that `client_id`, and returns the access token for `Authorization: Bearer`, ' +
        'and a cookie. Before the token expires, Exchange token with `grant_type=refresh_token` and the cookie returns the next one.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The origin that serves this document.' }],
    tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.schemas,
      parameters: { IdempotencyKey: idempotencyKeyParameter },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `access_token` that Exchange token gave.',
        },
      },
      examples: problemExamples(),
    },
  };
}
