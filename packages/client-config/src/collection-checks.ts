import { type Check, shown } from './setting-check.ts';

type Checked<AnyCheck> = AnyCheck extends Check<infer Value> ? Value : never;
type SomeOf<Shape> = { readonly [Field in keyof Shape]?: Checked<Shape[Field]> };

/** Takes a list in which nothing stands twice. */
export function listOf<Value>(check: Check<Value>): Check<readonly Value[]> {
  return (value, path, errors): value is readonly Value[] => {
    if (!Array.isArray(value)) {
      errors.push({ path, reason: `is ${shown(value)}; give a list.` });
      return false;
    }
    const items = value as readonly unknown[];
    const sound = items.map((item, index) => {
      const first = items.findIndex((other) => Object.is(other, item));
      if (first === index) return check(item, `${path}[${index}]`, errors);
      errors.push({ path: `${path}[${index}]`, reason: `is ${shown(item)} again, like [${first}]; give it once.` });
      return false;
    });
    return sound.every(Boolean);
  };
}

/** Takes an object with some of the fields of a shape, and no other one. */
export function fields<Shape extends Readonly<Record<string, Check<unknown>>>>(shape: Shape): Check<SomeOf<Shape>> {
  const checks = new Map<string, Check<unknown>>(Object.entries(shape));
  const known = [...checks.keys()].join(', ');
  return entries((name) => checks.get(name) ?? `is no setting; the ones here are ${known}.`);
}

/** Takes a plain object; for each of its names there is a check, or a reason why the name cannot be. */
function entries<Value>(checkFor: (name: string) => Check<unknown> | string): Check<Value> {
  return (value, path, errors): value is Value => {
    if (!isPlainObject(value)) {
      errors.push({ path, reason: `is ${shown(value)}; give an object.` });
      return false;
    }
    const sound = Object.entries(value).map(([name, inner]) => {
      const check = checkFor(name);
      if (typeof check !== 'string') return inner === undefined || check(inner, pathTo(path, name), errors);
      errors.push({ path: pathTo(path, name), reason: check });
      return false;
    });
    return sound.every(Boolean);
  };
}

/** An object literal of any realm, or one without a prototype: no list, no Map, no instance of a class, no primitive. An
    undefined value never comes here: it is an absent one. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function pathTo(path: string, name: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? name : `${path}.${name}`;
}
