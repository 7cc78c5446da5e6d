/** What has no fields inside it. */
type Leaf = string | number | bigint | boolean | symbol | Date | File | null | undefined;

/** One step down: a property's name, or the index of an item. */
type Step<Value> = Value extends readonly unknown[] ? `${number}` : keyof Value & string;

type Child<Value, Name> = Value extends readonly (infer Item)[] ? Item : Name extends keyof Value ? Value[Name] : never;

/** Names every answer in `Values`, pieces and single answers alike: `address`, `address.zip`, `passengers.0.name`. */
export type FieldPath<Values> = Values extends Leaf
  ? never
  : { [Name in Step<Values>]: Name | `${Name}.${FieldPath<Child<Values, Name>>}` }[Step<Values>];

/** The answer that stands at a name; an answer inside an optional piece may be missing. */
export type FieldPathValue<Values, Name extends string> = Values extends Leaf
  ? undefined
  : Name extends `${infer First}.${infer Rest}`
    ? FieldPathValue<Child<Values, First>, Rest>
    : Child<Values, Name>;

/** Names the answers in `Values` that are of a kind. */
export type FieldPathByValue<Values, Value> = {
  [Name in FieldPath<Values>]: FieldPathValue<Values, Name> extends Value ? Name : never;
}[FieldPath<Values>];
