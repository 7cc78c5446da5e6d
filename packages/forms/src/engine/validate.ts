import type { StandardSchemaV1 } from '@standard-schema/spec';

import { issueOfSchema, type Issue } from './issues.ts';

/** What a schema says of the answers: its output, or everything that is wrong with them. */
export type Verdict =
  | { readonly output: unknown; readonly issues?: undefined }
  | { readonly output?: undefined; readonly issues: readonly Issue[] };

/** Runs a schema over the answers. Rejects when the schema itself throws: that is a bug of the schema. */
export async function validate(schema: StandardSchemaV1, values: unknown): Promise<Verdict> {
  const result = await schema['~standard'].validate(values);
  return result.issues === undefined ? { output: result.value } : { issues: result.issues.map(issueOfSchema) };
}
