import type { OpenSession } from '@airline/contract';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { deviceOf } from './SessionLine.tsx';

/** What is to be ended: one session, all others, or every one. */
export type Ending = OpenSession | 'others' | 'everywhere';

/** Renders the question before sessions are ended, with what follows from yes. */
export function EndSessionQuestion({
  ending,
  isEnding,
  onConfirm,
  onCancel,
}: {
  readonly ending: Ending | undefined;
  readonly isEnding: boolean;
  readonly onConfirm: (ending: Ending) => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { t } = useTranslation('security');
  // The words stay while the dialog closes.
  const [last, setLast] = useState<Ending>('everywhere');
  if (ending !== undefined && ending !== last) setLast(ending);
  const words = typeof last === 'string' ? last : 'end';
  const title =
    typeof last === 'string' ? t(`sessions.${last}Title`) : t('sessions.endTitle', { device: deviceOf(last, t) });
  return (
    <ConfirmDialog
      open={ending !== undefined}
      title={title}
      confirmLabel={t(`sessions.${words}Confirm`)}
      cancelLabel={t('sessions.keep')}
      pendingLabel={isEnding ? t('sessions.ending') : undefined}
      onConfirm={() => onConfirm(last)}
      onCancel={onCancel}
    >
      {t(`sessions.${words}Body`)}
    </ConfirmDialog>
  );
}
