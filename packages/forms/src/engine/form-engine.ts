import type { StandardSchemaV1 } from '@standard-schema/spec';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { createFieldRegister, type FieldEntry } from './field-register.ts';
import { formErrors, mendErrors, refusal, type FormError } from './form-errors.ts';
import type { FormValuesStore } from './form-values.ts';
import { issueOfServer, type Issue, type ServerError } from './issues.ts';
import { isKeptValue, openKeptValues, type FormStorage, type KeptValues } from './kept-values.ts';
import { placeIssues } from './place-issues.ts';
import { validate } from './validate.ts';

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
  readonly sendOnReconnect?: boolean | undefined;
  readonly keepIn?: string | undefined;
  readonly keepAfterSubmit?: boolean | undefined;
  readonly storage?: (() => FormStorage) | undefined;
}

/** One form: its answers, its errors, its way to the server. Knows no React. */
export interface FormEngine {
  readonly values: FormValuesStore;
  readonly state: StoreApi<FormState>;
  /** Takes an answer: keeps it, and lets go of the errors that it mends. */
  change(name: string, value: unknown): void;
  submit(): Promise<void>;
  /** Puts a field's entry down, or anew when its words are others. */
  enter(name: string, entry: FieldEntry): void;
  leave(name: string, id: string): void;
  fieldOf(name: string): FieldEntry | undefined;
  /** Puts the kept answers back where nothing else has been answered since, and nobody is about to. */
  restore(): void;
  /** Goes back to the first answers, and forgets what was kept. */
  reset(): void;
  clearErrors(): void;
  /** Ends the wait for a connection: nothing is sent from a page that was left. */
  stopWaiting(): void;
}

/** Makes a form's engine around its answers. */
export function createFormEngine(values: FormValuesStore, options: () => EngineOptions): FormEngine {
  const fields = createFieldRegister();
  const state = createStore<FormState>(() => ({
    pending: false,
    errors: [],
    refusals: 0,
    failure: undefined,
    wordsVersion: 0,
  }));
  let attempt = 0;
  let underWay = false;
  let latestChange = 0;
  let stopWaiting: (() => void) | undefined;
  const changed = new Set<string>();

  const errorsOf = (issues: readonly Issue[], source: FormError['source']) =>
    formErrors(placeIssues(issues, fields.names()), source, values.get);
  const refuse = (issues: readonly Issue[], source: FormError['source']) =>
    state.setState({ errors: errorsOf(issues, source), refusals: state.getState().refusals + 1 });
  const bumpWords = () => {
    if (state.getState().errors.length > 0) state.setState({ wordsVersion: state.getState().wordsVersion + 1 });
  };
  const kept = (): KeptValues | undefined => {
    const { keepIn, storage = () => sessionStorage } = options();
    return keepIn === undefined ? undefined : openKeptValues(keepIn, storage);
  };

  async function send(): Promise<void> {
    // What is said later is of the next step.
    const { schema, onSubmit, keepAfterSubmit = false } = options();
    const verdict = await validate(schema, values.all());
    if (verdict.issues !== undefined) {
      refuse(verdict.issues, 'schema');
      return;
    }
    state.setState({ pending: true, errors: [] });
    const outcome = await onSubmit(verdict.output as never);
    if (!isRefusal(outcome)) {
      if (!keepAfterSubmit) kept()?.forget();
      return;
    }
    const issues = (outcome.errors ?? []).map(issueOfServer);
    const whole = outcome.message !== undefined || issues.length === 0 ? [refusal(outcome.message)] : [];
    refuse([...issues, ...whole], 'server');
  }

  /** Sends what is typed; what a lost connection stopped is sent as it stands when the connection is back. */
  async function sendOnceOnline(): Promise<void> {
    try {
      await send();
    } catch (error) {
      if (options().sendOnReconnect !== true || navigator.onLine) throw error;
      await reconnected();
      await sendOnceOnline();
    }
  }

  /** Resolves when there is a connection again; never, when the page is left first. */
  function reconnected(): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => resolve();
      window.addEventListener('online', goOn, { once: true });
      stopWaiting = () => window.removeEventListener('online', goOn);
    });
  }

  async function mend(changed: string): Promise<void> {
    latestChange += 1;
    const turn = latestChange;
    const { issues = [] } = await validate(options().schema, values.all());
    // A later change, or a submit, has asked since: its answer counts.
    if (turn !== latestChange) return;
    state.setState({ errors: mendErrors(state.getState().errors, errorsOf(issues, 'schema'), changed) });
  }

  return {
    values,
    state,
    change(name, value) {
      changed.add(name);
      values.set(name, value);
      const entry = fields.get(name);
      if (entry?.secret === false && isKeptValue(value)) kept()?.keep(name, value);
      if (state.getState().errors.length > 0) void mend(name);
    },
    async submit() {
      if (underWay) return;
      underWay = true;
      attempt += 1;
      latestChange += 1;
      state.setState({ failure: undefined });
      try {
        await sendOnceOnline();
      } catch (error) {
        state.setState({ failure: attempt });
        (options().onFailure ?? reportError)(error);
      } finally {
        underWay = false;
        state.setState({ pending: false });
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
        const first = values.get(name);
        const field = fields.get(name);
        const fits = first === undefined ? field !== undefined : typeof first === typeof value;
        // Who stands in a field of a prerendered page is about to type there: both texts would run into one.
        const isInUse = field !== undefined && document.activeElement?.id === field.id;
        if (fits && !isInUse && !changed.has(name) && field?.secret !== true) values.set(name, value);
      }
    },
    reset() {
      kept()?.forget();
      latestChange += 1;
      values.reset();
      state.setState({ errors: [], failure: undefined });
    },
    clearErrors() {
      latestChange += 1;
      state.setState({ errors: [], failure: undefined });
    },
    stopWaiting: () => stopWaiting?.(),
  };
}

interface Refusal {
  readonly errors?: readonly ServerError[] | undefined;
  readonly message?: string | undefined;
}

function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null;
}
