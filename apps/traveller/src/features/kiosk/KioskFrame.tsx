import { changeLanguage, currentLanguage, languageNames, languages } from '@airline/i18n';
import { BrandMark } from '@airline/ui/brand-mark';
import { Button } from '@airline/ui/button';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Kiosk.module.css';
import type { Idle } from './use-idle.ts';

export interface KioskFrameProps {
  /** Whether there is something to erase. */
  readonly isBegun: boolean;
  readonly idle: Idle;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

/** Renders what stands around each screen of a kiosk: languages, the way to end, and the question whether somebody is still there. */
export function KioskFrame({ isBegun, idle: { secondsLeft, stay }, onEnd, children }: KioskFrameProps): ReactNode {
  const { t, i18n } = useTranslation(['kiosk', 'shell']);
  return (
    <div className={styles['frame']}>
      <div className={styles['bar']}>
        <BrandMark name={t('shell:brand')} />
        <fieldset aria-label={t('shell:language.label')} className={styles['languages']}>
          {languages.map((language) => (
            <Button
              key={language}
              lang={language}
              aria-pressed={language === currentLanguage(i18n)}
              variant={language === currentLanguage(i18n) ? 'primary' : 'secondary'}
              // Where its words do not come the kiosk goes on in the language that it has.
              onClick={() => void changeLanguage(i18n, language).catch(() => undefined)}
            >
              {languageNames[language]}
            </Button>
          ))}
        </fieldset>
        {isBegun ? <Button onClick={onEnd}>{t('kiosk:end')}</Button> : null}
      </div>
      {children}
      <ConfirmDialog
        open={isBegun && secondsLeft !== undefined}
        title={t('kiosk:idle.title')}
        confirmLabel={t('kiosk:end')}
        cancelLabel={t('kiosk:idle.stay')}
        onConfirm={onEnd}
        onCancel={stay}
      >
        {t('kiosk:idle.body', { count: Math.max(0, secondsLeft ?? 0) })}
      </ConfirmDialog>
    </div>
  );
}
