import type { IssueMessages } from '@airline/forms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

const codes = [
  'originRequired',
  'destinationRequired',
  'placeNotServed',
  'samePlace',
  'departureRequired',
  'dateRequired',
  'dateInPast',
  'departureInPast',
  'returnInPast',
  'datesOutOfOrder',
  'returnRequired',
  'returnTooEarly',
] as const;

/** Gives the words of what can be wrong with a flight; with its number where there are several. */
export function useFaultMessages(number?: number): IssueMessages {
  const { t } = useTranslation('search');
  return useMemo(
    () =>
      Object.fromEntries(
        codes.map((code) => {
          const fault = t(`fault.${code}`);
          return [code, number === undefined ? fault : t('boundFault', { bound: t('bound', { number }), fault })];
        }),
      ),
    [t, number],
  );
}
