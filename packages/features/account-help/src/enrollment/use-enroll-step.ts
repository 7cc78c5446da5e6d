import type { FormHandle } from '@airline/forms';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { EnrollAnswers, enrollAnswers } from './enroll-answers.ts';
import { findIncompleteStep } from './enroll-schema.ts';
import { earlierStep, parseStep, type EnrollStep } from './enroll-steps.ts';

const parameter = 'step';

/** Gives the step that the address names, complete or not, and goes to another one. */
export function useRequestedStep(): readonly [EnrollStep, (step: EnrollStep, isReplaced?: boolean) => void] {
  const [query, setQuery] = useSearchParams();
  const goTo = useCallback(
    (step: EnrollStep, isReplaced = false) =>
      setQuery(
        (now) => {
          now.set(parameter, step);
          return now;
        },
        { replace: isReplaced },
      ),
    [setQuery],
  );
  return [parseStep(query.get(parameter)), goTo];
}

/** The step that is shown, and how its form leads to another. */
export interface ShownStep {
  readonly step: EnrollStep;
  /** Goes to another step; resolves once its fields are there, so that an error finds them. */
  readonly show: (step: EnrollStep) => Promise<void>;
}

/**
 * Shows the step that the address names, or the first one that is not complete: after a reload what is secret is missing.
 *
 * A step is an entry of the browser's history, so that its Back goes one step back and loses nothing.
 */
export function useShownStep(
  form: FormHandle<EnrollAnswers>,
  application: typeof enrollAnswers,
  [requested, goTo]: ReturnType<typeof useRequestedStep>,
): ShownStep {
  const step = earlierStep(requested, findIncompleteStep(application, form.values()));
  const onShown = useRef<() => void>(undefined);
  useEffect(() => {
    if (step !== requested) goTo(step, true);
  }, [step, requested, goTo]);
  useLayoutEffect(() => {
    // The errors of the step that was left are not this one's.
    form.clearErrors();
    onShown.current?.();
  }, [form, step]);
  return {
    step,
    show: (next) =>
      next === step
        ? Promise.resolve()
        : new Promise((resolve) => {
            onShown.current = resolve;
            goTo(next);
          }),
  };
}
