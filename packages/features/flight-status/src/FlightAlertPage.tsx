import { Page } from '@airline/app-shell';
import { confirmFlightAlert, readFlightAlert, stopFlightAlert, type FlightAlert } from '@airline/contract';
import { flightHref } from '@airline/flight-status';
import { valueOrThrow } from '@airline/gateway-client';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { spacedFlight } from '@airline/itinerary';
import { buildPath } from '@airline/links';
import { AlertLink, takeAlertToken } from '@airline/mailed-alert/alert-link';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { ButtonLink } from '@airline/ui/button';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

/** What the page shows: what the mailed link is about; `gone` where it is there no more; nothing where no link was opened. */
export type LoadedAlert = { readonly token: string; readonly alert: FlightAlert } | 'gone' | undefined;

/** Fetches what the link of this tab is about. To look at it begins and ends nothing: programs that read mails do. */
export async function loader(_: unknown, { session }: AppServices): Promise<LoadedAlert> {
  const token = takeAlertToken('airline.flight-alert');
  if (token === undefined) return undefined;
  const answer = await session.call(readFlightAlert, { body: { token } });
  if ('failure' in answer && answer.failure.kind === 'refused' && answer.failure.name === 'flightAlertNotFound') {
    return 'gone';
  }
  return { token, alert: valueOrThrow(answer) };
}

/** Renders what a mailed link is about: the alerts of a flight or of a trip, confirmed, ended or begun again at a press. */
export function Component(): ReactNode {
  const loaded = useLoaderData<LoadedAlert>();
  const { t } = useTranslation('flightAlerts');
  if (loaded === undefined) {
    return (
      <Page title={t('link.noLinkTitle')} lead={t('link.noLinkLead')}>
        <StatusLink alert={undefined} />
      </Page>
    );
  }
  return <Alert key={loaded === 'gone' ? 'gone' : loaded.token} loaded={loaded} />;
}

function Alert({ loaded }: { readonly loaded: Exclude<LoadedAlert, undefined> }): ReactNode {
  const { t } = useTranslation('flightAlerts');
  const session = useSession();
  const known = loaded === 'gone' ? undefined : loaded;
  const alert = known?.alert;
  const body = { token: known?.token ?? '' };
  const isTrip = alert?.kind === 'trip';
  const words = {
    confirmTitle: t('link.confirmTitle'),
    confirmLead: t('link.confirmLead'),
    confirm: t('link.confirm'),
    confirming: t('link.confirming'),
    onTitle: t('link.onTitle'),
    onLead: t(isTrip ? 'link.onTrip' : 'link.onFlight'),
    confirmed: t('link.confirmed'),
    stop: t('link.stop'),
    stopping: t('link.stopping'),
    stoppedTitle: t('link.stoppedTitle'),
    stoppedLead: t(isTrip ? 'link.stoppedTrip' : 'link.stoppedFlight'),
    ...(isTrip ? { again: t('link.again') } : {}),
    goneTitle: t('link.goneTitle'),
    goneLead: t('link.goneLead'),
  };
  const ways = isTrip ? (
    <ButtonLink href={buildPath('find-my-trip')}>{t('link.findTrip')}</ButtonLink>
  ) : (
    <StatusLink alert={alert} />
  );
  return (
    <AlertLink
      alert={alert}
      words={words}
      facts={useFacts(alert)}
      actions={ways}
      ways={<div>{ways}</div>}
      confirm={async () => valueOrThrow(await session.call(confirmFlightAlert, { body }))}
      stop={async () => {
        valueOrThrow(await session.call(stopFlightAlert, { body }));
      }}
      isGone={(refusal) => refusal === 'flightAlertNotFound'}
    />
  );
}

function useFacts(alert: FlightAlert | undefined): { readonly title: string; readonly content: ReactNode } | undefined {
  const { t } = useTranslation('flightAlerts');
  const locale = useLocale();
  const about = alert?.flight ?? alert?.trip;
  if (about === undefined) return undefined;
  const { origin, destination, date } = about;
  const route =
    origin === undefined || destination === undefined
      ? undefined
      : t('link.route', { origin: placeName(origin, locale), destination: placeName(destination, locale) });
  const items = [
    ...(route === undefined ? [] : [{ id: 'direction', term: t('link.direction'), detail: route }]),
    { id: 'date', term: t('link.date'), detail: formatCalendarDate(date, locale, 'full') },
  ];
  const title = 'flight' in about ? t('link.flight', { flight: spacedFlight(about.flight) }) : t('link.trip');
  return { title, content: <DescriptionList items={items} /> };
}

function StatusLink({ alert }: { readonly alert: FlightAlert | undefined }): ReactNode {
  const { t } = useTranslation('flightAlerts');
  const path = buildPath('air-flight-status');
  const flight = alert?.flight;
  const href = flight === undefined ? path : flightHref(path, flight.flight, flight.date);
  return <ButtonLink href={href}>{t('link.status')}</ButtonLink>;
}
