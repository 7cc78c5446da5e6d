import { requestLink } from '@airline/contract';
import type { Failure, GatewayClient } from '@airline/gateway-client';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureBanner } from '@airline/gateway-client/react';
import { toLookupRequest, type HelpPlace } from './link-request.ts';
import styles from './ResendMail.module.css';

export interface ResendMailProps {
  readonly call: GatewayClient['call'];
  readonly place: HelpPlace;
  readonly returnTo: string | undefined;
  readonly username: string;
  readonly texts: { readonly again: string; readonly sending: string; readonly sent: string };
  /** What else can be done, beside the button. */
  readonly children?: ReactNode;
}

type Standing = 'waiting' | 'sending' | 'sent' | { readonly failure: Failure };

/** Renders the button that has the mail of an enrolment sent once more, and what came of it. */
export function ResendMail({ call, place, returnTo, username, texts, children }: ResendMailProps): ReactNode {
  const { i18n } = useTranslation();
  const [standing, setStanding] = useState<Standing>('waiting');

  async function send(): Promise<void> {
    setStanding('sending');
    const body = toLookupRequest('confirmEnrollment', username, { place, returnTo, i18n });
    const outcome = await call(requestLink, { body });
    setStanding('value' in outcome ? 'sent' : outcome);
  }

  return (
    <>
      {standing === 'sent' ? <Banner tone="success" live="polite" title={texts.sent} /> : null}
      {typeof standing === 'object' ? <FailureBanner failure={standing.failure} onRetry={() => void send()} /> : null}
      <div className={styles['actions']}>
        <Button onClick={() => void send()} pendingLabel={standing === 'sending' ? texts.sending : undefined}>
          {texts.again}
        </Button>
        {children}
      </div>
    </>
  );
}
