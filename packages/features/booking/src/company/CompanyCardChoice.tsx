import { buildPath } from '@airline/links';
import { CompanyCards } from '@airline/payment';
import { ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';

import { useBooking } from '../booking-draft.ts';
import type { TripForCompany } from './company-booking.ts';
import { keepCompany } from './company-draft.ts';

/** Renders the cards of the company that may pay, each one press that leads to the review. */
export function CompanyCardChoice({ trip }: { readonly trip: TripForCompany }): ReactNode {
  return (
    <CompanyCards booking={trip.booking}>
      {({ id }, label) => (
        <ButtonLink
          href={buildPath('air-booking-review')}
          variant="primary"
          onClick={() => {
            keepCompany({ cardId: id });
            useBooking.setState({ payBy: 'card', paysWithPoints: false });
          }}
        >
          {label}
        </ButtonLink>
      )}
    </CompanyCards>
  );
}
