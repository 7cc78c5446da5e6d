import type { JsonSchema } from '@airline/contract/openapi';
import { html } from 'hono/html';

const number = new Intl.NumberFormat('en');

/** A piece of a page, escaped. */
export type Html = ReturnType<typeof html>;

/** The anchor of a schema. */
export function schemaId(name: string): string {
  return `schema-${name}`;
}

/** Writes what a schema accepts: its description, its fields or its variants, and what bounds it. */
export function schemaContent(schema: JsonSchema): Html {
  const variants = schema.oneOf ?? schema.anyOf;
  return html`
    ${schema.description === undefined ? '' : html`<p>${codeSpans(schema.description)}</p>`}
    ${schema.properties === undefined ? '' : fieldList(schema)}
    ${
      variants === undefined
        ? ''
        : html`<p>One of:</p>
            <ol class="variants">
              ${variants.map((variant) => html`<li>${schemaContent(variant)}</li>`)}
            </ol>`
    }
    ${schema.properties === undefined && variants === undefined ? html`<p class="type">${describeType(schema)}</p>` : ''}
  `;
}

/** Writes one field of a list: its name and type, then its meaning; the fields of its own below. */
export function field(name: string, schema: JsonSchema, isRequired: boolean, description?: string): Html {
  const words = description ?? schema.description;
  const inner = schema.properties === undefined ? schema.items : schema;
  return html`
    <div>
      <dt>
        <code>${name}</code> <span class="type">${describeType(schema)}</span>
        ${isRequired ? '' : html`<span class="optional">optional</span>`}
      </dt>
      <dd>
        ${words === undefined ? '' : html`<p>${codeSpans(words)}</p>`}
        ${inner?.properties === undefined ? '' : fieldList(inner)}
      </dd>
    </div>
  `;
}

function fieldList({ properties = {}, required = [] }: JsonSchema): Html {
  return html`<dl class="fields">
    ${Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name)))}
  </dl>`;
}

/** Says in words what a value is, and between which bounds. */
function describeType(schema: JsonSchema): Html {
  if (schema.$ref !== undefined) return reference(schema.$ref);
  if (schema.const !== undefined) return html`always <code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum !== undefined) return html`one of ${listed(schema.enum)}`;
  if (schema.items !== undefined) return html`list of ${describeType(schema.items)}${bounds(schema)}`;
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? []).join(' or ');
  return html`${schema.format ?? type}${bounds(schema)}${
    schema.pattern === undefined ? '' : html`, matching <code>${schema.pattern}</code>`
  }`;
}

function reference(pointer: string): Html {
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  return html`<a href="#${schemaId(name)}">${name}</a>`;
}

function listed(values: readonly (string | number)[]): readonly Html[] {
  return values.map((value, index) => html`${index === 0 ? '' : ', '}<code>${value}</code>`);
}

function bounds(schema: JsonSchema): string {
  const unit = schema.type === 'array' ? ' entries' : schema.type === 'string' ? ' characters' : '';
  const least = schema.minimum ?? schema.minLength ?? schema.minItems;
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  if (schema.exclusiveMinimum !== undefined) return `, more than ${number.format(schema.exclusiveMinimum)}`;
  if (least === undefined && most === undefined) return '';
  if (least === undefined) return `, ${number.format(most ?? 0)}${unit} at most`;
  if (most === undefined) return `, ${number.format(least)}${unit} or more`;
  if (least === most) return `, exactly ${number.format(least)}`;
  return `, ${number.format(least)} to ${number.format(most)}${unit}`;
}

/** Sets what stands between back quotes as code. */
export function codeSpans(text: string): readonly Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
