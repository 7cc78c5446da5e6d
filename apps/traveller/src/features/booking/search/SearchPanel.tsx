import { loadMessages } from '@airline/i18n';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { startTransition, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { readHandover, type Handover } from './handover.ts';
import { loadSearchForm } from './load-search-form.ts';
import type { SearchFormProps } from './SearchForm.tsx';
import styles from './SearchPanel.module.css';
import { SearchShell } from './SearchShell.tsx';

/**
 * Renders the search of the first page. What can be seen is there at once and light; the pickers come once a person is there,
 * who moves the pointer, scrolls or types, and take over the focus and what was typed.
 *
 * They are drawn in slices then, so that the page answers in between; who touches the panel itself has them at once.
 */
export function SearchPanel(): ReactNode {
  const { t, i18n } = useTranslation('search');
  const panel = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<{ readonly Form: ComponentType<SearchFormProps>; readonly handover: Handover }>();
  const [failed, setFailed] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const wasSubmitted = useRef(false);
  const wasTouched = useRef(false);
  const loading = useRef<Promise<void>>(undefined);
  const loadedForm = useRef<ComponentType<SearchFormProps>>(undefined);

  const takeOver = (): void => {
    const shell = panel.current;
    const Form = loadedForm.current;
    if (shell === null || Form === undefined) return;
    const show = (): void => setReady({ Form, handover: readHandover(shell, wasSubmitted.current) });
    if (wasTouched.current || shell.contains(document.activeElement)) show();
    else startTransition(show);
  };
  const load = (): void => {
    loading.current ??= Promise.all([loadSearchForm(), loadMessages(i18n, ['forms'])]).then(
      ([{ SearchForm }]) => {
        loadedForm.current = SearchForm;
        takeOver();
      },
      () => {
        // The next touch tries again; who waits for it is told.
        loading.current = undefined;
        setFailed(true);
        setSubmitted(false);
        wasSubmitted.current = false;
      },
    );
    setFailed(false);
  };
  /** What is drawn in slices has read the shell before: a touch in between is read anew, and answered first. */
  const touch = (): void => {
    wasTouched.current = true;
    load();
    takeOver();
  };
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });
  useEffect(() => whenPersonIsThere(() => latestLoad.current()), []);
  // The boot script fetches the pickers ahead, and cannot know the language of their texts. Who needs them tries again.
  useEffect(() => whenIdle(() => void loadMessages(i18n, ['forms']).catch(() => undefined)), [i18n]);

  return (
    <div ref={panel} className={styles['panel']} {...(ready ? {} : { onFocusCapture: touch, onInputCapture: touch })}>
      {ready === undefined ? (
        <SearchShell
          pendingLabel={submitted ? t('preparing') : undefined}
          onSubmit={() => {
            wasSubmitted.current = true;
            setSubmitted(true);
            touch();
          }}
        />
      ) : (
        <ready.Form handover={ready.handover} />
      )}
      {failed ? (
        <Banner
          tone="danger"
          live="polite"
          title={t('unavailable.title')}
          actions={
            <Button size="small" onClick={load}>
              {t('unavailable.retry')}
            </Button>
          }
        >
          {t('unavailable.body')}
        </Banner>
      ) : null}
    </div>
  );
}

const signsOfAPerson = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Runs work once somebody uses the page, or did before it was drawn, and the browser is idle; gives what calls it off. */
function whenPersonIsThere(work: () => void): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const arrive = (): void => {
    for (const sign of signsOfAPerson) removeEventListener(sign, arrive);
    const callOff = whenIdle(work);
    signal.addEventListener('abort', callOff);
  };
  // Not every browser tells what was done before.
  if ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive) arrive();
  else for (const sign of signsOfAPerson) addEventListener(sign, arrive, { once: true, passive: true, signal });
  return () => calledOff.abort();
}

/** Runs work once the browser has nothing better to do; gives what calls it off. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 4_000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const timer = setTimeout(work, 400);
  return () => clearTimeout(timer);
}
