import { useHeaderPlace } from '@airline/app-shell';
import { useFlag } from '@airline/app-shell/flags';
import type { Offer } from '@airline/contract';
import { usePriceTotal } from '@airline/itinerary';
import { placeName } from '@airline/reference-data/place-names';
import { useLocale } from '@airline/ui/locale';
import { useDisclosure } from '@airline/ui/use-disclosure';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { OfferDetails } from './BookingSummary.tsx';
import styles from './MiniCart.module.css';
import { usePriceWithExtras, wantsPoints } from './PayTotal.tsx';

interface MiniCartProps {
  readonly offer: Offer;
}

/** Renders the chosen flights and their price in the header, where the flag `miniCart` is on and there is a header. */
export function MiniCart({ offer }: MiniCartProps): ReactNode {
  const place = useHeaderPlace();
  const isOn = useFlag('miniCart');
  return isOn && place !== null ? createPortal(<Cart offer={offer} />, place) : null;
}

function Cart({ offer }: MiniCartProps): ReactNode {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const total = usePriceTotal(usePriceWithExtras(offer), useBooking(wantsPoints));
  const { open, setOpen, container, button, panelId } = useDisclosure<HTMLDivElement>();
  const [first] = offer.bounds;
  if (first === undefined) return null;
  const { legs } = first.itinerary;
  return (
    <div ref={container} className={styles['cart']}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>{t('summary.title')}:</VisuallyHidden>{' '}
        <span className={styles['route']}>
          {placeName(legs[0]?.from ?? first.origin, locale)} – {placeName(legs.at(-1)?.to ?? first.destination, locale)}
        </span>{' '}
        <strong>{total}</strong>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 10 5 5 5-5" />
        </svg>
      </button>
      <section id={panelId} className={styles['panel']} hidden={!open} aria-label={t('summary.title')}>
        {open ? <OfferDetails offer={offer} /> : null}
      </section>
    </div>
  );
}
