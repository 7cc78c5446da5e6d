import { RequireLogin } from '@airline/app/require-login';
import { Page } from '@airline/app-shell';
import { BesidePicture } from '@airline/app-shell/beside-picture';
import type { PersonCategory } from '@airline/session';
import { useLoginState } from '@airline/session/react';
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
  const state = useLoginState();
  if (state.kind === 'authenticated' && isCompanys(state.person.category)) {
    return (
      <Page title={t('titles.privacy')} lead={t('privacy.company.lead')}>
        <BesidePicture>
          <div className={styles['narrow']}>
            <Card title={t('privacy.company.title')}>
              <p>{t('privacy.company.body')}</p>
            </Card>
          </div>
        </BesidePicture>
      </Page>
    );
  }
  return (
    <Page title={t('titles.privacy')} lead={t('privacy.lead')}>
      <BesidePicture>
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
      </BesidePicture>
    </Page>
  );
}

/** Tells whether the company that a person travels for answers for their data, and not we. */
function isCompanys(category: PersonCategory): boolean {
  return category === 'corporateTraveler' || category === 'mobileCorporate';
}
