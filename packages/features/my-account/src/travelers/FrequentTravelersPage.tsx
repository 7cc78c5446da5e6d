import { Page } from '@airline/app-shell';
import { Columns } from '@airline/app-shell/columns';
import { type KeptTraveler, mostFrequentTravelers, removeFrequentTraveler } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { frequentTravelersQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountMenu } from '../frame/AccountMenu.tsx';
import styles from '../frame/MyAccount.module.css';
import { useSave } from '../frame/use-save.ts';
import { TravelerForm } from './TravelerForm.tsx';

export { loadTravelers as loader } from '../account-page-loaders.ts';

interface News {
  readonly kind: 'saved' | 'removed' | 'failed';
  readonly name: string;
}

/** Renders whom the member books for now and then: each to change or remove, and the way to keep another one. */
export function Component(): ReactNode {
  const { t } = useTranslation('myAccount');
  const { data: travelers } = useSuspenseQuery(frequentTravelersQuery(useSession()));
  const [edited, setEdited] = useState<KeptTraveler | 'new'>();
  const [asked, setAsked] = useState<KeptTraveler>();
  const [removed, setRemoved] = useState<string>();
  const [news, setNews] = useState<News>();
  const save = useSave();
  const shown = travelers.filter(({ id }) => id !== removed);
  const remove = async (traveler: KeptTraveler) => {
    const name = nameOf(traveler);
    setAsked(undefined);
    setRemoved(traveler.id);
    setNews(undefined);
    try {
      const refusal = await save(removeFrequentTraveler, { parameters: { travelerId: traveler.id } });
      setNews({ kind: refusal === undefined ? 'removed' : 'failed', name });
      if (refusal !== undefined) setRemoved(undefined);
    } catch {
      // It was not removed, or nobody knows: it stands where it was, and the page says so.
      setRemoved(undefined);
      setNews({ kind: 'failed', name });
    }
  };
  return (
    <Page title={t('travelers.title')} lead={t('travelers.lead')}>
      <Columns
        main={
          <div className={styles['stack']}>
            {news === undefined ? null : (
              <Banner
                tone={news.kind === 'failed' ? 'danger' : 'success'}
                live={news.kind === 'failed' ? 'assertive' : 'polite'}
                title={t(`travelers.news.${news.kind}`, { name: news.name })}
              />
            )}
            {edited === undefined ? null : (
              <Card title={t(edited === 'new' ? 'travelers.new' : 'travelers.edit')}>
                <TravelerForm
                  key={edited === 'new' ? 'new' : edited.id}
                  kept={edited === 'new' ? undefined : edited}
                  onCancel={() => setEdited(undefined)}
                  onSaved={({ firstName, lastName }) => {
                    setEdited(undefined);
                    setNews({ kind: 'saved', name: `${firstName} ${lastName}` });
                  }}
                />
              </Card>
            )}
            {shown.length === 0 && edited === undefined ? (
              <EmptyState
                title={t('travelers.empty.title')}
                actions={
                  <Button variant="primary" onClick={() => setEdited('new')}>
                    {t('travelers.add')}
                  </Button>
                }
              >
                {t('travelers.empty.body')}
              </EmptyState>
            ) : null}
            {shown.length === 0 ? null : (
              <Card title={t('travelers.list')}>
                <ul className={styles['entries']}>
                  {shown.map((traveler) => (
                    <TravelerLine
                      key={traveler.id}
                      traveler={traveler}
                      onEdit={() => setEdited(traveler)}
                      onRemove={() => setAsked(traveler)}
                    />
                  ))}
                </ul>
              </Card>
            )}
            {shown.length > 0 && edited === undefined ? (
              shown.length < mostFrequentTravelers ? (
                <div className={styles['buttons']}>
                  <Button onClick={() => setEdited('new')}>{t('travelers.add')}</Button>
                </div>
              ) : (
                <p className={styles['muted']}>{t('travelers.most', { most: mostFrequentTravelers })}</p>
              )
            ) : null}
          </div>
        }
        side={<AccountMenu />}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={t('travelers.ask', { name: asked === undefined ? '' : nameOf(asked) })}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        onConfirm={() => (asked === undefined ? undefined : void remove(asked))}
        onCancel={() => setAsked(undefined)}
      >
        {t('travelers.askBody')}
      </ConfirmDialog>
    </Page>
  );
}

interface TravelerLineProps {
  readonly traveler: KeptTraveler;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function TravelerLine({ traveler, onEdit, onRemove }: TravelerLineProps): ReactNode {
  const { t } = useTranslation('myAccount');
  const locale = useLocale();
  const name = nameOf(traveler);
  return (
    <li className={styles['entry']}>
      <span className={styles['what']}>
        <strong>{name}</strong>
        <span className={styles['muted']}>
          {t('travelers.born', { date: formatCalendarDate(traveler.birthDate, locale) })}
        </span>
      </span>
      <span className={styles['buttons']}>
        <Button size="small" aria-label={t('travelers.editNamed', { name })} onClick={onEdit}>
          {t('change')}
        </Button>
        <Button size="small" variant="quiet" aria-label={t('travelers.removeNamed', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </span>
    </li>
  );
}

function nameOf({ firstName, middleName, lastName, suffix }: KeptTraveler): string {
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
}
