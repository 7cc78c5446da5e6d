import type * as z from 'zod/mini';

import type { EndpointName, endpoints } from '../endpoints.ts';

type RequestOf<Endpoint> = Endpoint extends { readonly body: infer Schema extends z.ZodMiniType }
  ? { readonly request: z.input<Schema> }
  : { readonly request?: never };

type AnswerOf<Endpoint> = Endpoint extends { readonly answer: infer Schema extends z.ZodMiniType }
  ? { readonly answer: z.input<Schema> }
  : Endpoint extends { readonly mediaType: string }
    ? { readonly answer: string }
    : { readonly answer?: never };

/** One example of each endpoint: its request's body and its answer, where it has them. */
export type Examples = {
  readonly [Name in EndpointName]: RequestOf<(typeof endpoints)[Name]> & AnswerOf<(typeof endpoints)[Name]>;
};
