export { createOpenApiDocument } from './create-openapi-document.ts';
export type {
  JsonSchema,
  OpenApiContent,
  OpenApiDocument,
  OpenApiMethod,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiProblemExample,
  OpenApiReference,
  OpenApiResponse,
} from './openapi-document.ts';
export type { Descriptions } from './tidy-schema.ts';
