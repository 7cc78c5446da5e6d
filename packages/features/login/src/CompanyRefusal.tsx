import { useLoginWords } from '@airline/account/credentials';
import type { Failure } from '@airline/gateway-client';
import { Banner } from '@airline/ui/banner';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';

import { passkeyNoticeOf } from './passkey-notice.ts';

/** Renders why a login with a company's account did not work, with the way on that the gateway names. */
export function CompanyRefusal({ failure }: { readonly failure: Failure }): ReactNode {
  const words = useLoginWords();
  const { t } = words;
  const { title, body } = passkeyNoticeOf(failure, words);
  const step = failure.kind === 'refused' ? failure.problem.nextStep : undefined;
  // With its origin, a path may be another app's: the router of this one follows its own alone.
  const actions =
    step?.kind === 'openInvitation' ? (
      <Link href={window.location.origin + step.path}>{t('company.invitation')}</Link>
    ) : step?.kind === 'logInElsewhere' && step.path !== undefined ? (
      <Link href={window.location.origin + step.path}>{t('company.elsewhere')}</Link>
    ) : undefined;
  return (
    <Banner tone="warning" live="assertive" title={title} {...(actions === undefined ? {} : { actions })}>
      {body}
    </Banner>
  );
}
