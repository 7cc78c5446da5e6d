import { readReportMail, stopReportMail } from '@airline/contract';
import { valueOrThrow } from '@airline/gateway-client';
import { buildPath } from '@airline/links';
import { AlertLink, takeAlertToken } from '@airline/mailed-alert/alert-link';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { product } from '../../product.ts';

type Loaded =
  | {
      readonly token: string;
      readonly mail: { readonly view: string; readonly companyName: string; readonly hasEnded: boolean };
    }
  | undefined;

/** Fetches what the link of a mail ends; to look at it ends nothing. */
export async function loader(_: unknown, { session }: AppServices): Promise<Loaded> {
  const token = takeAlertToken('airline.report-mail');
  if (token === undefined) return undefined;
  const answer = await session.call(readReportMail, { body: { token } });
  if ('failure' in answer && answer.failure.kind === 'refused' && answer.failure.name === 'reportMailNotFound') {
    return undefined;
  }
  return { token, mail: valueOrThrow(answer) };
}

/** Renders the page of a link in the mail of a report: one press ends these mails to its person, without a login. */
export function Component(): ReactNode {
  const { t } = useTranslation('companyReports');
  const session = useSession();
  const loaded = useLoaderData<Loaded>();
  const alert = loaded && { ...loaded.mail, state: loaded.mail.hasEnded ? ('stopped' as const) : ('on' as const) };
  return (
    <AlertLink
      alert={alert}
      words={{
        confirmTitle: t('mails.title'),
        confirmLead: t('mails.lead'),
        confirm: t('mails.stop'),
        confirming: t('mails.stopping'),
        onTitle: t('mails.title'),
        onLead: t('mails.lead'),
        confirmed: t('mails.title'),
        stop: t('mails.stop'),
        stopping: t('mails.stopping'),
        stoppedTitle: t('mails.stoppedTitle'),
        stoppedLead: t('mails.stoppedLead'),
        goneTitle: t('mails.goneTitle'),
        goneLead: t('mails.goneLead'),
      }}
      facts={alert && { title: alert.view, content: <p>{alert.companyName}</p> }}
      ways={<ButtonLink href={buildPath('ctm-reports', { product })}>{t('mails.reports')}</ButtonLink>}
      confirm={() => (alert === undefined ? Promise.reject(new Error('There is no link.')) : Promise.resolve(alert))}
      stop={async () => {
        if (loaded === undefined) return;
        valueOrThrow(await session.call(stopReportMail, { body: { token: loaded.token } }));
      }}
      isGone={(refusal) => refusal === 'reportMailNotFound'}
    />
  );
}
