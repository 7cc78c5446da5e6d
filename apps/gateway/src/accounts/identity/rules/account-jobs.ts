import type { ClientCategory } from '@airline/client-config/client-categories';
import type { EnrollmentRequest, LinkPurpose, LinkResult, LookupRequest, Money, OpenSession } from '@airline/contract';

import type { LinkDestination } from './link-page.ts';

type Language = EnrollmentRequest['language'];
type Surface = EnrollmentRequest['surface'];

/** What people are notified of about their second factors, which somebody who got into their account may have changed. */
export type FactorNotice =
  | 'totpAdded'
  | 'totpRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed';

/** What people are notified of about logins to their account that failed. */
export type LoginNotice = 'loginLocked' | 'loginCapped' | 'factorsTried' | 'factorsCapped';

/** What people are notified of about their travel funds. */
export type FundNotice = 'fundTransferred' | 'fundReceived' | 'fundExpires';

/** What people are notified of by mail after it happened; none of it has a link that does anything. */
export type NoticeKind =
  | 'passwordChanged'
  | 'emailChangeRequested'
  | 'emailChanged'
  | 'alreadyMember'
  | 'alreadyActive'
  | 'accountClosed'
  | 'accountErased'
  | 'pointsSpent'
  | 'securityQuestionsChanged'
  | 'newDevice'
  | 'pointsCredited'
  | 'pointsDeclined'
  | FundNotice
  | FactorNotice
  | LoginNotice;

/** What somebody paid with an account's points. */
export interface SpentPoints {
  readonly points: number;
  readonly recordLocator: string;
  /** Stations of the first direction. */
  readonly from: string;
  readonly to: string;
  /** The first departure, as the clocks of its station show it. */
  readonly departsAt: string;
  readonly travellers: readonly string[];
  readonly spentAt: string;
}

/** A login that a notice is about: what it came from, by families alone, and when. */
export interface NoticedLogin extends Pick<OpenSession, 'browser' | 'system'> {
  readonly at: string;
}

/** What became of a request for missing points. */
export interface NoticedPoints {
  readonly points: number;
  readonly recordLocator: string;
}

/** A travel fund that a notice is about; never with its number, which is as good as money. */
export interface NoticedFund {
  readonly amount: Money;
  readonly lastFour: string;
  /** The last day to book with it: calendar date. */
  readonly expiresOn: string;
  /** Who received it, masked. */
  readonly recipientHint?: string;
  /** The first name of who transferred it. */
  readonly from?: string;
}

/** Which request a job comes from: the log and the audit log have the same. */
export interface JobTrace {
  readonly reference: string;
  readonly addressHash: string;
}

/** Mails the set-up to anyone who tries to log in by the number of an account that never had a password. */
export interface FirstLogin {
  readonly accountNumber: string;
  readonly category: ClientCategory;
  /** The keyed hash of the address that tried. */
  readonly askedFrom?: string;
}

/** Mails a new link for an account: its secret is made when the mail is written, and is stored nowhere else. */
export interface AccountLinkJob {
  readonly accountId: string;
  readonly purpose: LinkPurpose;
  readonly language: Language;
  readonly surface: Surface;
  /** The address that a change of e-mail is confirmed at. */
  readonly newEmail?: string;
  /** The keyed hash of the network address that asked, of what its person may ask for once more. */
  readonly askedFrom?: string;
  /** The page that was wanted when a login was due. */
  readonly continueTo?: string | undefined;
}

/** What besides the password opens or protects an account, and stays when the password is reset. */
export type KeptFactors = NonNullable<Extract<LinkResult, { readonly purpose: 'resetPassword' }>['keeps']>;

/** Mails the person of an account what happened to it. */
export interface AccountNotice {
  /** The same for the same notice: it is sent once, however often it is attempted. */
  readonly id: string;
  readonly notice: NoticeKind;
  readonly language: Language;
  readonly email: string;
  readonly firstName: string | null;
  /** The other address of a change, masked. */
  readonly maskedEmail?: string;
  /** How many recovery codes are left. */
  readonly codesLeft?: number;
  readonly spent?: SpentPoints;
  readonly fund?: NoticedFund;
  readonly login?: NoticedLogin;
  readonly asked?: NoticedPoints;
  /** What a new password left as it was. */
  readonly keeps?: KeptFactors | undefined;
  readonly destination: LinkDestination;
}

/** The jobs that accounts leave for after an answer, by their kinds. Payloads hold personal data. */
export interface AccountJobs {
  /** Finds out whether there is an account, and mails what its person needs. */
  readonly accountLookup: { readonly request: LookupRequest; readonly trace: JobTrace };
  readonly firstLogin: FirstLogin;
  /** Notifies the person of an account of failed logins, if anybody has it: not more than once a day of each kind. */
  readonly loginNotice: { readonly accountId: string; readonly notice: LoginNotice };
  readonly accountLink: AccountLinkJob;
  readonly accountNotice: AccountNotice;
  /** Mails a member about a promotion, if it is for them and they still want such mails. */
  readonly promotionMail: { readonly promotionId: string; readonly accountId: string };
  /** Mails an invitation to a company; its id makes one mail of it, however often it is sent. */
  readonly companyInvitation: { readonly memberId: string; readonly id: string; readonly language: Language };
  /** Mails the link that proves the address of who signs a company up: a few times a day to one address. */
  readonly companySignup: { readonly signupId: string };
  /** Mails a message to support: to the desk itself, or to its writer as a receipt. */
  readonly supportMail: { readonly reference: string; readonly to: 'desk' | 'writer' };
  /** Mails an administrator of a company that the credential of a service expires soon. */
  readonly credentialExpiryMail: { readonly credentialId: string; readonly memberId: string };
}
