import { Button } from '@airline/ui/button';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './UpdatedNote.module.css';
import { endSentence, useStatusWords } from './status-words.ts';

/** What {@link UpdatedNote} takes. */
export interface UpdatedNoteProps {
  /** When it was looked up: an instant. */
  readonly asOf: string;
  /** What is said aloud when it becomes another text: where the flight stands, in a sentence. */
  readonly summary: string;
  readonly isRefreshing: boolean;
  /** Whether the last try to look again came back without an answer. */
  readonly hasFailed: boolean;
  readonly onRefresh: () => void;
}

/** Renders when a status was looked up and the way to do it now; says aloud what has changed, and nothing when nothing has. */
export function UpdatedNote({ asOf, summary, isRefreshing, hasFailed, onRefresh }: UpdatedNoteProps): ReactNode {
  const { t } = useTranslation('flightStatus');
  const { at } = useStatusWords();
  const announced = useAnnouncement(summary);
  return (
    <div>
      <div className={styles['note']}>
        <p data-failed={hasFailed || undefined}>{endSentence(t(hasFailed ? 'stale' : 'asOf', { at: at(asOf) }))}</p>
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

/** What is to be said aloud: nothing for the first text, which is read with the page, then each other one. */
function useAnnouncement(text: string): string {
  const first = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === first.current) return;
    first.current = text;
    setAnnounced(text);
  }, [text]);
  return announced;
}
