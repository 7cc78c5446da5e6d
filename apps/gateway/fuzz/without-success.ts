const flown = 'It needs a trip that has been flown, and the clock of a run stands still.';
const mailed = 'Its link is in a mail that goes to who consented before a promotion began, once a minute.';

const reportMail =
  'Its link is in a mail that goes out at a full hour of a schedule, and the clock of a run stands still.';
const provider = "It needs a company's provider of OpenID Connect, which a run does not have.";

/** The operations that no run has a success of, each with the reason: a run that reaches another one not has failed. */
export const withoutSuccess: Readonly<Record<string, string>> = {
  requestPoints: flown,
  decidePointsRequest: flown,
  nameCompanion: 'It needs a member who has flown for a year, or whom the airline gave the benefit.',
  readWalletPass: 'A run names no certificate to sign passes with.',
  startCompanyLogin: provider,
  completeCompanyLogin: provider,
  readReportMail: reportMail,
  stopReportMail: reportMail,
  unsubscribeReportMail: reportMail,
  stopPromotionMails: mailed,
  unsubscribePromotionMails: mailed,
};
