import { ErrorSummary, type SummaryError } from '@airline/ui/error-summary';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';

import { engineKey, type FormHandle } from './form-types.ts';
import { useFormState } from './form-state.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useWords } from './words/use-words.ts';
import { formWords } from './words/words-of.ts';

/** What {@link FormErrorSummary} takes. */
export interface FormErrorSummaryProps<Values extends object> {
  readonly form: FormHandle<Values>;
}

/**
 * Renders all errors of a form, takes the focus at each failed attempt, and writes 'Error: ' before the document's title.
 *
 * `Form` has one at its top. Use it alone where the summary stands elsewhere: above the page's heading.
 *
 * 1. The lines are the fields' own words, in the order of the page; what belongs to no field comes last, without a link.
 * 2. A line goes when its field is mended, and moves no focus then. With the last one the title is as before.
 *
 * @example
 * ```tsx
 * import { Form, FormErrorSummary, type FormHandle } from '@airline/forms';
 *
 * export const Example = ({ form }: { form: FormHandle<{ email: string }> }) => (
 *   <>
 *     <FormErrorSummary form={form} />
 *     <Form form={form} summary="elsewhere" />
 *   </>
 * );
 * ```
 */
export function FormErrorSummary<Values extends object>({ form }: FormErrorSummaryProps<Values>): ReactNode {
  const t = useWords();
  const { engine, messages } = form[engineKey];
  const { errors, refusals, wordsVersion } = useFormState(form);
  const lines = useMemo(
    () =>
      errors.flatMap((error): readonly SummaryError[] => {
        if (error.name === undefined) return formWords(t, error, messages).map((message) => ({ message }));
        const field = engine.fieldOf(error.name);
        return field?.words === undefined ? [] : [{ fieldId: field.id, message: field.words }];
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the fields' words are read anew when their version says so
    [errors, wordsVersion, engine, messages, t],
  );
  const summary = useRef<HTMLDivElement>(null);
  const saidRefusals = useRef(0);
  const hasErrors = lines.length > 0;
  useEffect(() => {
    if (!hasErrors || saidRefusals.current === refusals) return;
    saidRefusals.current = refusals;
    summary.current?.focus();
  }, [hasErrors, refusals]);
  useErrorTitle(hasErrors, t('errorPrefix'));
  return <ErrorSummary ref={summary} title={t('summary')} errors={lines} keepFocus />;
}
