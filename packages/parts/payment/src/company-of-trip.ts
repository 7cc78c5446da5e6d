import type { CompanyBooking, ProblemName, Trip } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { companyBookingQuery } from '@airline/session/account-queries';
import { companyOfLogin, useLoginState, useSession } from '@airline/session/react';
import { useQuery } from '@tanstack/react-query';

/**
 * Follows what the person pays with of the company that a booked trip is of; `undefined` of a private trip, of another company's, and until it is
 * known. It shows and hides: the gateway decides by the order, and not by a name, what pays.
 */
export function useCompanyOfTrip({ company }: Pick<Trip, 'company'>): CompanyBooking | undefined {
  const session = useSession();
  const isOfCompany = companyOfLogin(useLoginState()) !== undefined && company !== undefined;
  const { data } = useQuery({ ...companyBookingQuery(session), enabled: isOfCompany });
  return isOfCompany && data?.companyName === company.name ? data : undefined;
}

const refusals: ReadonlySet<ProblemName> = new Set<ProblemName>([
  'companyAccessDenied',
  'companyCardRequired',
  'companyCardNotAllowed',
  'companyCardNotFound',
]);

/** Tells whether a payment was refused for what the company wants: it may be another thing than was read. */
export function isCompanyCardRefusal(failure: Failure): boolean {
  return failure.kind === 'refused' && refusals.has(failure.name);
}
