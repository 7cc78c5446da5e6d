import { askFlightAlert } from '@airline/contract';
import { valueOrThrow } from '@airline/gateway-client';
import { currentLanguage } from '@airline/i18n';
import { AlertForm } from '@airline/mailed-alert';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface AskFlightAlertProps {
  readonly flight: string;
  readonly date: string;
}

/** Renders what has a flight told at an address, and that a link is on its way. */
export function AskFlightAlert({ flight, date }: AskFlightAlertProps): ReactNode {
  const { t, i18n } = useTranslation('flightAlerts');
  const session = useSession();
  const [isMailed, setMailed] = useState(false);
  if (isMailed) {
    return (
      <Banner tone="success" live="polite" title={t('ask.mailed')}>
        {t('ask.mailedBody')}
      </Banner>
    );
  }
  const ask = async (email = ''): Promise<void> => {
    const body = { flight, date, email, language: currentLanguage(i18n) };
    valueOrThrow(await session.call(askFlightAlert, { body }));
    setMailed(true);
  };
  const words = {
    what: t('ask.what'),
    email: t('ask.email'),
    emailHint: t('ask.emailHint'),
    badEmail: t('ask.badEmail'),
    submit: t('ask.submit'),
    pending: t('ask.pending'),
  };
  return <AlertForm words={words} asksEmail onAsk={ask} />;
}
