import type { NoticeKind } from '../../identity/rules/account-jobs.ts';
import type { LinkPage } from '../../identity/rules/link-page.ts';

/** The page that each notice leads to. */
export const noticePages = {
  passwordChanged: 'resetPassword',
  emailChangeRequested: 'resetPassword',
  emailChanged: 'help',
  alreadyMember: 'login',
  alreadyActive: 'login',
  accountClosed: 'help',
  accountErased: 'home',
  totpAdded: 'resetPassword',
  totpRemoved: 'resetPassword',
  passkeyAdded: 'resetPassword',
  passkeyRemoved: 'resetPassword',
  recoveryCodesRenewed: 'resetPassword',
  recoveryCodeUsed: 'resetPassword',
  pointsSpent: 'resetPassword',
  securityQuestionsChanged: 'resetPassword',
  newDevice: 'security',
  pointsCredited: 'points',
  pointsDeclined: 'help',
  fundTransferred: 'resetPassword',
  fundReceived: 'travelFunds',
  fundExpires: 'travelFunds',
  loginLocked: 'resetPassword',
  loginCapped: 'resetPassword',
  factorsTried: 'resetPassword',
  factorsCapped: 'resetPassword',
} as const satisfies Record<NoticeKind, LinkPage>;

/** The page of the second way that a notice has. */
export const secondaryNoticeLinks: Partial<Record<NoticeKind, LinkPage>> = {
  alreadyMember: 'resetPassword',
  alreadyActive: 'resetPassword',
  securityQuestionsChanged: 'security',
  newDevice: 'resetPassword',
};
