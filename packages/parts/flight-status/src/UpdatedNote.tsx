import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './UpdatedNote.module.css';
import { endSentence, useStatusWords } from './status-words.ts';

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000;

/** What {@link UpdatedNote} takes. */
export interface UpdatedNoteProps {
  /** When it was looked up: an instant. */
  readonly asOf: string;
  /** Where each flight stands, in a sentence: what becomes another one is said aloud. */
  readonly said: readonly string[];
  readonly isRefreshing: boolean;
  /** Whether the last try to look again came back without an answer. */
  readonly hasFailed: boolean;
  readonly onRefresh: () => void;
}

/** Renders when a status was looked up and the way to do it now; says aloud what has changed, and nothing when nothing has. */
export function UpdatedNote({ asOf, said, isRefreshing, hasFailed, onRefresh }: UpdatedNoteProps): ReactNode {
  const { t } = useTranslation('flightStatus');
  const { at } = useStatusWords();
  const announced = useAnnouncement(said);
  const locale = useLocale();
  const [openedAt] = useState(() => Date.now());
  // What a device kept may be of yesterday: a time alone would be read as one of today.
  const isOfAnotherDay = openedAt - Date.parse(asOf) > HALF_A_DAY_MS;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(asOf));
  const read = { at: at(asOf), date };
  const note = isOfAnotherDay ? t('staleSince', read) : hasFailed ? t('stale', read) : t('asOf', read);
  return (
    <div>
      <div className={styles['note']}>
        <p data-failed={hasFailed || undefined}>{endSentence(note)}</p>
        <Button
          variant="secondary"
          size="small"
          onClick={onRefresh}
          pendingLabel={isRefreshing ? t('refreshing') : undefined}
        >
          {t('refresh')}
        </Button>
      </div>
      <output>
        <VisuallyHidden>{announced}</VisuallyHidden>
      </output>
    </div>
  );
}

/** What is to be said aloud: nothing at first, when it is read with the page, then the sentences that are new. */
function useAnnouncement(said: readonly string[]): string {
  const [shown, setShown] = useState(said);
  const [announced, setAnnounced] = useState('');
  const isNew = said.length !== shown.length || said.some((sentence, place) => sentence !== shown[place]);
  if (isNew) {
    setShown(said);
    setAnnounced(said.filter((sentence) => !shown.includes(sentence)).join(' '));
  }
  return announced;
}
