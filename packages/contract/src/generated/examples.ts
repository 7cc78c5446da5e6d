// Written by `pnpm --filter @airline/contract generate` from the folders of src.

import { examples as examples0 } from '../account/account-data.example.ts';
import { examples as examples1 } from '../account/communications.example.ts';
import { examples as examples2 } from '../account/companion.example.ts';
import { examples as examples3 } from '../account/frequent-travelers.example.ts';
import { examples as examples4 } from '../account/loyalty-status.example.ts';
import { examples as examples5 } from '../account/member-trips.example.ts';
import { examples as examples6 } from '../account/missing-points.example.ts';
import { examples as examples7 } from '../account/multi-factor.example.ts';
import { examples as examples8 } from '../account/profile.example.ts';
import { examples as examples9 } from '../account/saved-cards.example.ts';
import { examples as examples10 } from '../account/security.example.ts';
import { examples as examples11 } from '../account/sessions.example.ts';
import { examples as examples12 } from '../account-help/enrollment.example.ts';
import { examples as examples13 } from '../account-help/links.example.ts';
import { examples as examples14 } from '../account-help/lookups.example.ts';
import { examples as examples15 } from '../air-booking/cancel-trip.example.ts';
import { examples as examples16 } from '../air-booking/change-trip.example.ts';
import { examples as examples17 } from '../air-booking/check-in.example.ts';
import { examples as examples18 } from '../air-booking/companion-fare.example.ts';
import { examples as examples19 } from '../air-booking/destinations.example.ts';
import { examples as examples20 } from '../air-booking/disruption-link.example.ts';
import { examples as examples21 } from '../air-booking/extras.example.ts';
import { examples as examples22 } from '../air-booking/fare-families.example.ts';
import { examples as examples23 } from '../air-booking/itineraries.example.ts';
import { examples as examples24 } from '../air-booking/low-fare-calendar.example.ts';
import { examples as examples25 } from '../air-booking/offers.example.ts';
import { examples as examples26 } from '../air-booking/orders.example.ts';
import { examples as examples27 } from '../air-booking/payment-setup.example.ts';
import { examples as examples28 } from '../air-booking/schedules.example.ts';
import { examples as examples29 } from '../air-booking/seats.example.ts';
import { examples as examples30 } from '../air-booking/trip-link.example.ts';
import { examples as examples31 } from '../air-booking/trip-travellers.example.ts';
import { examples as examples32 } from '../air-booking/trips.example.ts';
import { examples as examples33 } from '../boarding/boarding.example.ts';
import { examples as examples34 } from '../client-settings/client-settings.example.ts';
import { examples as examples35 } from '../companies/approvals.example.ts';
import { examples as examples36 } from '../companies/booking.example.ts';
import { examples as examples37 } from '../companies/cards.example.ts';
import { examples as examples38 } from '../companies/company.example.ts';
import { examples as examples39 } from '../companies/invitations.example.ts';
import { examples as examples40 } from '../companies/members.example.ts';
import { examples as examples41 } from '../companies/report-credentials.example.ts';
import { examples as examples42 } from '../companies/sign-on.example.ts';
import { examples as examples43 } from '../companies/signups.example.ts';
import { examples as examples44 } from '../companies/support.example.ts';
import { examples as examples45 } from '../companies/travel-policy.example.ts';
import { examples as examples46 } from '../corporate-reports/overview.example.ts';
import { examples as examples47 } from '../corporate-reports/report-views.example.ts';
import { examples as examples48 } from '../corporate-reports/reports.example.ts';
import { examples as examples49 } from '../fare-watch/fare-watches.example.ts';
import { examples as examples50 } from '../flight-alerts/flight-alerts.example.ts';
import { examples as examples51 } from '../flight-status/flight-reports.example.ts';
import { examples as examples52 } from '../flight-status/flight-status.example.ts';
import { examples as examples53 } from '../identity/assertion.example.ts';
import { examples as examples54 } from '../identity/token.example.ts';
import { examples as examples55 } from '../identity/user-info.example.ts';
import { examples as examples56 } from '../operations/experiments.example.ts';
import { examples as examples57 } from '../operations/funnel.example.ts';
import { examples as examples58 } from '../operations/operations.example.ts';
import { examples as examples59 } from '../operations/points-requests.example.ts';
import { examples as examples60 } from '../promotions/managed.example.ts';
import { examples as examples61 } from '../promotions/promotions.example.ts';
import { examples as examples62 } from '../site-search/search.example.ts';
import { examples as examples63 } from '../site-search/suggest.example.ts';
import { examples as examples64 } from '../telemetry/browser-span.example.ts';
import { examples as examples65 } from '../telemetry/client-report.example.ts';
import { examples as examples66 } from '../telemetry/experiments.example.ts';
import { examples as examples67 } from '../telemetry/measurement.example.ts';
import { examples as examples68 } from '../travel-funds/funds.example.ts';
import { examples as examples69 } from '../travel-funds/transfers.example.ts';

export const examples = {
  ...examples0,
  ...examples1,
  ...examples2,
  ...examples3,
  ...examples4,
  ...examples5,
  ...examples6,
  ...examples7,
  ...examples8,
  ...examples9,
  ...examples10,
  ...examples11,
  ...examples12,
  ...examples13,
  ...examples14,
  ...examples15,
  ...examples16,
  ...examples17,
  ...examples18,
  ...examples19,
  ...examples20,
  ...examples21,
  ...examples22,
  ...examples23,
  ...examples24,
  ...examples25,
  ...examples26,
  ...examples27,
  ...examples28,
  ...examples29,
  ...examples30,
  ...examples31,
  ...examples32,
  ...examples33,
  ...examples34,
  ...examples35,
  ...examples36,
  ...examples37,
  ...examples38,
  ...examples39,
  ...examples40,
  ...examples41,
  ...examples42,
  ...examples43,
  ...examples44,
  ...examples45,
  ...examples46,
  ...examples47,
  ...examples48,
  ...examples49,
  ...examples50,
  ...examples51,
  ...examples52,
  ...examples53,
  ...examples54,
  ...examples55,
  ...examples56,
  ...examples57,
  ...examples58,
  ...examples59,
  ...examples60,
  ...examples61,
  ...examples62,
  ...examples63,
  ...examples64,
  ...examples65,
  ...examples66,
  ...examples67,
  ...examples68,
  ...examples69,
};
