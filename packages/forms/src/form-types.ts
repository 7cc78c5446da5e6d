import type { StandardSchemaV1 } from '@standard-schema/spec';

import type { FormEngine } from './engine/form-engine.ts';
import type { ServerError } from './engine/issues.ts';
import type { FormStorage } from './engine/kept-values.ts';
import type { FieldPathByValue } from './field-path.ts';

/**
 * Names the answers of a form while they are being given: of the schema's input, with every closed set of texts opened.
 *
 * A choice that is not made yet is `''`, whatever the schema will accept; what a schema takes as anything is written as text.
 *
 * @example
 * ```ts
 * import type { Draft } from '@airline/forms';
 *
 * const answers: Draft<{ cabin: 'main' | 'first'; bags: number }> = { cabin: '', bags: 1 };
 * console.log(answers.cabin);
 * ```
 */
export type Draft<Input> = unknown extends Input
  ? string
  : Input extends string
    ? string
    : Input extends number
      ? number
      : Input extends boolean
        ? boolean
        : Input extends Date
          ? Input
          : Input extends readonly (infer Item)[]
            ? Draft<Item>[]
            : Input extends object
              ? { [Key in keyof Input]: Draft<Input[Key]> }
              : Input;

/** The answers of a form with a schema. */
export type DraftOf<Schema extends StandardSchemaV1> = {
  [Key in keyof StandardSchemaV1.InferInput<Schema>]: Draft<StandardSchemaV1.InferInput<Schema>[Key]>;
};

/** Own words for the codes of issues: code → whole sentence without a full stop, in the page's language. */
export type IssueMessages = Readonly<Record<string, string>>;

/**
 * Says that the server refused the answers, and why: what `onSubmit` gives back. A problem of RFC 9457 is one.
 *
 * @example
 * ```ts
 * import type { SubmitRefusal } from '@airline/forms';
 *
 * const refusal: SubmitRefusal = { errors: [{ pointer: '/email', code: 'taken' }] };
 * console.log(refusal.errors?.length);
 * ```
 */
export interface SubmitRefusal {
  /** The rejected fields. Without one, and without a `message`, the summary says that it did not work. */
  readonly errors?: readonly ServerError[] | undefined;
  /** What is wrong with the whole, in the page's language, without a full stop. */
  readonly message?: string | undefined;
}

/** What `useForm` takes. */
export interface FormOptions<Schema extends StandardSchemaV1> {
  /** Any schema of the Standard Schema kind (zod, zod/mini, valibot, …) whose messages are codes: `tooShort`, `required`. */
  readonly schema: Schema;
  /** An answer for every field, `''` where there is none yet. Read once. */
  readonly defaultValues: DraftOf<Schema>;
  /**
   * Sends the schema's output. Resolve with nothing when it is done, with a {@link SubmitRefusal} when the server refused;
   * reject when nobody can know whether it arrived.
   */
  readonly onSubmit: (values: StandardSchemaV1.InferOutput<Schema>) => Promise<SubmitRefusal | undefined | void>;
  /** Hears why `onSubmit` rejected. Without it the error goes to the window's error handlers. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  /**
   * True where sending twice does no harm: what a lost connection stopped is sent by itself when the connection is back, while
   * the page is open. Until then the button says that it waits.
   */
  readonly sendOnReconnect?: boolean | undefined;
  /** Own words for codes, for every field; a field's own `messages` come first. */
  readonly messages?: IssueMessages | undefined;
  /** A name under which answers outlive a reload, until they are sent; secret fields are never kept. */
  readonly keepIn?: string | undefined;
  /** True where more is asked once this is sent, as in a step of several: what was typed stays kept. */
  readonly keepAfterSubmit?: boolean | undefined;
  /** Where they are kept: `sessionStorage` by default. */
  readonly storage?: (() => FormStorage) | undefined;
}

/** The key under which the parts of this package find a form's engine; nobody else has it. */
export const engineKey: unique symbol = Symbol('form engine');

/** What the parts of a form share. */
export interface FormInside {
  readonly engine: FormEngine;
  readonly messages: IssueMessages | undefined;
}

/**
 * One form, as its parts take it. It stays the same while the page is there.
 *
 * A part for a piece of the answers takes a form of that piece: `FormHandle<{ address: Address }>` accepts every form whose
 * answers have such an address.
 *
 * @example
 * ```tsx
 * import { FormTextField, type FormHandle } from '@airline/forms';
 *
 * export const ZipField = ({ form }: { form: FormHandle<{ address: { zip: string } }> }) => (
 *   <FormTextField form={form} name="address.zip" label="Código postal" />
 * );
 * ```
 */
export interface FormHandle<Values extends object> {
  /** Begins the id of every control in it. */
  readonly id: string;
  /** Gives the answers of this moment. */
  values(): Values;
  /** Sends the form as its button does. A form under way is not sent again. */
  submit(): Promise<void>;
  /** Goes back to the first answers and forgets what was kept. */
  reset(): void;
  /** Takes every error away: other fields are shown now. What was typed stays. */
  clearErrors(): void;
  readonly [engineKey]: FormInside;
}

/** The names of the fields of a form whose answers are of a kind. */
export type FieldName<Values extends object, Value> = FieldPathByValue<Values, Value | undefined>;
