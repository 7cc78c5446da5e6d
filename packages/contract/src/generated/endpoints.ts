// Written by `pnpm --filter @airline/contract generate` from the folders of src.

import type { Endpoint } from '../endpoint.ts';
import { updatePassword, changeEmail, readConsents, recordConsents, exportAccountData, requestErasure } from '../account/account-data.ts';
import { readMailChoices, updateMailChoices, stopPromotionMails, unsubscribePromotionMails } from '../account/communications.ts';
import { readCompanion, nameCompanion } from '../account/companion.ts';
import { listFrequentTravelers, putFrequentTraveler, removeFrequentTraveler } from '../account/frequent-travelers.ts';
import { readLoyaltyStatus } from '../account/loyalty-status.ts';
import { listTrips, addTrip, removeTrip, listPoints } from '../account/member-trips.ts';
import { listPointsRequests, requestPoints } from '../account/missing-points.ts';
import { readMultiFactor, startTotp, confirmTotp, renewRecoveryCodes, removeTotp, startPasskeyRegistration, addPasskey, removePasskey } from '../account/multi-factor.ts';
import { readProfile, updatePersonalDetails, updateUsername, updateTravelPreferences } from '../account/profile.ts';
import { listSavedCards, saveCard, changeSavedCard, removeSavedCard, payWithSavedCard } from '../account/saved-cards.ts';
import { readSecurityQuestions, updateSecurityQuestions, readLoginHistory, listTrustedDevices, forgetTrustedDevice } from '../account/security.ts';
import { listSessions, endOpenSession, endOtherSessions } from '../account/sessions.ts';
import { enrollMember, correctEnrollmentEmail } from '../account-help/enrollment.ts';
import { readLink, answerLink, completeLink } from '../account-help/links.ts';
import { requestLink } from '../account-help/lookups.ts';
import { quoteCancellation, cancelTrip } from '../air-booking/cancel-trip.ts';
import { readChangeOptions, quoteChange, changeTrip, completeChange } from '../air-booking/change-trip.ts';
import { readCheckIn, checkIn, tagBags, readBoardingPasses, readWalletPass, mailBoardingPasses } from '../air-booking/check-in.ts';
import { priceCompanionFare } from '../air-booking/companion-fare.ts';
import { listDestinations } from '../air-booking/destinations.ts';
import { openDisruptionLink, takeDisruptionLink } from '../air-booking/disruption-link.ts';
import { readExtras, readOfferExtras, buyExtras, completeExtras } from '../air-booking/extras.ts';
import { listFareFamilies } from '../air-booking/fare-families.ts';
import { searchItineraries } from '../air-booking/itineraries.ts';
import { readLowFareCalendar } from '../air-booking/low-fare-calendar.ts';
import { createOffer } from '../air-booking/offers.ts';
import { createOrder, completeOrder } from '../air-booking/orders.ts';
import { readPaymentSetup } from '../air-booking/payment-setup.ts';
import { listSchedules, exportScheduleCalendar, exportScheduleSsim } from '../air-booking/schedules.ts';
import { readSeats, chooseSeats } from '../air-booking/seats.ts';
import { openTripLink } from '../air-booking/trip-link.ts';
import { readTravellers, correctTraveller, correctContact, undoContact } from '../air-booking/trip-travellers.ts';
import { findTrip, exportTripCalendar, requestTripCode } from '../air-booking/trips.ts';
import { readFlightBoarding, scanPass, takeOffBoard, callPlaces } from '../boarding/boarding.ts';
import { readClientSettings } from '../client-settings/client-settings.ts';
import { requestApproval, listOwnApprovals, listApprovals, decideApproval, readMailedApproval, decideMailedApproval } from '../companies/approvals.ts';
import { readCompanyBooking, findCompanyTravellers } from '../companies/booking.ts';
import { listCompanyCards, saveCompanyCard, removeCompanyCard } from '../companies/cards.ts';
import { readCompany, updateCompany, saveDepartment, saveCostCentre, listCompanyEvents } from '../companies/company.ts';
import { readInvitation, acceptInvitation } from '../companies/invitations.ts';
import { listCompanyMembers, inviteCompanyMember, importCompanyMembers, changeCompanyMember, endCompanyMember } from '../companies/members.ts';
import { listReportCredentials, makeReportCredential, endReportCredential } from '../companies/report-credentials.ts';
import { readSignOn, saveSignOn, trySignOn, removeSignOn, startCompanyLogin, completeCompanyLogin } from '../companies/sign-on.ts';
import { signUpCompany, readCompanySignup, completeCompanySignup } from '../companies/signups.ts';
import { writeToSupport, listSupportRequests, readServiceStatus } from '../companies/support.ts';
import { readTravelPolicy, publishTravelPolicy, simulateTravelPolicy } from '../companies/travel-policy.ts';
import { readCompanyOverview, writeToTravellers } from '../corporate-reports/overview.ts';
import { listReportViews, saveReportView, deleteReportView, scheduleReportView, unscheduleReportView, readReportMail, stopReportMail, unsubscribeReportMail } from '../corporate-reports/report-views.ts';
import { readCompanyReport, createReportFile, downloadReportFile } from '../corporate-reports/reports.ts';
import { readTripFareWatch, setTripFareWatch, watchSearch, readFareWatch, confirmFareWatch, stopFareWatch, unsubscribeFareWatch, listFareWatches, endFareWatch } from '../fare-watch/fare-watches.ts';
import { readTripFlightAlerts, setTripFlightAlerts, askFlightAlert, readFlightAlert, confirmFlightAlert, stopFlightAlert, unsubscribeFlightAlert } from '../flight-alerts/flight-alerts.ts';
import { recordFlightReports, recordOperationalMessages } from '../flight-status/flight-reports.ts';
import { readFlightStatus, listRouteStatus } from '../flight-status/flight-status.ts';
import { requestAssertion, startPasskeyLogin } from '../identity/assertion.ts';
import { exchangeToken, endSession, readKeySet } from '../identity/token.ts';
import { readUserInfoV3, readUserInfo } from '../identity/user-info.ts';
import { reportExperiments } from '../operations/experiments.ts';
import { readFunnel } from '../operations/funnel.ts';
import { readOperations, retryJobs } from '../operations/operations.ts';
import { listWaitingPointsRequests, decidePointsRequest } from '../operations/points-requests.ts';
import { listManagedPromotions, readManagedPromotion, savePromotion, publishPromotion, endPromotion, measureAudience } from '../promotions/managed.ts';
import { listPromotions, readPromotion, registerForPromotion } from '../promotions/promotions.ts';
import { searchSite, showSearchResults } from '../site-search/search.ts';
import { suggestSearches } from '../site-search/suggest.ts';
import { recordBrowserSpans } from '../telemetry/browser-span.ts';
import { recordClientReports } from '../telemetry/client-report.ts';
import { listExperiments } from '../telemetry/experiments.ts';
import { recordMeasurements } from '../telemetry/measurement.ts';
import { lookUpTravelFund, listTravelFunds, claimTravelFund } from '../travel-funds/funds.ts';
import { quoteFundTransfer, transferFund } from '../travel-funds/transfers.ts';

/** Every endpoint of the gateway, by the name that both sides call it. A browser imports the ones it needs by themselves. */
export const endpoints = {
  updatePassword,
  changeEmail,
  readConsents,
  recordConsents,
  exportAccountData,
  requestErasure,
  readMailChoices,
  updateMailChoices,
  stopPromotionMails,
  unsubscribePromotionMails,
  readCompanion,
  nameCompanion,
  listFrequentTravelers,
  putFrequentTraveler,
  removeFrequentTraveler,
  readLoyaltyStatus,
  listTrips,
  addTrip,
  removeTrip,
  listPoints,
  listPointsRequests,
  requestPoints,
  readMultiFactor,
  startTotp,
  confirmTotp,
  renewRecoveryCodes,
  removeTotp,
  startPasskeyRegistration,
  addPasskey,
  removePasskey,
  readProfile,
  updatePersonalDetails,
  updateUsername,
  updateTravelPreferences,
  listSavedCards,
  saveCard,
  changeSavedCard,
  removeSavedCard,
  payWithSavedCard,
  readSecurityQuestions,
  updateSecurityQuestions,
  readLoginHistory,
  listTrustedDevices,
  forgetTrustedDevice,
  listSessions,
  endOpenSession,
  endOtherSessions,
  enrollMember,
  correctEnrollmentEmail,
  readLink,
  answerLink,
  completeLink,
  requestLink,
  quoteCancellation,
  cancelTrip,
  readChangeOptions,
  quoteChange,
  changeTrip,
  completeChange,
  readCheckIn,
  checkIn,
  tagBags,
  readBoardingPasses,
  readWalletPass,
  mailBoardingPasses,
  priceCompanionFare,
  listDestinations,
  openDisruptionLink,
  takeDisruptionLink,
  readExtras,
  readOfferExtras,
  buyExtras,
  completeExtras,
  listFareFamilies,
  searchItineraries,
  readLowFareCalendar,
  createOffer,
  createOrder,
  completeOrder,
  readPaymentSetup,
  listSchedules,
  exportScheduleCalendar,
  exportScheduleSsim,
  readSeats,
  chooseSeats,
  openTripLink,
  readTravellers,
  correctTraveller,
  correctContact,
  undoContact,
  findTrip,
  exportTripCalendar,
  requestTripCode,
  readFlightBoarding,
  scanPass,
  takeOffBoard,
  callPlaces,
  readClientSettings,
  requestApproval,
  listOwnApprovals,
  listApprovals,
  decideApproval,
  readMailedApproval,
  decideMailedApproval,
  readCompanyBooking,
  findCompanyTravellers,
  listCompanyCards,
  saveCompanyCard,
  removeCompanyCard,
  readCompany,
  updateCompany,
  saveDepartment,
  saveCostCentre,
  listCompanyEvents,
  readInvitation,
  acceptInvitation,
  listCompanyMembers,
  inviteCompanyMember,
  importCompanyMembers,
  changeCompanyMember,
  endCompanyMember,
  listReportCredentials,
  makeReportCredential,
  endReportCredential,
  readSignOn,
  saveSignOn,
  trySignOn,
  removeSignOn,
  startCompanyLogin,
  completeCompanyLogin,
  signUpCompany,
  readCompanySignup,
  completeCompanySignup,
  writeToSupport,
  listSupportRequests,
  readServiceStatus,
  readTravelPolicy,
  publishTravelPolicy,
  simulateTravelPolicy,
  readCompanyOverview,
  writeToTravellers,
  listReportViews,
  saveReportView,
  deleteReportView,
  scheduleReportView,
  unscheduleReportView,
  readReportMail,
  stopReportMail,
  unsubscribeReportMail,
  readCompanyReport,
  createReportFile,
  downloadReportFile,
  readTripFareWatch,
  setTripFareWatch,
  watchSearch,
  readFareWatch,
  confirmFareWatch,
  stopFareWatch,
  unsubscribeFareWatch,
  listFareWatches,
  endFareWatch,
  readTripFlightAlerts,
  setTripFlightAlerts,
  askFlightAlert,
  readFlightAlert,
  confirmFlightAlert,
  stopFlightAlert,
  unsubscribeFlightAlert,
  recordFlightReports,
  recordOperationalMessages,
  readFlightStatus,
  listRouteStatus,
  requestAssertion,
  startPasskeyLogin,
  exchangeToken,
  endSession,
  readKeySet,
  readUserInfoV3,
  readUserInfo,
  reportExperiments,
  readFunnel,
  readOperations,
  retryJobs,
  listWaitingPointsRequests,
  decidePointsRequest,
  listManagedPromotions,
  readManagedPromotion,
  savePromotion,
  publishPromotion,
  endPromotion,
  measureAudience,
  listPromotions,
  readPromotion,
  registerForPromotion,
  searchSite,
  showSearchResults,
  suggestSearches,
  recordBrowserSpans,
  recordClientReports,
  listExperiments,
  recordMeasurements,
  lookUpTravelFund,
  listTravelFunds,
  claimTravelFund,
  quoteFundTransfer,
  transferFund,
} as const satisfies Record<string, Endpoint>;

/** Names an endpoint of {@link endpoints}. */
export type EndpointName = keyof typeof endpoints;
