import { useApp } from '@airline/app';
import { loadMessages } from '@airline/i18n';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from 'react-i18next';

import { findPart, readHandover, swapTypedPlaces, type Handover, type PanelPart } from './handover.ts';
import { loadSearchForm } from './load-search-form.ts';
import type { SearchFormProps } from './SearchForm.tsx';
import styles from './SearchPanel.module.css';
import { SearchShell } from './SearchShell.tsx';
import { whenIdle, whenPersonIsThere } from '../when-person-is-there.ts';

/**
 * Renders the search of the first page. What can be seen is there at once and light; the pickers come once a person is there,
 * who moves the pointer, scrolls or types, and take over the focus and what was typed.
 *
 * They are drawn in slices then, so that the page answers in between; who touches the panel itself has them at once.
 */
export function SearchPanel({ resultsPath }: Pick<SearchFormProps, 'resultsPath'>): ReactNode {
  const { t, i18n } = useTranslation('search');
  const { services } = useApp();
  const panel = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<{ readonly Form: ComponentType<SearchFormProps>; readonly handover: Handover }>();
  const [failed, setFailed] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const wasSubmitted = useRef(false);
  const wasTouched = useRef(false);
  const pressed = useRef<PanelPart>(undefined);
  const loading = useRef<Promise<void>>(undefined);
  const loadedForm = useRef<ComponentType<SearchFormProps>>(undefined);

  const takeOver = (): void => {
    const shell = panel.current;
    const Form = loadedForm.current;
    if (shell === null || Form === undefined) return;
    const show = (): void => setReady({ Form, handover: readHandover(shell, wasSubmitted.current, pressed.current) });
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
        // The next press tries again, and a message says so. What is typed meanwhile does not: the message would come and go.
        loading.current = undefined;
        setFailed(true);
        setSubmitted(false);
        wasSubmitted.current = false;
      },
    );
    setFailed(false);
  };
  const loadAtFirst = (): void => {
    if (!failed) load();
  };
  /** What is drawn in slices has read the shell before: a touch in between is read anew, and answered first. */
  const touch = (): void => {
    wasTouched.current = true;
    loadAtFirst();
    takeOver();
  };
  /** Not every browser puts the focus on a button that is pressed. */
  const press = ({ target }: SyntheticEvent): void => {
    pressed.current = findPart(target);
    if (pressed.current === 'swap' && panel.current !== null) swapTypedPlaces(panel.current);
    load();
    touch();
  };
  const latestLoad = useRef(loadAtFirst);
  useEffect(() => {
    latestLoad.current = loadAtFirst;
  });
  useEffect(() => whenPersonIsThere(() => latestLoad.current()), []);
  // What the form asks the gateway with comes behind it: a search can be made without.
  useEffect(() => (ready ? whenIdle(() => void services.load().catch(() => undefined)) : undefined), [ready, services]);
  // The boot script fetches the pickers ahead, and cannot know the language of their texts. Who needs them tries again.
  useEffect(() => whenIdle(() => void loadMessages(i18n, ['forms']).catch(() => undefined)), [i18n]);

  return (
    <div
      ref={panel}
      className={styles['panel']}
      {...(ready ? {} : { onFocusCapture: touch, onInputCapture: touch, onClickCapture: press })}
    >
      {ready === undefined ? (
        <SearchShell
          pendingLabel={submitted ? t('preparing') : undefined}
          onSubmit={() => {
            wasSubmitted.current = true;
            setSubmitted(true);
            load();
            touch();
          }}
        />
      ) : (
        <ready.Form resultsPath={resultsPath} handover={ready.handover} />
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
