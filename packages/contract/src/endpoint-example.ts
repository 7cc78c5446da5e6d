import type * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';

/** A request's body and its answer, where an endpoint has them. */
export interface EndpointExample {
  readonly request?: unknown;
  readonly answer?: unknown;
}

type RequestOf<Row> = Row extends { readonly body: infer Schema extends z.ZodMiniType }
  ? { readonly request: z.input<Schema> }
  : { readonly request?: never };

type AnswerOf<Row> = Row extends { readonly answer: infer Schema extends z.ZodMiniType }
  ? { readonly answer: z.input<Schema> }
  : Row extends { readonly mediaType: string }
    ? { readonly answer: string }
    : { readonly answer?: never };

/** One example of each endpoint that a module exports: its request's body and its answer, where it has them. */
export type ExamplesOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: RequestOf<Module[Name]> &
    AnswerOf<Module[Name]>;
};
