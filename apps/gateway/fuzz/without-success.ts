const flown = 'It needs a trip that has been flown, and the clock of a run stands still.';
const mailed = 'Its link is in a mail that goes to who consented before a promotion began, once a minute.';

/** The operations that no run has a success of, each with the reason: a run that reaches another one not has failed. */
export const withoutSuccess: Readonly<Record<string, string>> = {
  requestPoints: flown,
  decidePointsRequest: flown,
  stopPromotionMails: mailed,
  unsubscribePromotionMails: mailed,
};
