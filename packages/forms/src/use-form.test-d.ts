import type { Problem } from './test-support/problem.ts';
import * as v from 'valibot';
import { expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';

import {
  FormCheckbox,
  FormStepper,
  FormTextField,
  setFormValue,
  useForm,
  useFormValue,
  type Draft,
  type FieldName,
  type FormHandle,
  type SubmitRefusal,
} from './index.ts';

interface Address {
  readonly zip: string;
  readonly unit?: string;
}
interface Answers {
  readonly email: string;
  readonly bags: number;
  readonly terms: boolean;
  readonly cabin: 'main' | 'first';
  readonly address: Address;
  readonly passengers: readonly { readonly name: string; readonly age: number }[];
}
declare const form: FormHandle<Draft<Answers>>;

const schema = z.object({
  email: z.string(),
  cabin: z.enum(['main', 'first']),
  bags: z.pipe(
    z.string(),
    z.transform((text) => Number(text)),
  ),
});

test('a draft opens closed sets of texts and keeps everything else', () => {
  expectTypeOf<Draft<Answers>['cabin']>().toEqualTypeOf<string>();
  expectTypeOf<Draft<Answers>['bags']>().toEqualTypeOf<number>();
  // A schema that coerces takes anything: what a person writes is a text.
  expectTypeOf<Draft<{ bags: unknown }>>().toEqualTypeOf<{ bags: string }>();
  expectTypeOf<Draft<Answers>['terms']>().toEqualTypeOf<boolean>();
  expectTypeOf<Draft<Answers>['address']>().toEqualTypeOf<{ readonly zip: string; readonly unit?: string }>();
  expectTypeOf<Draft<Answers>['passengers'][number]['age']>().toEqualTypeOf<number>();
});

test('the answers are of the schema’s input, what is sent of its output', () => {
  const made = useForm({
    schema,
    defaultValues: { email: '', cabin: '', bags: '1' },
    onSubmit: (values) => {
      expectTypeOf<typeof values>().toEqualTypeOf<{ email: string; cabin: 'main' | 'first'; bags: number }>();
      return Promise.resolve();
    },
  });
  expectTypeOf<ReturnType<typeof made.values>>().toEqualTypeOf<{ email: string; cabin: string; bags: string }>();
});

test('an answer for every field is asked for', () => {
  const onSubmit = () => Promise.resolve();
  // @ts-expect-error bags has no first answer
  useForm({ schema, defaultValues: { email: '', cabin: '' }, onSubmit });
  // @ts-expect-error bags are text until the schema has made a number of them
  useForm({ schema, defaultValues: { email: '', cabin: '', bags: 1 }, onSubmit });
});

test('schemas of valibot do too', () => {
  useForm({
    schema: v.object({ bags: v.pipe(v.string(), v.transform(Number)) }),
    defaultValues: { bags: '' },
    onSubmit: async (values) => {
      expectTypeOf<typeof values>().toEqualTypeOf<{ bags: number }>();
    },
  });
});

test('a field takes the names whose answers it can hold, and no other', () => {
  expectTypeOf<FieldName<Draft<Answers>, string>>().toEqualTypeOf<
    'email' | 'cabin' | 'address.zip' | 'address.unit' | `passengers.${number}.name`
  >();
  void FormTextField({ form, name: 'passengers.0.name', label: 'Nombre' });
  void FormCheckbox({ form, name: 'terms', label: 'Acepto' });
  // @ts-expect-error a tick is no text
  void FormTextField({ form, name: 'terms', label: 'Acepto' });
  // @ts-expect-error a text is no number
  void FormStepper({ form, name: 'email', label: 'A', minimum: 0, maximum: 1, decreaseLabel: '-', increaseLabel: '+' });
  // @ts-expect-error no such field
  void FormTextField({ form, name: 'emial', label: 'Correo' });
  // @ts-expect-error a whole address is no text
  void FormTextField({ form, name: 'address', label: 'Dirección' });
});

test('a label that is no text needs a name for errors', () => {
  void FormTextField({ form, name: 'email', label: ['Correo'], errorLabel: 'Correo' });
  // @ts-expect-error what would errors call it?
  void FormTextField({ form, name: 'email', label: ['Correo'] });
});

test('what the form puts into a control cannot be given to it', () => {
  // @ts-expect-error the form holds the value
  void FormTextField({ form, name: 'email', label: 'Correo', value: 'a' });
  // @ts-expect-error the form holds the error
  void FormTextField({ form, name: 'email', label: 'Correo', error: 'a' });
});

test('a part takes every form that has its piece', () => {
  expectTypeOf<FormHandle<Draft<Answers>>>().toExtend<FormHandle<{ address: Draft<Address> }>>();
  expectTypeOf<FormHandle<{ email: string }>>().not.toExtend<FormHandle<{ address: Draft<Address> }>>();
});

test('names and answers go together', () => {
  expectTypeOf(useFormValue(form, 'passengers.0.age')).toEqualTypeOf<number>();
  setFormValue(form, 'address.zip', '00901');
  // @ts-expect-error a zip is a text
  setFormValue(form, 'address.zip', 901);
});

test('a problem of the server is a refusal', () => {
  expectTypeOf<Problem>().toExtend<SubmitRefusal>();
  const onSubmit = (): Promise<{ ok: true }> => Promise.resolve({ ok: true });
  // @ts-expect-error an answer that is no refusal: give back nothing when it is done
  useForm({ schema, defaultValues: { email: '', cabin: '', bags: '' }, onSubmit });
});
