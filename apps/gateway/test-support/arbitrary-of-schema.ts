import * as fc from 'fast-check';
import * as z from 'zod/mini';

/** What of JSON Schema 2020-12 the contract's schemas become. */
interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** Generates what a schema accepts on the outside; `texts` stand in, half of the time, for texts of a format or name. */
export function arbitraryOf(
  schema: z.ZodMiniType,
  texts: Readonly<Record<string, readonly string[]>> = {},
): fc.Arbitrary<unknown> {
  const build = (json: JsonSchema, name: string): fc.Arbitrary<unknown> => {
    if (json.const !== undefined) return fc.constant(json.const);
    if (json.enum) return fc.constantFrom(...json.enum);
    const choices = json.anyOf ?? json.oneOf;
    if (choices) return fc.oneof(...choices.map((of) => build(of, name)));
    if (json.type === 'integer' || json.type === 'number') {
      const [min, max] = [json.minimum ?? 0, json.maximum ?? 1_000_000];
      return fc.oneof(fc.integer({ min, max: Math.min(max, min + 4) }), fc.integer({ min, max }));
    }
    if (json.type === 'array') {
      return fc.array(build(json.items ?? {}, name), { minLength: json.minItems ?? 0, maxLength: json.maxItems ?? 5 });
    }
    if (json.type === 'object') {
      const fields = Object.entries(json.properties ?? {}).map(([key, of]) => [key, build(of, key)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(json.required ?? [])] });
    }
    if (json.type !== 'string') return fc.jsonValue();
    const known = texts[json.format ?? ''] ?? texts[name] ?? [];
    const own =
      json.pattern === undefined
        ? fc.string({ maxLength: json.maxLength ?? 30 })
        : fc.stringMatching(new RegExp(json.pattern));
    return known.length === 0 ? own : fc.oneof(fc.constantFrom(...known), own);
  };
  return build(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, '');
}
