import { Page, PhoneText } from '@airline/app-shell';
import { type DisruptionLink, type DisruptionOffer, openDisruptionLink } from '@airline/contract';
import { valueOrThrow } from '@airline/gateway-client';
import { buildPath } from '@airline/links';
import type { AppServices } from '@airline/session/services';
import { ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { locatorOf, takeMailedLink } from '../mailed-link.ts';
import { disruptionLinks } from './disruption-link.ts';
import { DisruptionChoice } from './DisruptionChoice.tsx';

/** What the page shows: what the link of this tab offers; which trip it is of, where there is no link, or none of ours. */
export type LoadedDisruption =
  | { readonly link: DisruptionLink; readonly offer: DisruptionOffer }
  | { readonly missing: 'noLink' | 'invalid'; readonly recordLocator: string | undefined };

/** Fetches what the mailed link of this tab offers. To look at it changes nothing: programs that read mails do. */
export async function loader(
  { request }: { readonly request: Request },
  { session }: AppServices,
): Promise<LoadedDisruption> {
  const recordLocator = locatorOf(request.url);
  const link = takeMailedLink(request.url, disruptionLinks);
  if (link === undefined) return { missing: 'noLink', recordLocator };
  const answer = await session.call(openDisruptionLink, { body: link });
  if ('failure' in answer && answer.failure.kind === 'refused' && answer.failure.name === 'linkInvalid') {
    return { missing: 'invalid', recordLocator };
  }
  return { link, offer: valueOrThrow(answer) };
}

/** Renders one way on from a mail about a disruption, other flights or the money: taken at a press. */
export function Component(): ReactNode {
  const loaded = useLoaderData<LoadedDisruption>();
  const { t } = useTranslation('disruption');
  if (!('missing' in loaded)) return <DisruptionChoice key={loaded.link.secret} {...loaded} />;
  const { missing, recordLocator } = loaded;
  return (
    <Page title={t(`${missing}.title`)} lead={<PhoneText>{t(`${missing}.lead`)}</PhoneText>}>
      <div>
        <ButtonLink
          variant="primary"
          href={recordLocator === undefined ? buildPath('find-my-trip') : buildPath('trip', { recordLocator })}
        >
          {t('seeTrip')}
        </ButtonLink>
      </div>
    </Page>
  );
}
