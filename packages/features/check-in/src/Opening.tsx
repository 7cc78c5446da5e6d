import type { BoundCheckIn } from '@airline/contract';
import { useSession } from '@airline/session/react';
import { useLocale } from '@airline/ui/locale';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export interface OpeningProps {
  readonly bound: BoundCheckIn;
  readonly moment: (instant: string) => string;
}

/** Renders when check-in opens and how long that is, by the gateway's clock; once it has, the page is asked for anew. */
export function Opening({ bound: { opensAt }, moment }: OpeningProps): ReactNode {
  const { t } = useTranslation('checkIn');
  const locale = useLocale();
  const session = useSession();
  const queryClient = useQueryClient();
  // Each look is another one, whatever it sees: the next one follows also where the clock stood still.
  const [seen, setSeen] = useState(() => ({ left: Date.parse(opensAt) - session.now().getTime() }));
  const { left } = seen;
  useEffect(() => {
    const look = () => {
      const rest = Date.parse(opensAt) - session.now().getTime();
      setSeen({ left: rest });
      if (rest <= 0) void queryClient.invalidateQueries({ queryKey: ['trip'] });
    };
    // To the minute, which is what is shown; and at the opening itself.
    const timer = setTimeout(look, Math.max(1_000, Math.min(seen.left, minuteMs)));
    return () => clearTimeout(timer);
  }, [seen, opensAt, session, queryClient]);
  return (
    <>
      <p>{t('tooEarly', { moment: moment(opensAt) })}</p>
      {left > 0 && left < 48 * hourMs ? <p>{t('opensIn', { time: formatLeft(left, locale) })}</p> : null}
    </>
  );
}

function formatLeft(left: number, locale: string): string {
  const minutes = Math.ceil(left / minuteMs);
  const write = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const hours = Math.floor(minutes / 60);
  const parts = [...(hours > 0 ? [write(hours, 'hour')] : []), write(minutes % 60, 'minute')];
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}
