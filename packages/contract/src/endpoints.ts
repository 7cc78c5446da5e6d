import { correctEnrollmentEmail, enrollMember } from './account-help/enrollment.ts';
import { answerLink, completeLink, readLink } from './account-help/links.ts';
import { requestLink } from './account-help/lookups.ts';
import {
  changeEmail,
  exportAccountData,
  readConsents,
  recordConsents,
  requestErasure,
  updatePassword,
} from './account/account-data.ts';
import { listPoints, listTrips } from './account/member-trips.ts';
import {
  addPasskey,
  confirmTotp,
  readMultiFactor,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskeyRegistration,
  startTotp,
} from './account/multi-factor.ts';
import { endOpenSession, endOtherSessions, listSessions } from './account/sessions.ts';
import { requestAssertion, startPasskeyLogin } from './identity/assertion.ts';
import { readLoginSettings } from './identity/login-settings.ts';
import { endSession, exchangeToken, readKeySet } from './identity/token.ts';
import { readUserInfo, readUserInfoV3 } from './identity/user-info.ts';
import { cancelTrip, quoteCancellation } from './air-booking/cancel-trip.ts';
import { listFareFamilies } from './air-booking/fare-families.ts';
import { searchItineraries } from './air-booking/itineraries.ts';
import { readLowFareCalendar } from './air-booking/low-fare-calendar.ts';
import { createOffer } from './air-booking/offers.ts';
import { completeOrder, createOrder } from './air-booking/orders.ts';
import { readPaymentSetup } from './air-booking/payment-setup.ts';
import { exportTripCalendar, findTrip } from './air-booking/trips.ts';
import { recordClientReports } from './client-report.ts';
import type { Endpoint } from './endpoint.ts';
import { recordMeasurements } from './measurement.ts';

/** Every endpoint of the gateway, by the name that both sides call it. A browser imports the ones it needs by themselves. */
export const endpoints = {
  searchItineraries,
  readLowFareCalendar,
  listFareFamilies,
  createOffer,
  readPaymentSetup,
  createOrder,
  completeOrder,
  findTrip,
  exportTripCalendar,
  readLoginSettings,
  requestAssertion,
  startPasskeyLogin,
  exchangeToken,
  endSession,
  readKeySet,
  readUserInfo,
  readUserInfoV3,
  requestLink,
  readLink,
  answerLink,
  completeLink,
  enrollMember,
  correctEnrollmentEmail,
  updatePassword,
  changeEmail,
  readConsents,
  recordConsents,
  exportAccountData,
  requestErasure,
  readMultiFactor,
  startTotp,
  confirmTotp,
  renewRecoveryCodes,
  removeTotp,
  startPasskeyRegistration,
  addPasskey,
  removePasskey,
  listSessions,
  endOpenSession,
  endOtherSessions,
  listTrips,
  listPoints,
  quoteCancellation,
  cancelTrip,
  recordClientReports,
  recordMeasurements,
} as const satisfies Record<string, Endpoint>;

/** Names an endpoint of {@link endpoints}. */
export type EndpointName = keyof typeof endpoints;
