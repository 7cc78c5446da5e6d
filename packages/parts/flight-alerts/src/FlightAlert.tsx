import { Button } from '@airline/ui/button';
import { Dialog } from '@airline/ui/dialog';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const AskFlightAlert = lazy(async () => ({ default: (await import('./AskFlightAlert.tsx')).AskFlightAlert }));

export interface FlightAlertProps {
  /** As its status names it: `9Z1234`. */
  readonly flight: string;
  /** As people write it: `9Z 1234`. */
  readonly name: string;
  /** The local date of departure. */
  readonly date: string;
}

/** Renders the button that has what happens to a flight told; what it needs for that comes when it is pressed. */
export function FlightAlert({ flight, name, date }: FlightAlertProps): ReactNode {
  const { t } = useTranslation('flightAlerts');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('ask.open')}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('ask.title', { flight: name })}
        closeLabel={t('ask.close')}
      >
        <Suspense fallback={<p>{t('ask.what')}</p>}>
          <AskFlightAlert flight={flight} date={date} />
        </Suspense>
      </Dialog>
    </div>
  );
}
