import { apiKeyHeader, type Endpoint } from '../endpoint.ts';
import { endpoints, type EndpointName } from '../generated/endpoints.ts';
import { areas } from '../generated/areas.ts';
import { componentSchemas } from './component-schemas.ts';
import type { OpenApiDocument, OpenApiMethod, OpenApiOperation } from './openapi-document.ts';
import { guide } from './guide.ts';
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
      description: guide,
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
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: apiKeyHeader,
          description:
            'The API key of the surface that asks; a gateway of development may have none, and takes requests without.',
        },
        feedKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'The key of the feed of operations: `OPERATIONS_FEED_KEY` of the gateway.',
        },
      },
      examples: problemExamples(),
    },
  };
}
