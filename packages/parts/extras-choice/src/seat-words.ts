import type { CabinView, SeatKind, SeatMapView } from '@airline/contract';
import type { Cabin, SeatMapTexts } from '@airline/ui/seat-map';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { useTranslation } from 'react-i18next';

/** Gives the words of the map of a flight's seats, as it is for one traveller. */
export function useSeatWords(label: string, { cabin, prices }: Pick<SeatMapView, 'cabin' | 'prices'>): SeatMapTexts {
  const { t } = useTranslation('extras');
  const locale = useLocale();
  const kinds = new Map(listSeats(cabin).map(({ id, kind }) => [id, kind]));
  return {
    label,
    front: t('seats.front'),
    row: (number) => t('seats.row', { number }),
    legend: {
      free: t('seats.legend.free'),
      extra: t('seats.legend.extra'),
      taken: t('seats.legend.taken'),
      chosen: t('seats.legend.chosen'),
    },
    seat({ id, state }, passenger) {
      const kind: SeatKind = kinds.get(id) ?? 'plain';
      const said = [id, t(`seats.side.${sideOf(cabin, id)}`), ...(kind === 'plain' ? [] : [t(`seats.kind.${kind}`)])];
      if (passenger !== undefined) return [...said, t('seats.of', { name: passenger })].join(', ');
      if (state === 'taken') return [...said, t('seats.taken')].join(', ');
      return [...said, t('seats.free'), formatMoney(prices[kind], locale)].join(', ');
    },
  };
}

/** Says where in its row a seat stands. */
function sideOf(cabin: CabinView | undefined, id: string): 'window' | 'middle' | 'aisle' {
  const columns = cabin?.columns ?? [];
  const place = columns.indexOf(id.slice(-1));
  if (place === 0 || place === columns.length - 1) return 'window';
  return columns[place - 1] === null || columns[place + 1] === null ? 'aisle' : 'middle';
}

function listSeats(cabin: CabinView | undefined) {
  return (cabin?.rows ?? []).flatMap(({ seats }) => seats.filter((seat) => seat !== null));
}

/** Gives a flight's cabin as the map shows it: what others have is taken, and so is an exit for who may not sit there. */
export function toCabin(
  cabin: CabinView,
  isTaken: (seat: { readonly id: string; readonly kind: SeatKind }) => boolean,
): Cabin {
  return {
    columns: cabin.columns,
    rows: cabin.rows.map(({ number, seats }) => ({
      number,
      seats: seats.map((seat) => (seat === null ? null : { ...seat, state: isTaken(seat) ? 'taken' : 'free' })),
    })),
  };
}
