import type { ApprovalDecision } from '@airline/contract';
import { Button } from '@airline/ui/button';
import { TextField } from '@airline/ui/text-field';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Approval.module.css';

export interface ApprovalAnswerProps {
  /** Names whose request it is, for who hears the buttons of several. */
  readonly about: string;
  /** The answer that is on its way. */
  readonly sending: ApprovalDecision['decision'] | undefined;
  readonly onAnswer: (decision: ApprovalDecision) => void;
}

/** Renders the two answers to a request, with words for who asked. */
export function ApprovalAnswer({ about, sending, onAnswer }: ApprovalAnswerProps): ReactNode {
  const { t } = useTranslation('companyTrip');
  const [note, setNote] = useState('');
  const answer = (decision: ApprovalDecision['decision']) => {
    const words = note.trim();
    onAnswer({ decision, ...(words === '' ? {} : { note: words }) });
  };
  return (
    <div className={styles['answer']}>
      <TextField
        label={t('approval.noteLabel')}
        hint={t('approval.noteHint')}
        optionalLabel={t('details.optional')}
        autoComplete="off"
        value={note}
        onChange={({ target }) => setNote(target.value.slice(0, 300))}
      />
      <div className={styles['buttons']}>
        <Button
          variant="primary"
          aria-label={t('approval.approveOf', { about })}
          pendingLabel={sending === 'approved' ? t('approval.sending') : undefined}
          onClick={() => answer('approved')}
        >
          {t('approval.approve')}
        </Button>
        <Button
          aria-label={t('approval.refuseOf', { about })}
          pendingLabel={sending === 'refused' ? t('approval.sending') : undefined}
          onClick={() => answer('refused')}
        >
          {t('approval.refuse')}
        </Button>
      </div>
    </div>
  );
}
