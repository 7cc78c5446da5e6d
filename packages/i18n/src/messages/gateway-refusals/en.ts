export const messages = {
  idempotencyKeyMissing: {
    title: 'We could not complete your request',
    body: 'Reload the page and try again. Nothing was charged.',
  },
  idempotencyKeyReused: {
    title: 'This request was already sent with other details',
    body: 'Reload the page, check your details and send them again.',
  },
  idempotencyKeyInUse: {
    title: 'Your request is still under way',
    body: 'Wait a few seconds and try again. It will not be done twice.',
  },
  missingParameter: {
    title: 'The search lacks something',
    body: 'Open the search page again and write what you are looking for.',
  },
  invalidCollection: {
    title: 'There is nothing to search there',
    body: 'Open the search page again and write what you are looking for.',
  },
  offerInvalid: {
    title: 'We could not recognize this price',
    body: 'Search for your flights again to see the prices of this moment. Nothing was charged.',
  },
  offerExpired: {
    title: 'The price you saw has expired',
    body: 'Prices are held for 20 minutes. Update the price to go on: the passengers’ details are still here.',
  },
  soldOut: {
    title: 'One of your flights has just sold out',
    body: 'There are no seats left for all passengers. Choose another flight: the passengers’ details are still here and nothing was charged.',
  },
  flightDeparted: {
    title: 'One of your flights is no longer on sale',
    body: 'It leaves too soon or has already left. Choose another flight: the passengers’ details are still here and nothing was charged.',
  },
  offerAlreadyOrdered: {
    title: 'This trip is already being booked',
    body: 'It seems to have been booked in another tab with other details. Look for it in “My trip”, or update the price to make another booking. Nothing extra was charged.',
  },
  tooManyHolds: {
    title: 'Several bookings are already waiting for your payment',
    body: 'Finish paying for one of them, or wait: each releases its seats within 15 minutes. Nothing was charged; your flights and passengers are still here.',
  },
  tooManyHoldsOnFlight: {
    title: 'Many people are confirming their payment for this flight',
    body: 'Pay with a card that does not ask for your bank’s confirmation, or try again in a few minutes. Nothing was charged; your flights and passengers are still here.',
  },
  tooManyDeclines: {
    title: 'Too many payments in a row were declined',
    body: 'We set a limit to protect cards. Wait an hour and try again, or call us at $t(shell:customerService.phone) to book. Nothing was charged.',
  },
  paymentDeclined: {
    title: 'Your bank did not accept the payment',
    body: 'Nothing was charged. Check the card’s details or use another card; your flights and passengers are still here.',
  },
  payPalNotOffered: {
    title: 'PayPal is not available right now',
    body: 'Nothing was charged. Choose another way to pay.',
  },
  walletNotOffered: {
    title: 'This way to pay is not available right now',
    body: 'Nothing was charged. Choose another way to pay.',
  },
  paymentTokenInvalid: {
    title: 'Enter your card again',
    body: 'For your security, card details are kept only briefly. Nothing was charged.',
  },
  paymentUnavailable: {
    title: 'The payment service does not answer',
    body: 'Nothing was charged. Wait a few minutes and try again: your flights and passengers are still here.',
  },
  orderNotFound: {
    title: 'We could not find this order',
    body: 'It may be complete already. Find your trip with the confirmation code we mailed you.',
  },
  holdExpired: {
    title: 'The time to pay has run out',
    body: 'The seats were released and nothing was charged. Update the price to book again: the passengers’ details are still here.',
  },
  tripNotFound: {
    title: 'We could not find that trip',
    body: 'Check the confirmation code, and type the first and last name as they are on the ticket.',
  },
  tripCodeNeeded: {
    title: 'A code is needed',
    body: 'We send it to the email address the trip was booked with. If the trip belongs to your account, you can also log in.',
  },
  tripCodeIncorrect: {
    title: 'That code doesn’t match',
    body: 'Check the most recent email and enter its eight digits.',
  },
  tripCodeExpired: {
    title: 'That code no longer works',
    body: 'It expired, was used already, or was entered wrong several times. Ask for a new one.',
  },
  tripAlreadyCancelled: {
    title: 'This trip is canceled already',
    body: 'Perhaps you canceled it in another tab. There is nothing left to do: you can see here what you get back.',
  },
  cancellationClosed: {
    title: 'This trip can no longer be canceled here',
    body: 'A trip can be canceled until 10 minutes before its first flight departs. Nothing was canceled.',
  },
  travellerOnBoard: {
    title: 'Somebody on this trip is already on board',
    body: 'What includes a traveler who has boarded can’t be canceled. If they aren’t going to fly, talk to the staff at the gate: once they’re off the aircraft you can cancel, until 10 minutes before departure. Nothing was canceled.',
  },
  cancellationChanged: {
    title: 'What you get back changed while you were reading',
    body: 'Nothing was canceled. See what you would get back now, and decide again.',
  },
  adultNeeded: {
    title: 'Those who stay can’t travel like this',
    body: 'A child or lap infant travels with an adult, and each infant with their own. Choose those who would be without an adult too, or cancel the whole trip. Nothing was canceled.',
  },
  cancelledTogether: {
    title: 'This trip can only be canceled as a whole',
    body: 'It was sold at one price for all its flights. Nothing was canceled: see what you get back if you cancel all of it.',
  },
  changeNotAllowed: {
    title: 'This fare can’t be changed',
    body: 'Nothing was changed. You can cancel the trip and book another one: you’ll see what you get back before you cancel.',
  },
  changeClosed: {
    title: 'This flight can’t be changed any more',
    body: 'It leaves too soon, or has left. Nothing was changed.',
  },
  changeUnchanged: {
    title: 'You chose the flight and the fare that you already have',
    body: 'Choose another flight, another day, or another fare.',
  },
  changedTogether: {
    title: 'The flights of this trip are changed together',
    body: 'Choose new flights for every direction. Nothing was changed.',
  },
  changeChanged: {
    title: 'What the change costs is different now',
    body: 'Nothing was changed and nothing was charged. See what it would cost now, and decide again.',
  },
  changeUnderWay: {
    title: 'Another change of this trip is waiting for its payment',
    body: 'Finish that change, or wait: it ends by itself within 15 minutes.',
  },
  changeNotFound: {
    title: 'We can’t find that change',
    body: 'Open your trip to see how it stands.',
  },
  tooManyRequests: {
    title: 'There were too many attempts in a row',
    body: 'We set a limit to protect accounts. Wait a few minutes and try again: what you entered is still here.',
  },
  apiKeyInvalid: {
    title: 'This page is out of date',
    body: 'Reload it and try again.',
  },
  foreignPage: {
    title: 'This request came from another site',
    body: 'To protect you, we did nothing. Open this page from our site and try again.',
  },
  feedKeyInvalid: {
    title: 'Only operations report here',
    body: 'The request does not carry the key of the operations feed. Its administrator knows it.',
  },
  notPermitted: {
    title: 'Your account can’t do this',
    body: 'This is for another kind of account. If you think you should have it, call us at $t(shell:customerService.phone).',
  },
  linkInvalid: {
    title: 'This link doesn’t work',
    body: 'It may have been cut off when it was copied, or be too old. Open the email again and select the link, or start again.',
  },
  linkExpired: {
    title: 'This link has expired',
    body: 'To protect your account, our links work for a short time. Ask for a new one and open it as soon as it arrives.',
  },
  linkUsed: {
    title: 'This link has been used',
    body: 'Each link works once. If it was you, it’s done; if you didn’t finish, ask for a new one.',
  },
  linkSuperseded: {
    title: 'There’s a newer link',
    body: 'We sent you another email after this one. Open the latest email you received, or ask for a new link.',
  },
  linkExhausted: {
    title: 'The answers didn’t match',
    body: 'To protect your account, we closed this link after several attempts. Ask for a new one to try again, or call us at $t(shell:customerService.phone) if you don’t remember the details.',
  },
  proofMissing: {
    title: 'The questions aren’t answered yet',
    body: 'Reload the page and answer the questions to continue.',
  },
  enrollmentConfirmed: {
    title: 'Your account is active already',
    body: 'The email has been confirmed. Log in: you can change your address there if you like.',
  },
  loginElsewhere: {
    title: 'Your account logs in on another page',
    body: 'Your details match, but this page is for another kind of account. Log in on yours with the same details.',
  },
  signOnNotOffered: {
    title: 'This e-mail does not log in with a company’s account',
    body: 'Check that it is your work e-mail, or log in with your password.',
  },
  signOnExpired: {
    title: 'This login is no longer valid',
    body: 'Too much time went by, it was used already, or it began in another browser. Start again.',
  },
  signOnRefused: {
    title: 'Your company did not confirm who you are',
    body: 'Your company’s service refused the login, or gave an answer that we cannot verify. Try again; if it happens again, tell the people who look after your company’s accounts.',
  },
  signOnNotMember: {
    title: 'You are not part of your company here yet',
    body: 'Your company confirmed who you are, but nobody has given you access to its travel. Ask its travel manager for an invitation.',
  },
  signOnInvited: {
    title: 'You have an invitation from your company',
    body: 'Accept the invitation first; after that you can log in with your company’s account.',
  },
  signOnEmailUnverified: {
    title: 'Your company has not confirmed your e-mail',
    body: 'The first time we know you by your work e-mail, and your company’s service does not give it as verified, or it is of another domain. Ask the people who look after its accounts to correct it.',
  },
  signOnRequired: {
    title: 'Your company asks you to use its own account',
    body: 'Use the button “Use my company’s account”. Your password here does not open the company’s travel.',
  },
  signOnProviderAway: {
    title: 'Your company’s service does not answer',
    body: 'We could not reach the service that confirms your company’s accounts. Try again in a few minutes.',
  },
  signOnDomainRefused: {
    title: 'One of the domains cannot be used',
    body: 'A domain has to be that of the e-mail of one of the company’s administrators; it cannot be another company’s or a public mail service’s.',
  },
  signOnSecretMissing: {
    title: 'The client secret is missing',
    body: 'Another issuer or another client needs its secret.',
  },
  signOnAddressNotAllowed: {
    title: 'That issuer address cannot be used',
    body: 'Enter a public address that begins with https://, without parameters.',
  },
  codeUsed: {
    title: 'That code was already used',
    body: 'Each code works once. Wait until your app shows the next one and enter it.',
  },
  codeIncorrect: {
    title: 'The code isn’t right',
    body: 'Enter the code your app shows right now, or use one of your recovery codes.',
  },
  passkeyRefused: {
    title: 'We couldn’t use that passkey',
    body: 'It may belong to another account, or may have been removed. Try another one, or log in with your password.',
  },
  challengeExpired: {
    title: 'Time ran out for this step',
    body: 'To protect your account, this step lasts a few minutes. Start again.',
  },
  lastFactor: {
    title: 'This is your only way in',
    body: 'Your account has no password: add another passkey or create a password before you remove this one.',
  },
  accountDataUnavailable: {
    title: 'Your company keeps this account’s data',
    body: 'Ask the person who manages your company’s travel for your data, or to have it erased.',
  },
  pointsInsufficient: {
    title: 'You don’t have enough points for this trip',
    body: 'We didn’t use any. Pay by card, or choose a trip that costs fewer points.',
  },
  pointsLocked: {
    title: 'You can’t use your points yet',
    body: 'Your email address changed less than 24 hours ago, and we protect your points for that time. We didn’t use any. Pay by card, or try again once the 24 hours have passed.',
  },
  correctionOutdated: {
    title: 'These details changed while you were correcting them',
    body: 'In another tab, for instance. We have not saved anything yet: compare what is there now with what you typed, and save it again.',
  },
  correctionsClosed: {
    title: 'The details of this trip can no longer be corrected',
    body: 'The last flight has departed.',
  },
  nameOfAnotherPerson: {
    title: 'That name is more than a correction',
    body: 'Here you can correct typing mistakes, names in the wrong field, and first or last names that are missing or too many. If your name changed, when you married for instance, call us at $t(shell:customerService.phone): we do it for free with your document. A ticket cannot pass to another person.',
  },
  nameCorrectionsClosed: {
    title: 'Names can no longer be corrected here',
    body: 'Check-in has opened. Have it corrected at the Alisio counter of the airport with your document, or call us at $t(shell:customerService.phone).',
  },
  nameCorrectionsUsedUp: {
    title: 'This name was corrected twice already',
    body: 'Call us at $t(shell:customerService.phone): we will look at it with you and your document.',
  },
  extraNotOpen: {
    title: 'It is not on sale yet',
    body: 'Upgraded boarding is sold from 24 hours before each flight departs. Nothing was bought and nothing was charged.',
  },
  extraClosed: {
    title: 'It is no longer sold for that flight',
    body: 'The time for it is over. Nothing was bought and nothing was charged.',
  },
  extraSoldOut: {
    title: 'Not enough places are left',
    body: 'Other people bought the first places of that flight. Nothing was bought and nothing was charged.',
  },
  seatTaken: {
    title: 'Somebody else took one of those seats',
    body: 'Your seats are as they were and nothing was charged. Choose another one of those that are free.',
  },
  seatNotFree: {
    title: 'The price of those seats changed',
    body: 'Your seats are as they were and nothing was charged. See what they cost now, and decide again.',
  },
  extraNotOffered: {
    title: 'It is not sold for that traveler',
    body: 'The fare includes it, it was bought already, or the flight boards another way. Nothing was bought and nothing was charged.',
  },
  extrasChanged: {
    title: 'The trip or a price changed meanwhile',
    body: 'Nothing was bought and nothing was charged. See what you can buy now, and decide again.',
  },
  extrasUnderWay: {
    title: 'Another purchase for this trip is waiting for its payment',
    body: 'Finish that purchase, or wait: it ends by itself within 15 minutes.',
  },
  extraPurchaseNotFound: {
    title: 'We can’t find that purchase',
    body: 'Open your trip to see what it has.',
  },
  boardingFlightNotFound: {
    title: 'We cannot find that flight',
    body: 'The schedule has no such flight on that date. Check its number, the date and the airport of departure.',
  },
  walletPassNotOffered: {
    title: 'We don’t have passes for Apple Wallet right now',
    body: 'Keep the pass on your phone from this page, have it mailed, or print it.',
  },
  bagsNotPaid: {
    title: 'There are more bags than were paid',
    body: 'A traveler does not have so many bags included or bought. Buy the missing one, then ask for the tags again. No new one was given.',
  },
  checkInNotOpen: {
    title: 'Check-in is not open yet',
    body: 'It opens 24 hours before the first flight departs. Nobody was checked in.',
  },
  checkInClosed: {
    title: 'Check-in is closed',
    body: 'It closes one hour before departure. If you are at the airport, go to the counter.',
  },
  checkInNotFlown: {
    title: 'This flight is not flown as you booked it',
    body: 'On the page of your trip you can take another flight or get your money back.',
  },
  documentRequired: {
    title: 'A valid passport is missing',
    body: 'It must be valid until the end of the trip. Give its details and try again: nobody was checked in.',
  },
  tripChangedMeanwhile: {
    title: 'Your trip changed meanwhile',
    body: 'Look at your flights and try again. Nobody was checked in.',
  },
  companyAccessDenied: {
    title: 'Your account does not allow this in the company',
    body: 'Ask the person who administers your company’s account.',
  },
  companyChanged: {
    title: 'Somebody else changed this meanwhile',
    body: 'Reload the page and make your change again: nothing was saved.',
  },
  departmentNotFound: {
    title: 'We could not find that department',
    body: 'It may have been closed. Choose another one or reload the page.',
  },
  departmentNameTaken: {
    title: 'There is a department with that name already',
    body: 'Type another name.',
  },
  costCentreNotFound: {
    title: 'We could not find that cost center',
    body: 'It may have been closed. Choose another one or reload the page.',
  },
  costCentreCodeTaken: {
    title: 'There is a cost center with that code already',
    body: 'Type another code.',
  },
  memberNotFound: {
    title: 'This person is no longer in the company',
    body: 'Reload the list.',
  },
  alreadyInCompany: {
    title: 'This address is in the company already',
    body: 'Find it in the list to change role or department.',
  },
  lastAdministrator: {
    title: 'The company would be left without an administrator',
    body: 'First make somebody else a travel manager with full access.',
  },
  ownTripsOnly: {
    title: 'You book your own trips alone for the company',
    body: 'Add yourself as one of the travelers, or ask somebody who books for others.',
  },
  policyBlocks: {
    title: 'Your company’s travel policy does not allow this trip',
    body: 'Choose another flight or fare, or book it as a private trip. Nothing was charged.',
  },
  reasonRequired: {
    title: 'Your company asks for a reason',
    body: 'This trip is outside its travel policy. Write why you need it and try again: nothing was charged.',
  },
  approvalRequired: {
    title: 'This trip needs approval',
    body: 'Ask the people who manage your company’s travel, or ask again if the flights, the travelers or the price changed. Nothing was charged.',
  },
  approvalNotNeeded: {
    title: 'This trip no longer needs approval',
    body: 'You can go on and pay.',
  },
  approvalNotFound: {
    title: 'We can’t find this request',
    body: 'The link may be somebody else’s, or you may no longer manage the company’s travel.',
  },
  approvalDecided: {
    title: 'Somebody else already answered this request',
    body: 'Reload the page to see the answer.',
  },
  approvalOver: {
    title: 'This request can no longer be answered',
    body: 'It expired, or the person who asked left the company.',
  },
  approvalUsed: {
    title: 'A trip is already booked with this approval',
    body: 'Look for it in your trips. For another one, ask for a new approval.',
  },
  ownApproval: {
    title: 'You can’t answer a request for a trip of your own',
    body: 'Another travel manager has to answer it.',
  },
  noApprover: {
    title: 'Nobody else in your company can approve this trip',
    body: 'The people who ask for a trip or travel on it can’t approve it. Choose other flights, or ask the account’s administrator to add another travel manager.',
  },
  referenceRequired: {
    title: 'Your company asks for a reference',
    body: 'Write what the trip is called in your company’s books and try again: nothing was charged.',
  },
  costCentreRequired: {
    title: 'Your company asks for a cost center',
    body: 'Choose what the trip is charged to and try again: nothing was charged.',
  },
  companyCardRequired: {
    title: 'Your company pays its trips with its card',
    body: 'Choose one of the company’s cards: nothing was charged.',
  },
  companyCardNotAllowed: {
    title: 'The company’s card cannot pay this trip',
    body: 'Pay with a card of your own: nothing was charged.',
  },
  companyCardNotFound: {
    title: 'We could not find that company card',
    body: 'It may have been removed or have expired. Choose another one: nothing was charged.',
  },
  reportViewNotFound: {
    title: 'We could not find that view',
    body: 'You may have deleted it in another tab. Reload the page.',
  },
  reportViewNameTaken: {
    title: 'You have a view with this name',
    body: 'Choose another name.',
  },
  reportMailNotFound: {
    title: 'This link no longer works',
    body: 'What it sent is gone: you will get no more emails of this report.',
  },
  reportCredentialMade: {
    title: 'This credential was already made',
    body: 'Its secret is shown only once. If you didn’t keep it, turn it off in the list and make another one.',
  },
  reportCredentialNameTaken: {
    title: 'There is a credential with this name',
    body: 'Choose another name, or turn off the one that has it first.',
  },
  reportCredentialNotFound: {
    title: 'We could not find that credential',
    body: 'Somebody else may have turned it off. Reload the page.',
  },
  invitationNotFound: {
    title: 'This invitation no longer works',
    body: 'It may have expired, been withdrawn by the company, or been accepted by another account. Ask your company for a new one.',
  },
  inAnotherCompany: {
    title: 'Your account is in another company already',
    body: 'Ask that company to end your membership and open the invitation again.',
  },
  promotionNotFound: {
    title: 'We can’t find this promotion',
    body: 'The link may be incomplete, or the promotion is no longer there.',
  },
  promotionNotStarted: { title: 'The promotion hasn’t started yet', body: 'You can register once it starts.' },
  promotionEnded: { title: 'The promotion has ended', body: 'Load the page again to see it as it is now.' },
  registrationClosed: {
    title: 'The time to register is over',
    body: 'Go back to the list: there may be another promotion for you.',
  },
  notEligible: {
    title: 'This promotion isn’t for your account',
    body: 'Go back to the list: it has those that are for you.',
  },
  promotionChanged: {
    title: 'Somebody else saved this promotion while you had it open',
    body: 'Load the page again to see what changed. What you wrote wasn’t saved.',
  },
  promotionPublished: {
    title: 'The promotion is published',
    body: 'A published promotion isn’t changed: you can end it and create another one.',
  },
  promotionNotPublished: {
    title: 'The promotion is a draft',
    body: 'There is nothing to end: you can change it, or leave it unpublished.',
  },
  fundNotFound: {
    title: 'We could not find that travel fund',
    body: 'Check the fund number or the confirmation code of the canceled trip, and type the first and last name of its holder.',
  },
  fundExpired: {
    title: 'This travel fund has expired',
    body: 'The last day to book with it has passed. Your other funds have not changed.',
  },
  fundSpent: {
    title: 'There is nothing left of this fund',
    body: 'It was used for a booking or transferred. Choose another fund or another way to pay.',
  },
  fundChanged: {
    title: 'The balance of this fund has changed',
    body: 'Another amount is left than we showed you, for instance because it was used in another tab. We took nothing: check the balance and try again.',
  },
  fundNotTransferable: {
    title: 'This fund cannot be transferred',
    body: 'A fund is transferred once and whole: those already transferred, partly used or belonging to a company stay where they are.',
  },
  fundHolderDiffers: {
    title: 'This fund is in another person’s name',
    body: 'You can only add funds in your own name to your account. Its holder can add it to theirs.',
  },
  fundInOtherAccount: {
    title: 'This fund is in another account already',
    body: 'Log in with the account that it is in.',
  },
  fundsLocked: {
    title: 'You cannot transfer your funds yet',
    body: 'Your email address changed less than 24 hours ago, and we protect your funds during that time. Try again once the 24 hours have passed.',
  },
  recipientNotFound: {
    title: 'We could not find that person',
    body: 'Check the account number and the last name of who receives the fund: ask for them as they are in their account.',
  },
  flightAlertNotFound: {
    title: 'These alerts are no longer there',
    body: 'They have ended, were not confirmed in time, or the link is incomplete. You can ask for them again on the flight’s status.',
  },
  flightHasNoAlerts: {
    title: 'We send no alerts for this flight',
    body: 'It does not fly on this date, has arrived, or leaves after the day after tomorrow. Check the number and the date.',
  },
  tooManyFlightAlerts: {
    title: 'You get alerts for ten flights already',
    body: 'End those of one from its emails and confirm again, or wait until a flight is over.',
  },
  tooManyAddedTrips: {
    title: 'There is no room for more added trips',
    body: 'Remove one that you no longer need, then add this one.',
  },
  pointsNotFlownYet: {
    title: 'This trip has not been flown yet',
    body: 'The points of each direction come by themselves when its last flight departs.',
  },
  pointsCreditedAlready: {
    title: 'The points of this trip are in your account already',
    body: 'Look for them in your points activity by the confirmation code.',
  },
  pointsTooOld: {
    title: 'This trip was flown more than twelve months ago',
    body: 'Points can be requested for twelve months after the flight.',
  },
  pointsNoneEarned: {
    title: 'This trip earns no points',
    body: 'It was canceled, it was paid with points, or this person flew without a ticket of their own.',
  },
  pointsRequestNotWaiting: {
    title: 'This request is no longer waiting',
    body: 'Somebody has decided it already. Load the list again.',
  },
  mailLinkInvalid: {
    title: 'This link does not work',
    body: 'It may be incomplete, or the account is no longer there. Open the link of the latest email, or change your emails in your account.',
  },
  fareWatchNotFound: {
    title: 'This alert is no longer there',
    body: 'It has ended, was not confirmed in time, or the link is incomplete. You can ask for another one on the results of your search or on the page of your trip.',
  },
  fareWatchGivesNothing: {
    title: 'This trip gets nothing back if the price drops',
    body: 'Its fare, its form of payment or the time do not let it change to the new price, so we send no alert.',
  },
  tooManyFareWatches: {
    title: 'You have as many alerts as you can have',
    body: 'You can have alerts for 20 searches. End one that you no longer need and try again.',
  },
  listFull: {
    title: 'The list is full',
    body: 'Remove an entry that you no longer need, then save again.',
  },
  companionNotEarned: {
    title: 'You can’t name a companion yet',
    body: 'It takes the flights or the points of a year. The page of your tier shows how far you are.',
  },
  companionChangesUsed: {
    title: 'You’ve changed your companion three times this year',
    body: 'From January 1 on you can change again. Until then it stays the person you have.',
  },
  companionChanged: {
    title: 'The companion fare no longer goes with this trip',
    body: 'Who flies, your companion or your benefit has changed. Nothing was charged: go back to the passengers and continue to see the price of now.',
  },
  companionNeedsMember: {
    title: 'Your companion flies only with you',
    body: 'Nobody can use the companion fare without the holder of the account. Cancel both, or just the companion.',
  },
  savedCardExpired: {
    title: 'This card has expired',
    body: 'Nothing was charged. Use another card, or save the new one.',
  },
  recipientIsHolder: {
    title: 'This fund is in your account already',
    body: 'Type the account number of another person.',
  },
  nobodyThere: {
    title: 'Nobody is in that city',
    body: 'Nobody from your company is there, on the way, or flying from or to it within 24 hours. We sent nothing.',
  },
} as const;
