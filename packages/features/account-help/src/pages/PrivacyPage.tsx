import { RequireLogin } from '@airline/app/require-login';
import { Page } from '@airline/app-shell';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';
import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import { ConsentSettings } from '../privacy/ConsentSettings.tsx';
import { DataExport } from '../privacy/DataExport.tsx';
import { ErasureRequest } from '../privacy/ErasureRequest.tsx';
import { useHelp, type HelpContext } from '../setting/use-help.ts';

/** Renders what a person decides about their data: what they allow, a copy of it, its erasure. */
export function PrivacyPage(): ReactNode {
  const help = useHelp();
  return (
    <LinkArrival help={help}>
      <RequireLogin>
        <Privacy help={help} />
      </RequireLogin>
    </LinkArrival>
  );
}

function Privacy({ help }: { readonly help: HelpContext }): ReactNode {
  const { t } = useTranslation('accountHelp');
  return (
    <Page title={t('titles.privacy')} lead={t('privacy.lead')}>
      <div className={styles['narrow']}>
        <Card title={t('privacy.consents')}>
          <ConsentSettings help={help} />
        </Card>
        <Card title={t('privacy.export')}>
          <DataExport help={help} />
        </Card>
        <Card title={t('privacy.erasure')}>
          <ErasureRequest help={help} />
        </Card>
      </div>
    </Page>
  );
}
