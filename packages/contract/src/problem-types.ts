/**
 * The refusals of the gateway that have no number in the error catalogue: a path to tell them by, status, technical title.
 *
 * The words a person reads stand in i18n under `gatewayRefusals:<name>`.
 *
 * Source: RFC 9457 §4.
 */
export const problemTypes = {
  idempotencyKeyMissing: {
    type: '/problems/request/idempotency-key-missing',
    status: 400,
    title: 'The request needs an Idempotency-Key header of 16 to 64 letters, digits, hyphens and underscores.',
  },
  idempotencyKeyReused: {
    type: '/problems/request/idempotency-key-reused',
    status: 422,
    title: 'The Idempotency-Key was used for another request: make a new one for each intent.',
  },
  idempotencyKeyInUse: {
    type: '/problems/request/idempotency-key-in-use',
    status: 409,
    title: 'The first request with this Idempotency-Key is still under way: ask again in a moment.',
  },
  missingParameter: {
    type: '/problems/site-search/missing-parameter',
    status: 400,
    title: 'MissingParameter: the query lacks a parameter that this search needs.',
  },
  invalidCollection: {
    type: '/problems/site-search/invalid-collection',
    status: 404,
    title: 'InvalidCollection: there is no collection of this name.',
  },
  offerInvalid: {
    type: '/problems/air-booking/offer-invalid',
    status: 400,
    title: 'The offer is not one that this gateway signed.',
  },
  offerExpired: {
    type: '/problems/air-booking/offer-expired',
    status: 410,
    title: 'The offer has expired: ask for a new one.',
  },
  soldOut: {
    type: '/problems/air-booking/sold-out',
    status: 409,
    title: 'A flight of the offer has no seats left for the party.',
  },
  flightDeparted: {
    type: '/problems/air-booking/flight-departed',
    status: 409,
    title: 'A flight of the offer is no longer sold: it departs too soon, or has departed.',
  },
  offerAlreadyOrdered: {
    type: '/problems/air-booking/offer-already-ordered',
    status: 409,
    title: 'The offer was ordered already, for other travellers or another contact: ask for a new one.',
  },
  tooManyHolds: {
    type: '/problems/air-booking/too-many-holds',
    status: 429,
    title:
      'This account, e-mail address, network address or card has too many orders that wait for their payment: each ends within 15 minutes. Nothing was charged.',
  },
  tooManyHoldsOnFlight: {
    type: '/problems/air-booking/too-many-holds-on-flight',
    status: 409,
    title:
      'Too many seats of a flight wait for the consent of banks: another card, or a little later. Nothing was charged.',
  },
  tooManyDeclines: {
    type: '/problems/payment/too-many-declines',
    status: 429,
    title:
      'Too many payments of this account, e-mail address or network address were declined: ask again within an hour. Nothing was charged.',
  },
  paymentDeclined: {
    type: '/problems/payment/declined',
    status: 402,
    title: 'The payment was declined; nothing was charged.',
  },
  payPalNotOffered: {
    type: '/problems/payment/paypal-not-offered',
    status: 409,
    title: 'PayPal is not offered here now: pay with something else.',
  },
  walletNotOffered: {
    type: '/problems/payment/wallet-not-offered',
    status: 409,
    title: 'This wallet is not offered here now: pay with something else.',
  },
  paymentTokenInvalid: {
    type: '/problems/payment/token-invalid',
    status: 422,
    title: 'The payment token is unknown, used or expired: enter the card again.',
  },
  paymentUnavailable: {
    type: '/problems/payment/unavailable',
    status: 503,
    title: 'The payment processor does not answer; nothing was charged.',
  },
  orderNotFound: {
    type: '/problems/air-booking/order-not-found',
    status: 404,
    title: 'There is no such order.',
  },
  holdExpired: {
    type: '/problems/air-booking/hold-expired',
    status: 410,
    title: 'The seats were not paid in time and were released; nothing was charged.',
  },
  tripNotFound: {
    type: '/problems/air-booking/trip-not-found',
    status: 404,
    title: 'No trip has this record locator and this name.',
  },
  tooManyRequests: {
    type: '/problems/request/too-many-requests',
    status: 429,
    title: 'There were too many requests of this kind: ask again after the seconds of Retry-After.',
  },
  apiKeyInvalid: {
    type: '/problems/request/api-key-invalid',
    status: 403,
    title: 'The request does not carry an API key of this gateway as x-api-key.',
  },
  foreignPage: {
    type: '/problems/request/foreign-page',
    status: 403,
    title: 'A page of another origin sent the request: nothing was done.',
  },
  feedKeyInvalid: {
    type: '/problems/flight-status/feed-key-invalid',
    status: 401,
    title: 'The request does not carry the key of the feed of operations, or this gateway takes none.',
  },
  notPermitted: {
    type: '/problems/identity/not-permitted',
    status: 403,
    title: 'This kind of account may not do this.',
  },
  nobodyThere: {
    type: '/problems/corporate/nobody-there',
    status: 409,
    title: 'Nobody of the company is at this station, on the way there or about to leave it: nothing was sent.',
  },
  linkInvalid: {
    type: '/problems/account-help/link-invalid',
    status: 404,
    title: 'The mailed link is not one that this gateway made.',
  },
  linkExpired: {
    type: '/problems/account-help/link-expired',
    status: 410,
    title: 'The mailed link has expired: ask for a new one.',
  },
  linkUsed: {
    type: '/problems/account-help/link-used',
    status: 410,
    title: 'The mailed link was used already.',
  },
  linkSuperseded: {
    type: '/problems/account-help/link-superseded',
    status: 410,
    title: 'A newer link was mailed: use that one.',
  },
  linkExhausted: {
    type: '/problems/account-help/link-exhausted',
    status: 410,
    title: 'The answers were wrong too often for this link: ask for a new one.',
  },
  proofMissing: {
    type: '/problems/account-help/proof-missing',
    status: 409,
    title: 'The link’s questions are not answered yet.',
  },
  enrollmentConfirmed: {
    type: '/problems/account-help/enrollment-confirmed',
    status: 409,
    title: 'The enrolment is confirmed already: log in.',
  },
  loginElsewhere: {
    type: '/problems/identity/login-elsewhere',
    status: 403,
    title: 'Name and password fit, and the account logs in elsewhere: nextStep has where.',
  },
  signOnNotOffered: {
    type: '/problems/identity/sign-on-not-offered',
    status: 404,
    title: 'No company lets people of this mail domain log in with its accounts.',
  },
  signOnExpired: {
    type: '/problems/identity/sign-on-expired',
    status: 410,
    title: 'The login was started too long ago or in another browser, or has ended: start again.',
  },
  signOnRefused: {
    type: '/problems/identity/sign-on-refused',
    status: 403,
    title: "The company's provider did not prove who the person is.",
  },
  signOnNotMember: {
    type: '/problems/identity/sign-on-not-member',
    status: 403,
    title: "The company's provider proved somebody who is not of the company here.",
  },
  signOnInvited: {
    type: '/problems/identity/sign-on-invited',
    status: 403,
    title: 'The person has an open invitation of the company: nextStep has its path.',
  },
  signOnEmailUnverified: {
    type: '/problems/identity/sign-on-email-unverified',
    status: 403,
    title:
      "The company's provider gives no verified e-mail address of the company's domains, by which people are known at their first login.",
  },
  signOnRequired: {
    type: '/problems/identity/sign-on-required',
    status: 403,
    title: 'The company lets its people log in with its own accounts alone.',
  },
  signOnProviderAway: {
    type: '/problems/identity/sign-on-provider-away',
    status: 424,
    title: "The company's provider does not answer.",
  },
  signOnDomainRefused: {
    type: '/problems/companies/sign-on-domain-refused',
    status: 422,
    title: "A mail domain is another company's, is no administrator's own, or is a public mail provider's.",
  },
  signOnSecretMissing: {
    type: '/problems/companies/sign-on-secret-missing',
    status: 422,
    title: 'Another provider or client needs its client secret.',
  },
  signOnAddressNotAllowed: {
    type: '/problems/companies/sign-on-address-not-allowed',
    status: 422,
    title: 'The issuer is no https address of a public network, or has a query, a fragment or credentials.',
  },
  codeUsed: {
    type: '/problems/identity/code-used',
    status: 422,
    title: 'The code of the second factor was used before: wait for the next one.',
  },
  codeIncorrect: {
    type: '/problems/identity/code-incorrect',
    status: 422,
    title: 'The code of the second factor is not right.',
  },
  passkeyRefused: {
    type: '/problems/identity/passkey-refused',
    status: 422,
    title: 'The passkey does not fit the challenge, or is not known.',
  },
  challengeExpired: {
    type: '/problems/identity/challenge-expired',
    status: 410,
    title: 'The challenge has expired or was used: start again.',
  },
  lastFactor: {
    type: '/problems/identity/last-factor',
    status: 409,
    title: 'An account without a password keeps its last passkey.',
  },
  accountDataUnavailable: {
    type: '/problems/account/data-unavailable',
    status: 409,
    title: 'An account of this kind keeps its data elsewhere: ask the company.',
  },
  pointsInsufficient: {
    type: '/problems/loyalty/points-insufficient',
    status: 402,
    title: 'The account has fewer points than the journey costs; nothing was taken.',
  },
  pointsLocked: {
    type: '/problems/loyalty/points-locked',
    status: 409,
    title: 'The e-mail address of the account changed within the last 24 hours: its points cannot be spent yet.',
  },
  tripCodeNeeded: {
    type: '/problems/air-booking/trip-code-needed',
    status: 403,
    title: 'A name shows a trip; to change it takes the code mailed to its contact, or the login of whose trip it is.',
  },
  tripCodeIncorrect: {
    type: '/problems/air-booking/trip-code-incorrect',
    status: 422,
    title: 'The code is not the one that was mailed to the contact of the trip.',
  },
  tripCodeExpired: {
    type: '/problems/air-booking/trip-code-expired',
    status: 410,
    title: 'The code of the trip has expired, was used, or was typed wrong too often: ask for a new one.',
  },
  tripAlreadyCancelled: {
    type: '/problems/air-booking/trip-already-cancelled',
    status: 409,
    title: 'The trip is cancelled already.',
  },
  cancellationClosed: {
    type: '/problems/air-booking/cancellation-closed',
    status: 409,
    title:
      'The trip, or the part of it, can no longer be cancelled: its first flight departs too soon, or has departed.',
  },
  travellerOnBoard: {
    type: '/problems/air-booking/traveller-on-board',
    status: 409,
    title:
      'Somebody whose flight would be cancelled is on board of it: the gate takes them off first. Nothing was cancelled.',
  },
  cancellationChanged: {
    type: '/problems/air-booking/cancellation-changed',
    status: 409,
    title:
      'Less comes back by now than the request says was shown, or the trip is another one by now: ask for a new quote. Nothing was cancelled.',
  },
  adultNeeded: {
    type: '/problems/air-booking/adult-needed',
    status: 409,
    title:
      'Those who stay could not fly: a child or lap infant would be without an adult, or an adult with two lap infants. Nothing was cancelled.',
  },
  cancelledTogether: {
    type: '/problems/air-booking/cancelled-together',
    status: 409,
    title: 'The trip was priced as a whole by an earlier release: it is cancelled whole. Nothing was cancelled.',
  },
  changeNotAllowed: {
    type: '/problems/air-booking/change-not-allowed',
    status: 409,
    title: 'The fare of a direction allows no change. Nothing was changed.',
  },
  changeClosed: {
    type: '/problems/air-booking/change-closed',
    status: 409,
    title: 'A direction departs too soon to be changed, or has departed. Nothing was changed.',
  },
  changeUnchanged: {
    type: '/problems/air-booking/change-unchanged',
    status: 409,
    title: 'A direction would change to the flights and the fare that it has.',
  },
  changedTogether: {
    type: '/problems/air-booking/changed-together',
    status: 409,
    title: 'The trip was priced as a whole by an earlier release: all its directions are changed at once.',
  },
  changeChanged: {
    type: '/problems/air-booking/change-changed',
    status: 409,
    title:
      'The change costs more, or gives back less, than the request says was shown, or the trip is another one by now: ask for a new quote. Nothing was changed.',
  },
  changeUnderWay: {
    type: '/problems/air-booking/change-under-way',
    status: 409,
    title: 'Another change of the trip waits for its payment: it ends within 15 minutes. Nothing was changed.',
  },
  changeNotFound: {
    type: '/problems/air-booking/change-not-found',
    status: 404,
    title: 'There is no such change.',
  },
  correctionOutdated: {
    type: '/problems/air-booking/correction-outdated',
    status: 409,
    title:
      'The travellers or the contact were corrected since the revision that the request names: read them again. Nothing was corrected.',
  },
  correctionsClosed: {
    type: '/problems/air-booking/corrections-closed',
    status: 409,
    title: 'The last flight of the trip has departed: nothing of it is corrected any more.',
  },
  nameOfAnotherPerson: {
    type: '/problems/air-booking/name-of-another-person',
    status: 409,
    title:
      'The name differs from the one that was booked by more than a slip: a person has to look at it. Nothing was corrected.',
  },
  nameCorrectionsClosed: {
    type: '/problems/air-booking/name-corrections-closed',
    status: 409,
    title: 'Check-in has opened: names are no longer corrected here. Nothing was corrected.',
  },
  nameCorrectionsUsedUp: {
    type: '/problems/air-booking/name-corrections-used-up',
    status: 409,
    title: 'The name of this traveller was corrected as often as it may be. Nothing was corrected.',
  },
  extraNotOpen: {
    type: '/problems/air-booking/extra-not-open',
    status: 409,
    title:
      'The sale of an extra has not begun: upgraded boarding is sold from 24 hours before its flight. Nothing was bought.',
  },
  extraClosed: {
    type: '/problems/air-booking/extra-closed',
    status: 409,
    title: 'The sale of an extra is over. Nothing was bought.',
  },
  extraSoldOut: {
    type: '/problems/air-booking/extra-sold-out',
    status: 409,
    title: 'A flight has fewer of the first places left than are wanted. Nothing was bought.',
  },
  seatTaken: {
    type: '/problems/air-booking/seat-taken',
    status: 409,
    title:
      'Somebody else has a seat that is wanted: read the seats again and choose another one. Nothing was changed or bought.',
  },
  seatNotFree: {
    type: '/problems/air-booking/seat-not-free',
    status: 409,
    title: 'Something is due for these seats: buy them. Nothing was changed.',
  },
  extraNotOffered: {
    type: '/problems/air-booking/extra-not-offered',
    status: 409,
    title:
      'An extra is not sold for this traveller: the fare includes it, it was bought, or the flight boards otherwise. Nothing was bought.',
  },
  extrasChanged: {
    type: '/problems/air-booking/extras-changed',
    status: 409,
    title: 'The trip or a price is another one by now: read the extras again. Nothing was bought.',
  },
  extrasUnderWay: {
    type: '/problems/air-booking/extras-under-way',
    status: 409,
    title: 'Other extras of the trip wait for their payment: it ends within 15 minutes. Nothing was bought.',
  },
  extraPurchaseNotFound: {
    type: '/problems/air-booking/extra-purchase-not-found',
    status: 404,
    title: 'There is no such purchase of extras, or the completion secret is not its own.',
  },
  boardingFlightNotFound: {
    type: '/problems/boarding/flight-not-found',
    status: 404,
    title: 'The schedule has no such flight on that day.',
  },
  walletPassNotOffered: {
    type: '/problems/air-booking/wallet-pass-not-offered',
    status: 404,
    title: 'This deployment signs no boarding passes for wallets.',
  },
  bagsNotPaid: {
    type: '/problems/air-booking/bags-not-paid',
    status: 409,
    title: 'A traveller drops more bags than the fare includes and were bought: buy the others first.',
  },
  checkInNotOpen: {
    type: '/problems/air-booking/check-in-not-open',
    status: 409,
    title:
      'Check-in of the direction is not open yet: it opens 24 hours before the first flight leaves. Nobody was checked in.',
  },
  checkInClosed: {
    type: '/problems/air-booking/check-in-closed',
    status: 409,
    title: 'Check-in of the direction is closed, or its first flight has departed. Nobody was checked in.',
  },
  checkInNotFlown: {
    type: '/problems/air-booking/check-in-not-flown',
    status: 409,
    title: 'The direction cannot be flown as it is booked: choose other flights first. Nobody was checked in.',
  },
  documentRequired: {
    type: '/problems/air-booking/document-required',
    status: 409,
    title: 'A traveller has no passport that is valid until the last landing. Nobody was checked in.',
  },
  tripChangedMeanwhile: {
    type: '/problems/air-booking/trip-changed-meanwhile',
    status: 409,
    title: 'The trip was changed meanwhile: read it again. Nobody was checked in.',
  },
  companyAccessDenied: {
    type: '/problems/companies/access-denied',
    status: 403,
    title: 'The person is of no company, or their role and access level in it do not allow this.',
  },
  companyChanged: {
    type: '/problems/companies/changed',
    status: 409,
    title: 'Somebody else changed the company since it was read: read it again.',
  },
  departmentNotFound: {
    type: '/problems/companies/department-not-found',
    status: 404,
    title: 'The company has no open department of this id.',
  },
  departmentNameTaken: {
    type: '/problems/companies/department-name-taken',
    status: 409,
    title: 'The company has a department of this name already.',
  },
  costCentreNotFound: {
    type: '/problems/companies/cost-centre-not-found',
    status: 404,
    title: 'The company has no open cost centre of this id.',
  },
  costCentreCodeTaken: {
    type: '/problems/companies/cost-centre-code-taken',
    status: 409,
    title: 'The company has a cost centre of this code already.',
  },
  memberNotFound: {
    type: '/problems/companies/member-not-found',
    status: 404,
    title: 'The company has nobody of this id.',
  },
  alreadyInCompany: {
    type: '/problems/companies/already-in-company',
    status: 409,
    title: 'Somebody with this address is in the company already.',
  },
  lastAdministrator: {
    type: '/problems/companies/last-administrator',
    status: 409,
    title: 'A company keeps one travel manager who is an administrator.',
  },
  ownTripsOnly: {
    type: '/problems/companies/own-trips-only',
    status: 403,
    title: 'The person books their own trips for the company alone, and is not among the travellers.',
  },
  policyBlocks: {
    type: '/problems/companies/policy-blocks',
    status: 409,
    title: 'A rule of the company’s travel policy does not allow this trip.',
  },
  reasonRequired: {
    type: '/problems/companies/reason-required',
    status: 409,
    title: 'The trip is outside the company’s travel policy, and is booked with a reason.',
  },
  referenceRequired: {
    type: '/problems/companies/reference-required',
    status: 409,
    title: 'The company wants a reference of its own for each trip.',
  },
  costCentreRequired: {
    type: '/problems/companies/cost-centre-required',
    status: 409,
    title: 'The company wants a cost centre for each trip.',
  },
  companyCardRequired: {
    type: '/problems/companies/card-required',
    status: 409,
    title: 'Trips of the company are paid with one of its cards.',
  },
  companyCardNotAllowed: {
    type: '/problems/companies/card-not-allowed',
    status: 409,
    title: 'Trips of the company are not paid with its cards, and private trips never are.',
  },
  companyCardNotFound: {
    type: '/problems/companies/card-not-found',
    status: 404,
    title: 'The company has no card of this id that the person may pay with.',
  },
  approvalRequired: {
    type: '/problems/companies/approval-required',
    status: 409,
    title:
      'The company’s travel policy asks for approval of this trip, and there is none for it at this price that is still good.',
  },
  approvalNotNeeded: {
    type: '/problems/companies/approval-not-needed',
    status: 409,
    title: 'The company’s travel policy does not ask for approval of this trip.',
  },
  approvalNotFound: {
    type: '/problems/companies/approval-not-found',
    status: 404,
    title: 'There is no such request for approval.',
  },
  approvalDecided: {
    type: '/problems/companies/approval-decided',
    status: 409,
    title: 'Somebody else has answered the request for approval already.',
  },
  approvalOver: {
    type: '/problems/companies/approval-over',
    status: 409,
    title: 'The request for approval can be answered no more: its time is over, or who asked left the company.',
  },
  approvalUsed: {
    type: '/problems/companies/approval-used',
    status: 409,
    title: 'Another order is made with this approval already.',
  },
  ownApproval: {
    type: '/problems/companies/own-approval',
    status: 403,
    title: 'Nobody approves a trip that they ask for or travel on.',
  },
  noApprover: {
    type: '/problems/companies/no-approver',
    status: 409,
    title: 'The company has nobody who may approve this trip but those who ask for it or travel on it.',
  },
  reportViewNotFound: {
    type: '/problems/corporate-reports/view-not-found',
    status: 404,
    title: 'The person keeps no view of this id.',
  },
  reportViewNameTaken: {
    type: '/problems/corporate-reports/view-name-taken',
    status: 409,
    title: 'The person keeps a view of this name.',
  },
  reportMailNotFound: {
    type: '/problems/corporate-reports/mail-not-found',
    status: 404,
    title: 'The link is none of this gateway, or what it was about is gone.',
  },
  reportCredentialMade: {
    type: '/problems/companies/report-credential-made',
    status: 409,
    title:
      'A credential was made under this id already, and its secret is shown once: turn it off and make another one.',
  },
  reportCredentialNameTaken: {
    type: '/problems/companies/report-credential-name-taken',
    status: 409,
    title: 'The company has a credential of this name.',
  },
  reportCredentialNotFound: {
    type: '/problems/companies/report-credential-not-found',
    status: 404,
    title: 'The company has no credential of this id.',
  },
  invitationNotFound: {
    type: '/problems/companies/invitation-not-found',
    status: 404,
    title: 'The invitation is none of this gateway, was taken back, is over, or was accepted by another account.',
  },
  inAnotherCompany: {
    type: '/problems/companies/in-another-company',
    status: 409,
    title: 'The account is in another company: it leaves that one first.',
  },
  promotionNotFound: {
    type: '/problems/promotions/not-found',
    status: 404,
    title: 'There is no such promotion.',
  },
  promotionNotStarted: {
    type: '/problems/promotions/not-started',
    status: 409,
    title: 'The promotion has not started yet.',
  },
  promotionEnded: {
    type: '/problems/promotions/ended',
    status: 410,
    title: 'The promotion has ended.',
  },
  registrationClosed: {
    type: '/problems/promotions/registration-closed',
    status: 409,
    title: 'Registration for the promotion is over, or it has none.',
  },
  notEligible: {
    type: '/problems/promotions/not-eligible',
    status: 403,
    title: 'The promotion is for others.',
  },
  promotionChanged: {
    type: '/problems/promotions/changed',
    status: 409,
    title: 'The promotion was saved since the version that the request names: read it again. Nothing was done.',
  },
  promotionPublished: {
    type: '/problems/promotions/published',
    status: 409,
    title: 'The promotion is published: it can be ended, and not changed any more.',
  },
  promotionNotPublished: {
    type: '/problems/promotions/not-published',
    status: 409,
    title: 'The promotion is a draft: there is nothing to end.',
  },
  fundNotFound: {
    type: '/problems/travel-funds/not-found',
    status: 404,
    title: 'No travel fund has this number or record locator and this name.',
  },
  fundExpired: {
    type: '/problems/travel-funds/expired',
    status: 410,
    title: 'The last day of the travel fund is over.',
  },
  fundSpent: {
    type: '/problems/travel-funds/spent',
    status: 409,
    title: 'Nothing is left of the travel fund.',
  },
  fundChanged: {
    type: '/problems/travel-funds/changed',
    status: 409,
    title:
      'Another amount is left of the travel fund than the request says was shown: read it again. Nothing was taken.',
  },
  fundNotTransferable: {
    type: '/problems/travel-funds/not-transferable',
    status: 409,
    title: 'The travel fund was transferred before, belongs to a company, or was spent in part.',
  },
  fundHolderDiffers: {
    type: '/problems/travel-funds/holder-differs',
    status: 409,
    title: 'The travel fund names another person than the account.',
  },
  fundInOtherAccount: {
    type: '/problems/travel-funds/in-other-account',
    status: 409,
    title: 'The travel fund is in another account already.',
  },
  fundsLocked: {
    type: '/problems/travel-funds/locked',
    status: 409,
    title: 'The e-mail address of the account changed within the last 24 hours: its funds cannot be transferred yet.',
  },
  recipientNotFound: {
    type: '/problems/travel-funds/recipient-not-found',
    status: 404,
    title: 'No member has this account number and this last name.',
  },
  tooManyAddedTrips: {
    type: '/problems/account/too-many-added-trips',
    status: 409,
    title: 'As many trips as can be added to the account are there already: take one out first.',
  },
  pointsNotFlownYet: {
    type: '/problems/account/points-not-flown-yet',
    status: 409,
    title: 'The trip has not been flown yet: its points count once its last flight has departed.',
  },
  pointsCreditedAlready: {
    type: '/problems/account/points-credited-already',
    status: 409,
    title: 'The points of the trip are in the account already.',
  },
  pointsTooOld: {
    type: '/problems/account/points-too-old',
    status: 409,
    title: 'The trip was flown more than twelve months ago: its points can no longer be asked for.',
  },
  pointsNoneEarned: {
    type: '/problems/account/points-none-earned',
    status: 409,
    title: 'The trip brings no points: it was cancelled, points paid it, or its traveller has no ticket.',
  },
  pointsRequestNotWaiting: {
    type: '/problems/operations/points-request-not-waiting',
    status: 409,
    title: 'There is no such request that waits: somebody has decided it already.',
  },
  mailLinkInvalid: {
    type: '/problems/account/mail-link-invalid',
    status: 404,
    title: 'The link is not ours, or its account is no longer there.',
  },
  fareWatchNotFound: {
    type: '/problems/fare-watch/not-found',
    status: 404,
    title: 'There is no such watch: it has ended, was never confirmed in time, or the link is not ours.',
  },
  fareWatchGivesNothing: {
    type: '/problems/fare-watch/gives-nothing',
    status: 409,
    title: 'Nothing would come back of a lower fare of this trip: it is not watched.',
  },
  tooManyFareWatches: {
    type: '/problems/fare-watch/too-many',
    status: 409,
    title: 'As many searches as can be watched are watched already: end one of them first.',
  },
  flightAlertNotFound: {
    type: '/problems/flight-alerts/not-found',
    status: 404,
    title: 'There is no such alert: it has ended, was never confirmed in time, or the link is not ours.',
  },
  flightHasNoAlerts: {
    type: '/problems/flight-alerts/no-alerts',
    status: 409,
    title:
      'Nothing is told of this flight: it does not fly on this date, has arrived, or leaves after the day after tomorrow.',
  },
  tooManyFlightAlerts: {
    type: '/problems/flight-alerts/too-many',
    status: 409,
    title: 'The address is told of as many flights as it can be: end one of them first.',
  },
  listFull: {
    type: '/problems/account/list-full',
    status: 409,
    title: 'As many entries as can be kept are kept already: remove one of them first.',
  },
  companionNotEarned: {
    type: '/problems/account/companion-not-earned',
    status: 409,
    title: 'The member may name no companion now: neither the flights nor the points of a year reach it.',
  },
  companionChangesUsed: {
    type: '/problems/account/companion-changes-used',
    status: 409,
    title: 'The companion was changed as often in this calendar year as can be.',
  },
  companionChanged: {
    type: '/problems/air-booking/companion-changed',
    status: 409,
    title: 'The companion does not fly for taxes alone as the offer says: have it priced again for who flies.',
  },
  companionNeedsMember: {
    type: '/problems/air-booking/companion-needs-member',
    status: 409,
    title: 'A companion flies with the member alone: cancel both, or the companion first.',
  },
  savedCardExpired: {
    type: '/problems/account/saved-card-expired',
    status: 409,
    title: 'The card that is kept has expired: it pays nothing.',
  },
  recipientIsHolder: {
    type: '/problems/travel-funds/recipient-is-holder',
    status: 409,
    title: 'A travel fund cannot be transferred to the account that it is in.',
  },
} as const satisfies Readonly<
  Record<string, { readonly type: `/problems/${string}`; readonly status: number; readonly title: string }>
>;

/** Names a refusal of {@link problemTypes}. */
export type ProblemName = keyof typeof problemTypes;

const nameByType: ReadonlyMap<string, ProblemName> = /* @__PURE__ */ new Map(
  (Object.keys(problemTypes) as ProblemName[]).map((name) => [problemTypes[name].type, name]),
);

/**
 * Tells which refusal a problem's `type` is, or `undefined` for any other text.
 *
 * @example
 * ```ts
 * import { problemNameOf } from '@airline/contract';
 *
 * console.log(problemNameOf('/problems/air-booking/sold-out')); // 'soldOut'
 * ```
 */
export function problemNameOf(type: string): ProblemName | undefined {
  return nameByType.get(type);
}
