import { Page } from '@airline/app-shell';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';
import { LinkArrival } from '../mailed-link/LinkArrival.tsx';
import { ConsentSettings } from '../privacy/ConsentSettings.tsx';
import { DataExport } from '../privacy/DataExport.tsx';
import { ErasureRequest } from '../privacy/ErasureRequest.tsx';
import type { HelpPageProps, HelpSetting } from '../setting/help-setting.ts';

/**
 * Renders what a person decides about their data: what they allow, a copy of it, its erasure.
 *
 * @example
 * ```tsx
 * import { PrivacyPage, type HelpSetting } from '@airline/account-help';
 *
 * export const Example = ({ help }: { help: HelpSetting }) => <PrivacyPage help={help} />;
 * ```
 */
export function PrivacyPage({ help }: HelpPageProps): ReactNode {
  return (
    <LinkArrival help={help}>
      <help.Guard>
        <Privacy help={help} />
      </help.Guard>
    </LinkArrival>
  );
}

function Privacy({ help }: { readonly help: HelpSetting }): ReactNode {
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
