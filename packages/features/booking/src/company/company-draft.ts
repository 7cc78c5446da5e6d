import { type BookingState, useBooking } from '../booking-draft.ts';

/** What is typed and chosen for the company. */
export type CompanyDraft = NonNullable<BookingState['company']>;

export const emptyCompany: CompanyDraft = { reference: '', reason: '', travellers: {} };

/** Keeps what is typed or chosen for the company. */
export function keepCompany(values: Partial<CompanyDraft>): void {
  useBooking.setState(({ company = emptyCompany }) => ({ company: { ...company, ...values } }));
}

/** Keeps which card of the company pays, where a trip is booked under one; none where another one does. */
export function keepCompanyCard(cardId: string | undefined): void {
  if (useBooking.getState().company !== undefined) keepCompany({ cardId });
}

/** Forgets that the gateway asked for a reason or an approval: other flights may need none. */
export function keepCompanyAsked(): void {
  if (useBooking.getState().company !== undefined)
    keepCompany({ isReasonAsked: undefined, isApprovalAsked: undefined });
}
