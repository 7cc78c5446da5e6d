import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../generated/endpoints.ts';
import * as contract from '../index.ts';
import type { JsonSchema } from './openapi-document.ts';
import { tidySchema, type Descriptions } from './tidy-schema.ts';

const pointer = (name: string): string => `#/components/schemas/${name}`;

/** The contract's schemas as JSON Schema, and how an operation points at them. */
export interface ComponentSchemas {
  /** By name: those that an operation reaches. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** Gives the pointer to a body's or an answer's schema. */
  referenceTo(schema: z.ZodMiniType): JsonSchema;
  /** Gives the schema of a path's or a query's fields. */
  fieldsOf(schema: z.ZodMiniObject): JsonSchema;
}

/**
 * Makes JSON Schemas of every schema that the contract exports, each under its name, of the bodies and answers that stand in
 * an endpoint alone, and of the paths' and queries' fields.
 *
 * They describe what is on the wire: the input side of a codec.
 */
export function componentSchemas(descriptions: Descriptions): ComponentSchemas {
  const registry = z.registry<{ readonly id: string }>();
  const names = new Map<unknown, string>();
  const places = new Map<string, string>();
  const fields = new Map<unknown, string>();

  function name(schema: z.ZodMiniType, id: string, place: string): void {
    if (names.has(schema)) return;
    registry.add(schema, { id });
    names.set(schema, id);
    places.set(id, place);
  }
  for (const [word, value] of Object.entries(contract)) {
    if (value instanceof z.ZodMiniType) name(value, capitalised(word), word);
  }
  for (const [word, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (endpoint.body !== undefined) name(endpoint.body, `${capitalised(word)}Request`, `${word}.body`);
    if (endpoint.answer !== undefined) name(endpoint.answer, `${capitalised(word)}Answer`, `${word}.answer`);
    for (const part of ['parameters', 'query'] as const) {
      const shape = endpoint[part];
      if (shape === undefined || fields.has(shape)) continue;
      registry.add(shape, { id: `${word}.${part}` });
      fields.set(shape, `${word}.${part}`);
    }
  }

  const generated = z.toJSONSchema(registry, { io: 'input', uri: pointer }).schemas as Record<string, JsonSchema>;
  const tidy = new Map(
    Object.entries(generated).map(([id, schema]) => [id, tidySchema(schema, places.get(id) ?? id, descriptions)]),
  );
  const reached = new Set([...fields.values(), ...bodyNames(names), 'Problem'].flatMap((id) => [...reach(tidy, id)]));
  const schemas = [...reached].filter((id) => places.has(id)).toSorted();
  return {
    schemas: Object.fromEntries(schemas.map((id) => [id, tidy.get(id) ?? {}])),
    referenceTo: (schema) => ({ $ref: pointer(names.get(schema) ?? '') }),
    fieldsOf: (schema) => tidy.get(fields.get(schema) ?? '') ?? {},
  };
}

function bodyNames(names: ReadonlyMap<unknown, string>): readonly string[] {
  return Object.values<Endpoint>(endpoints).flatMap(({ body, answer }) =>
    [body, answer].flatMap((schema) => names.get(schema) ?? []),
  );
}

/** Gives a schema's name and those that it points at, near and far. */
function reach(schemas: ReadonlyMap<string, JsonSchema>, id: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  const text = JSON.stringify(schemas.get(id));
  for (const [, next] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) reach(schemas, next ?? '', seen);
  return seen;
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
