import { account } from './account.ts';
import { accountHelp } from './account-help.ts';
import { booking } from './booking.ts';
import { ctm } from './ctm.ts';
import { errors } from './errors.ts';
import { flights } from './flights.ts';
import { forms } from './forms.ts';
import { journey } from './journey.ts';
import { problems } from './problems.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { traveller } from './traveller.ts';
import { trips } from './trips.ts';
import { urgency } from './urgency.ts';
import { webview } from './webview.ts';

export const es = {
  account,
  accountHelp,
  booking,
  ctm,
  errors,
  flights,
  forms,
  journey,
  problems,
  search,
  shell,
  traveller,
  trips,
  urgency,
  webview,
} as const;
