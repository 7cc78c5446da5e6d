import type { OpenApiDocument, OpenApiOperation, OpenApiParameter, OpenApiReference } from '@airline/contract/openapi';

/** An operation of the document, with a request that its examples make. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly operation: OpenApiOperation;
  readonly sample: Sample;
}

/** A request before anything is done to it. */
export interface Sample {
  readonly pathTexts: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  /** Whether it is done once by an `Idempotency-Key`. */
  readonly isKeyed: boolean;
  readonly body: unknown;
  readonly mediaType: string | undefined;
  readonly takesToken: boolean;
}

/** Lists every operation of the document. */
export function listOperations(document: OpenApiDocument): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries<OpenApiOperation>(methods).map(([method, operation]) => ({
      name: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
      sample: toSample(operation),
    })),
  );
}

function toSample(operation: OpenApiOperation): Sample {
  const [content] = Object.entries(operation.requestBody?.content ?? {});
  const parameters = (operation.parameters ?? []).filter((parameter) => isParameter(parameter));
  const examplesIn = (place: OpenApiParameter['in']) =>
    parameters.filter((parameter) => parameter.in === place).map(({ name, example }) => [name, example] as const);
  return {
    pathTexts: Object.fromEntries(examplesIn('path')),
    query: examplesIn('query'),
    isKeyed: (operation.parameters ?? []).some((parameter) => !isParameter(parameter)),
    body: content?.[1].example,
    mediaType: content?.[0],
    takesToken: operation.security !== undefined,
  };
}

function isParameter(parameter: OpenApiParameter | OpenApiReference): parameter is OpenApiParameter {
  return !('$ref' in parameter);
}
