import type { BoardingPassView } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { cityName } from '@airline/reference-data/place-names';
import { getStation } from '@airline/reference-data/stations';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './BoardingPass.module.css';

/** Renders the way to tell somebody when one boards: never the code itself, which boards anybody who shows it. */
export function SharePass({ pass }: { readonly pass: BoardingPassView }): ReactNode {
  const { t } = useTranslation('checkIn');
  const locale = useLocale();
  const [copied, setCopied] = useState(false);
  const { leg, position, seat } = pass;
  const shared = seat === undefined ? 'pass.shareTextNoPosition' : 'pass.shareTextSeat';
  const text = t(position === undefined ? shared : 'pass.shareText', {
    flight: leg.flight.replace(/^(..)/, '$1 '),
    from: cityName(leg.from, locale),
    to: cityName(leg.to, locale),
    date: formatCalendarDate(leg.departsAt.slice(0, 'YYYY-MM-DD'.length), locale),
    boards: new Intl.DateTimeFormat(locale, {
      timeStyle: 'short',
      timeZone: getStation(leg.from)?.timeZone || 'UTC',
    }).format(new Date(pass.boardsAt)),
    position: position ?? '',
    seat: seat ?? '',
  });
  const share = async () => {
    try {
      if (Reflect.has(navigator, 'share')) await navigator.share({ text });
      else {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      }
    } catch {
      // The person changed their mind, or the browser denies both: all of it stands on the page.
    }
  };
  return (
    <div className={styles['screenOnly']}>
      <Button size="small" variant="quiet" onClick={() => void share()}>
        {t(copied ? 'pass.copied' : 'pass.share')}
      </Button>
      <VisuallyHidden>
        <output>{copied ? t('pass.copied') : ''}</output>
      </VisuallyHidden>
    </div>
  );
}
