import type { JsonSchema } from './openapi-document.ts';

/** What stands in the source above a schema or a field, by its place: `money`, `money.amountMinor`, `orderOutcome.0.trip`. */
export type Descriptions = ReadonlyMap<string, string>;

interface GeneratedSchema extends JsonSchema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly propertyNames?: JsonSchema;
}

/**
 * Makes a generated schema fit to be read, and describes it and its fields.
 *
 * Left out: what only says that a number is exact in JavaScript, the expression behind a named format, and the remark that
 * the keys of an object are texts.
 */
export function tidySchema(generated: GeneratedSchema, place: string, descriptions: Descriptions): JsonSchema {
  const { $schema: _dialect, $id: _id, propertyNames: _texts, ...schema } = generated;
  const { items, properties, oneOf, anyOf, additionalProperties, ...rest } = schema;
  const { minimum, maximum, pattern, ...words } = rest;
  const description = descriptions.get(place);
  const within = (inner: JsonSchema, name: string | number) => tidySchema(inner, `${place}.${name}`, descriptions);
  return {
    ...(description === undefined ? {} : { description }),
    ...words,
    ...(pattern === undefined || words.format !== undefined ? {} : { pattern }),
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
    ...(items === undefined ? {} : { items: itemSchema(items, place, descriptions) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => [name, within(inner, name)]),
          ),
        }),
    ...(oneOf === undefined ? {} : { oneOf: oneOf.map(within) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(within) }),
    ...(additionalProperties === undefined
      ? {}
      : {
          additionalProperties:
            typeof additionalProperties === 'boolean'
              ? additionalProperties
              : tidySchema(additionalProperties, `${place}.*`, descriptions),
        }),
  };
}

/** The fields of a list's entries stand at the list's own place; what describes the list is not said again of each entry. */
function itemSchema(items: JsonSchema, place: string, descriptions: Descriptions): JsonSchema {
  const { description: _, ...schema } = tidySchema(items, place, descriptions);
  return schema;
}
