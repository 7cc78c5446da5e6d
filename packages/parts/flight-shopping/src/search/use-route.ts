import type { Party } from '@airline/contract';
import { useFormValue, type FormHandle } from '@airline/forms';
import { useMemo } from 'react';

import type { FareRoute } from './low-fares.ts';
import type { SearchAnswers } from './search-form.ts';

/** Gives the route of a direction once both of its places are chosen, for the prices in its calendar. */
export function useRoute(form: FormHandle<SearchAnswers>, index: number): FareRoute | undefined {
  const origin = useFormValue(form, `bounds.${index}.origin`);
  const destination = useFormValue(form, `bounds.${index}.destination`);
  const party = usePartyValue(form);
  return useMemo(
    () => (origin === '' || destination === '' || origin === destination ? undefined : { origin, destination, party }),
    [origin, destination, party],
  );
}

/** Gives the party as it is now. Its numbers are answers of their own, so each is asked for. */
export function usePartyValue(form: FormHandle<SearchAnswers>): Party {
  const adults = useFormValue(form, 'party.adults');
  const children = useFormValue(form, 'party.children');
  const lapInfants = useFormValue(form, 'party.lapInfants');
  return useMemo(() => ({ adults, children, lapInfants }), [adults, children, lapInfants]);
}
