import { personalQueryParameters, trackedQueryParameters } from '@airline/links/query-parameters';
import * as z from 'zod/mini';

type Tracked = (typeof trackedQueryParameters)[number];
type Personal = (typeof personalQueryParameters)[number];

const personal: readonly string[] = personalQueryParameters;

/** The parameters of an address that say where a person came from: the tracked ones (docs/rules.md §9) that are no personal data. */
export const campaignParameters = trackedQueryParameters.filter(
  (name): name is Exclude<Tracked, Personal> => !personal.includes(name),
);

/**
 * Accepts what a campaign is called: 1 to 64 letters, digits, `.`, `_`, `~` and `-`, in the letter case they came in.
 *
 * What looks like a number of a person's, nine digits or more in a row, is refused, and so is an e-mail address: account, telephone and card
 * numbers end up in links that somebody else wrote.
 */
export const campaignValue = z.string().check(z.regex(/^(?!.*\d{9})[A-Za-z0-9._~-]{1,64}$/));

/** Accepts where a visit came from, by the parameters of the address it began with. */
export const campaign = z
  .partialRecord(z.enum(campaignParameters), campaignValue)
  .check(z.refine((parameters) => Object.keys(parameters).length > 0));

export type Campaign = z.infer<typeof campaign>;
