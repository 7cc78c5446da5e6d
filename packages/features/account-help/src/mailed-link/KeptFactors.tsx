import { carryLoginName } from '@airline/account/remembered';
import type { Places } from '@airline/app';
import type { LinkResult } from '@airline/contract';
import { withReturnAddress } from '@airline/session';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../help.module.css';

type Keeps = NonNullable<Extract<LinkResult, { readonly purpose: 'resetPassword' }>['keeps']>;

/** Renders what opens or protects an account beside its new password, and the way to look at it: somebody else may have added it. */
export function KeptFactors({
  keeps: { passkeys, authenticatorApp },
  links: { login, security },
  username,
}: {
  readonly keeps: Keeps;
  readonly links: Places;
  readonly username: string | undefined;
}): ReactNode {
  const { t } = useTranslation('accountHelp');
  const href = withReturnAddress(login, security);
  return (
    <div className={styles['narrow']}>
      <Banner tone="warning" title={t('link.resetPassword.keepsTitle')}>
        {passkeys === 0 ? null : <p>{t('link.resetPassword.keepsPasskeys', { count: passkeys })}</p>}
        {authenticatorApp ? <p>{t('link.resetPassword.keepsApp')}</p> : null}
        <p>{t('link.resetPassword.keepsReview')}</p>
      </Banner>
      <div className={styles['actions']}>
        <ButtonLink
          href={href}
          variant="primary"
          onClick={() => {
            if (username !== undefined) carryLoginName(username);
          }}
        >
          {security === undefined ? t('logIn') : t('link.resetPassword.review')}
        </ButtonLink>
      </div>
    </div>
  );
}
