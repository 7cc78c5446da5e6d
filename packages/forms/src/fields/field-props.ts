import type { ReactNode } from 'react';

import type { FieldName, FormHandle, IssueMessages } from '../form-types.ts';

/** What ties a field to its form. */
export interface FieldBinding<Values extends object, Value> {
  readonly form: FormHandle<Values>;
  /** Where its answer stands: `email`, `passengers.0.firstName`. Only names whose answers the control can hold. */
  readonly name: FieldName<Values, Value>;
  /** Own words for codes at this field: whole sentences without a full stop. */
  readonly messages?: IssueMessages | undefined;
}

/** The label, and what errors call the field where the label is no plain text or no good name. */
export type FieldLabel =
  | { readonly label: string; readonly errorLabel?: string | undefined }
  | { readonly label: ReactNode; readonly errorLabel: string };

/** Marks a field that may be left empty. */
export interface OptionalField {
  /** Writes '(opcional)' after the label: fields are required unless they say so. The schema decides what it accepts. */
  readonly optional?: boolean | undefined;
}

/** What the form puts into a control itself. */
export type FormsOwn =
  | 'id'
  | 'form'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'defaultChecked'
  | 'checked'
  | 'onChange'
  | 'label'
  | 'error'
  | 'errorPrefix'
  | 'optionalLabel';

/** What errors call a field. */
export function nameInErrors({ label, errorLabel }: FieldLabel): string {
  return errorLabel ?? textOf(label);
}

/** An answer as the text of an input; '' for one that is not there. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
