import { useLeaveGuard } from '@airline/app';
import { saveFile } from '@airline/app-shell/save-file';
import { Form, FormCheckbox, FormSubmitButton, useForm } from '@airline/forms';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import { CopyButton } from './CopyButton.tsx';
import styles from './Security.module.css';

const schema = z.object({ saved: z.literal(true, 'required') });

/**
 * Renders the recovery codes, the one time they are shown: to copy, to print, to keep as a file. Nobody leaves them without
 * having said that they are saved, or that they need not be.
 */
export function NewRecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}): ReactNode {
  const { t } = useTranslation('security');
  const place = useRef<HTMLElement>(null);
  const question = useLeaveGuard();
  const form = useForm({ schema, defaultValues: { saved: false }, onSubmit: async () => onDone() });
  // They come at the top of the page, far from the button that made them.
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} aria-label={t('recovery.newTitle')} className={styles['newCodes']}>
      <Card>
        <div className={styles['stack']}>
          <Banner tone="warning" live="assertive" title={t('recovery.newTitle')}>
            {t('recovery.newBody')}
          </Banner>
          <ul className={styles['codes']} aria-label={t('recovery.title')}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <div className={styles['buttons']}>
            <CopyButton text={codes.join('\n')}>{t('recovery.copy')}</CopyButton>
            <Button size="small" onClick={() => window.print()}>
              {t('recovery.print')}
            </Button>
            <Button
              size="small"
              onClick={() =>
                saveFile({
                  name: t('recovery.fileName'),
                  type: 'text/plain;charset=utf-8',
                  content: `${t('recovery.fileTitle')}\n\n${codes.join('\n')}\n`,
                })
              }
            >
              {t('recovery.download')}
            </Button>
          </div>
          <div className={styles['saved']}>
            <Form form={form}>
              <FormCheckbox
                form={form}
                name="saved"
                label={t('recovery.saved')}
                messages={{ required: t('recovery.savedRequired') }}
              />
              <FormSubmitButton form={form}>{t('recovery.done')}</FormSubmitButton>
            </Form>
          </div>
        </div>
      </Card>
      <ConfirmDialog
        open={question.isAsked}
        title={t('recovery.leaveTitle')}
        confirmLabel={t('recovery.leaveConfirm')}
        cancelLabel={t('recovery.stay')}
        onConfirm={question.leave}
        onCancel={question.stay}
      >
        {t('recovery.leaveBody')}
      </ConfirmDialog>
    </section>
  );
}
