import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { createFieldRegister, type FieldEntry } from './field-register.ts';
import { formErrors, mendErrors, refusal, type FormError } from './form-errors.ts';
import { issueOfServer, type Issue, type ServerError } from './issues.ts';
import { isKeptValue, openKeptValues, type FormStorage, type KeptValues } from './kept-values.ts';
import { placeIssues } from './place-issues.ts';
import { issuesOf } from './resolver.ts';
import { createStore, type Store } from './store.ts';
import { validate } from './validate.ts';

/** The form library's hold on the answers. Its own errors are not used: ours are codes, several a field, with params. */
export type FormLibrary = UseFormReturn<FieldValues, unknown, FieldValues>;

/** What the parts of a form show. */
export interface FormState {
  /** True while the answers are on their way. */
  readonly pending: boolean;
  /** In the order of the page, the form as a whole last. */
  readonly errors: readonly FormError[];
  /** How many attempts ended with errors: each one moves the focus to the summary. */
  readonly refusals: number;
  /** The number of the attempt whose answers could not be sent, until the next attempt. */
  readonly failure: number | undefined;
  /** Changes when a field's words change. */
  readonly wordsVersion: number;
}

/** What a form's owner said; the latest is asked each time. */
export interface EngineOptions {
  readonly schema: StandardSchemaV1;
  readonly onSubmit: (values: never) => unknown;
  readonly onFailure?: ((error: unknown) => void) | undefined;
  readonly keepIn?: string | undefined;
  readonly storage?: (() => FormStorage) | undefined;
}

/** One form: its answers, its errors, its way to the server. Knows no React. */
export interface FormEngine {
  readonly hookForm: FormLibrary;
  readonly state: Store<FormState>;
  /** Takes an answer: keeps it, and lets go of the errors that it mends. */
  change(name: string, value: unknown): void;
  submit(): Promise<void>;
  /** Puts a field's entry down, or anew when its words are others. */
  enter(name: string, entry: FieldEntry): void;
  leave(name: string, id: string): void;
  fieldOf(name: string): FieldEntry | undefined;
  /** Puts the kept answers back where nothing else has been answered since. */
  restore(): void;
  /** Goes back to the first answers, and forgets what was kept. */
  reset(): void;
}

/** Makes a form's engine around the form library's hold on the answers. */
export function createFormEngine(hookForm: FormLibrary, options: () => EngineOptions): FormEngine {
  const fields = createFieldRegister();
  const state = createStore<FormState>({
    pending: false,
    errors: [],
    refusals: 0,
    failure: undefined,
    wordsVersion: 0,
  });
  let attempt = 0;
  let underWay = false;
  let latestChange = 0;
  const changed = new Set<string>();

  const answerOf = (name: string): unknown => hookForm.getValues(name);
  const errorsOf = (issues: readonly Issue[], source: FormError['source']) =>
    formErrors(placeIssues(issues, fields.names()), source, answerOf);
  const refuse = (issues: readonly Issue[], source: FormError['source']) =>
    state.update({ errors: errorsOf(issues, source), refusals: state.get().refusals + 1 });
  const bumpWords = () => {
    if (state.get().errors.length > 0) state.update({ wordsVersion: state.get().wordsVersion + 1 });
  };
  const kept = (): KeptValues | undefined => {
    const { keepIn, storage = () => sessionStorage } = options();
    return keepIn === undefined ? undefined : openKeptValues(keepIn, storage);
  };

  async function send(values: FieldValues): Promise<void> {
    state.update({ pending: true, errors: [] });
    const outcome = await options().onSubmit(values as never);
    if (!isRefusal(outcome)) {
      kept()?.forget();
      return;
    }
    const issues = (outcome.errors ?? []).map(issueOfServer);
    const whole = outcome.message !== undefined || issues.length === 0 ? [refusal(outcome.message)] : [];
    refuse([...issues, ...whole], 'server');
  }

  async function mend(changed: string): Promise<void> {
    latestChange += 1;
    const turn = latestChange;
    const { issues = [] } = await validate(options().schema, hookForm.getValues());
    // A later change, or a submit, has asked since: its answer counts.
    if (turn !== latestChange) return;
    state.update({ errors: mendErrors(state.get().errors, errorsOf(issues, 'schema'), changed) });
  }

  return {
    hookForm,
    state,
    change(name, value) {
      changed.add(name);
      hookForm.setValue(name, value, { shouldDirty: true });
      const entry = fields.get(name);
      if (entry?.secret === false && isKeptValue(value)) kept()?.keep(name, value);
      if (state.get().errors.length > 0) void mend(name);
    },
    async submit() {
      if (underWay) return;
      underWay = true;
      attempt += 1;
      latestChange += 1;
      state.update({ failure: undefined });
      try {
        await hookForm.handleSubmit(send, (errors) => refuse(issuesOf(errors), 'schema'))();
      } catch (error) {
        state.update({ failure: attempt });
        (options().onFailure ?? reportError)(error);
      } finally {
        underWay = false;
        state.update({ pending: false });
      }
    },
    enter(name, entry) {
      const before = fields.get(name);
      fields.set(name, entry);
      if (entry.secret) kept()?.drop(name);
      if (before?.words !== entry.words) bumpWords();
    },
    leave(name, id) {
      fields.delete(name, id);
      bumpWords();
    },
    fieldOf: (name) => fields.get(name),
    restore() {
      for (const [name, value] of Object.entries(kept()?.read() ?? {})) {
        const first = answerOf(name);
        const fits = first === undefined ? fields.get(name) !== undefined : typeof first === typeof value;
        if (fits && !changed.has(name) && fields.get(name)?.secret !== true)
          hookForm.setValue(name, value, { shouldDirty: true });
      }
    },
    reset() {
      kept()?.forget();
      latestChange += 1;
      hookForm.reset();
      state.update({ errors: [], failure: undefined });
    },
  };
}

interface Refusal {
  readonly errors?: readonly ServerError[] | undefined;
  readonly message?: string | undefined;
}

function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null;
}
