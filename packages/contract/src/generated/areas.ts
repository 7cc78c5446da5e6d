// Written by `pnpm --filter @airline/contract generate` from the folders of src.

import { summary as account } from '../account/area.ts';
import { summary as accountHelp } from '../account-help/area.ts';
import { summary as airBooking } from '../air-booking/area.ts';
import { summary as boarding } from '../boarding/area.ts';
import { summary as clientSettings } from '../client-settings/area.ts';
import { summary as companies } from '../companies/area.ts';
import { summary as corporateReports } from '../corporate-reports/area.ts';
import { summary as fareWatch } from '../fare-watch/area.ts';
import { summary as flightAlerts } from '../flight-alerts/area.ts';
import { summary as flightStatus } from '../flight-status/area.ts';
import { summary as identity } from '../identity/area.ts';
import { summary as operations } from '../operations/area.ts';
import { summary as promotions } from '../promotions/area.ts';
import { summary as siteSearch } from '../site-search/area.ts';
import { summary as telemetry } from '../telemetry/area.ts';
import { summary as travelFunds } from '../travel-funds/area.ts';

export const areas = {
  'account': account,
  'account-help': accountHelp,
  'air-booking': airBooking,
  'boarding': boarding,
  'client-settings': clientSettings,
  'companies': companies,
  'corporate-reports': corporateReports,
  'fare-watch': fareWatch,
  'flight-alerts': flightAlerts,
  'flight-status': flightStatus,
  'identity': identity,
  'operations': operations,
  'promotions': promotions,
  'site-search': siteSearch,
  'telemetry': telemetry,
  'travel-funds': travelFunds,
} as const;
