import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CopyButton } from './CopyButton.tsx';
import styles from './Security.module.css';

/** Renders the recovery codes, the one time they are told: to copy, to print, to keep as a file. */
export function NewRecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}): ReactNode {
  const { t } = useTranslation('account');
  return (
    <Card>
      <div className={styles['stack']}>
        <Banner tone="warning" live="assertive" title={t('security.recovery.newTitle')}>
          {t('security.recovery.newBody')}
        </Banner>
        <ul className={styles['codes']} aria-label={t('security.recovery.title')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles['buttons']}>
          <CopyButton text={codes.join('\n')}>{t('security.recovery.copy')}</CopyButton>
          <Button size="small" onClick={() => window.print()}>
            {t('security.recovery.print')}
          </Button>
          <Button
            size="small"
            onClick={() =>
              download(t('security.recovery.fileName'), `${t('security.recovery.fileTitle')}\n\n${codes.join('\n')}\n`)
            }
          >
            {t('security.recovery.download')}
          </Button>
          <Button size="small" variant="primary" onClick={onDone}>
            {t('security.recovery.done')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
