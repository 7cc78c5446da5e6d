/**
 * Reads a JSON pointer into the names of the steps it takes, `[]` for the whole document.
 *
 * 1. The text is empty, or begins with `/`; each `/` begins a step. An empty step is the property `''`.
 * 2. `~1` stands for `/` and `~0` for `~`; any other `~` makes the text no pointer.
 * 3. A leading `#` marks the form that stands in a URI, as in the examples of RFC 9457: it is percent-decoded first.
 *
 * A gateway writes the plain form (`formatJsonPointer`); the URI form is read because other gateways write it.
 *
 * Gives `undefined` for what is no pointer. Whether the place exists is not looked at; an array index is a step like any other.
 * Source: RFC 6901, sections 3, 4 and 6.
 *
 * @example
 * ```ts
 * import { parseJsonPointer } from '@airline/error-catalogue/json-pointer';
 *
 * console.log(parseJsonPointer('/passengers/0/first~1last')); // ['passengers', '0', 'first/last']
 * console.log(parseJsonPointer('passengers')); // undefined
 * ```
 */
export function parseJsonPointer(text: string): readonly string[] | undefined {
  const pointer = text.startsWith('#') ? percentDecoded(text.slice(1)) : text;
  if (pointer === undefined || /^[^/]|~(?![01])/.test(pointer)) return undefined;
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * Writes steps as a JSON pointer; `[]` gives `''`, the whole document.
 *
 * Source: RFC 6901, section 3.
 *
 * @example
 * ```ts
 * import { formatJsonPointer } from '@airline/error-catalogue/json-pointer';
 *
 * console.log(formatJsonPointer(['passengers', 0, 'first/last'])); // '/passengers/0/first~1last'
 * ```
 */
export function formatJsonPointer(steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
