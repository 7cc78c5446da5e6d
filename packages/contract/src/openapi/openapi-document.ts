import type { Budget, Charge } from '../budgets.ts';

/** The part of JSON Schema 2020-12 that the contract's schemas come to. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number)[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
}

/** A pointer to something under the document's `components`. */
export interface OpenApiReference {
  readonly $ref: string;
}

/** One parameter of an operation: in its path, its query or its headers. */
export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description: string;
  readonly schema: JsonSchema;
  readonly example: string;
}

/** What a body of one media type can be. */
export interface OpenApiMedia {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, OpenApiReference>>;
}

/** What a body can be, by its media type. */
export type OpenApiContent = Readonly<Record<string, OpenApiMedia>>;

/** What an operation asks of a request's `Authorization`; empty for nothing. */
export type OpenApiSecurity = Readonly<Record<string, readonly []>>;

/** One header of an answer. */
export interface OpenApiHeader {
  readonly description: string;
  readonly schema: JsonSchema;
}

/** One answer of an operation. */
export interface OpenApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, OpenApiHeader>>;
  readonly content?: OpenApiContent;
}

/** What one request is charged to a budget. */
export interface OpenApiCharge extends Pick<Budget, 'by' | 'most' | 'windowSeconds'> {
  readonly budget: string;
  readonly cost: Charge['cost'];
}

/** One thing a client can ask for. */
export interface OpenApiOperation {
  readonly operationId: string;
  /** The operation's name in words. */
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly (OpenApiParameter | OpenApiReference)[];
  /** One of them is enough. */
  readonly security?: readonly OpenApiSecurity[];
  readonly requestBody?: { readonly required: true; readonly content: OpenApiContent };
  /** The codes of rejected fields that are rules of the gateway, each with what it means. */
  readonly 'x-field-codes'?: Readonly<Record<string, string>>;
  /** What a request is charged: by whom it is counted, how much there is in how many seconds, and what the request costs. */
  readonly 'x-charges'?: readonly OpenApiCharge[];
  /** By status. */
  readonly responses: Readonly<Record<string, OpenApiResponse>>;
}

/** An error answer as an example: RFC 9457. */
export interface OpenApiProblemExample {
  readonly summary: string;
  readonly value: {
    readonly type: string;
    readonly title: string;
    readonly status: number;
    readonly code?: number;
  };
}

/** A method of OpenAPI's path item. */
export type OpenApiMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * An OpenAPI 3.1 document, as far as the contract needs one.
 *
 * Source: https://spec.openapis.org/oas/v3.1.1
 */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** By path, then by method. */
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<OpenApiMethod, OpenApiOperation>>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, OpenApiParameter>>;
    readonly securitySchemes: Readonly<
      Record<
        string,
        | {
            readonly type: 'http';
            readonly scheme: 'bearer';
            readonly bearerFormat?: string;
            readonly description: string;
          }
        | { readonly type: 'apiKey'; readonly in: 'header'; readonly name: string; readonly description: string }
      >
    >;
    /** The problems, by their names. */
    readonly examples: Readonly<Record<string, OpenApiProblemExample>>;
  };
}
