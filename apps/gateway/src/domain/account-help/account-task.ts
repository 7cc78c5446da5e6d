import type { ClientCategory } from '@airline/client-config/client-categories';
import type { EnrollmentRequest, LinkPurpose, LookupRequest } from '@airline/contract';

import type { LinkDestination } from './link-page.ts';

type Language = EnrollmentRequest['language'];
type Surface = EnrollmentRequest['surface'];

/** What people are told of their second factors, which somebody who got into their account may have changed. */
export type FactorNotice =
  | 'totpAdded'
  | 'totpRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed';

/** What people are told by mail after it happened; none of it has a link that does anything. */
export type NoticeKind =
  | 'passwordChanged'
  | 'emailChangeRequested'
  | 'emailChanged'
  | 'alreadyMember'
  | 'alreadyActive'
  | 'accountClosed'
  | 'accountErased'
  | FactorNotice;

/** Which request a task is of: the log and the audit log have the same. */
export interface TaskTrace {
  readonly reference: string;
  readonly addressHash: string;
}

/** Something that account help does once its answer is out, as it waits in the database. */
export type AccountTask =
  /** Finds out whether there is an account, and mails what its person needs. */
  | { readonly kind: 'lookup'; readonly request: LookupRequest; readonly trace: TaskTrace }
  /** Mails the set-up to whoever tries to log in by the number of an account that never had a password. */
  | { readonly kind: 'firstLogin'; readonly accountNumber: string; readonly category: ClientCategory }
  /** Mails a new link for an account: its secret is made when the mail is written, and is nowhere else. */
  | {
      readonly kind: 'link';
      readonly accountId: string;
      readonly purpose: LinkPurpose;
      readonly language: Language;
      readonly surface: Surface;
      /** The address that a change of e-mail is confirmed at. */
      readonly newEmail?: string;
    }
  /** Tells the person of an account what happened to it. */
  | {
      readonly kind: 'notice';
      readonly notice: NoticeKind;
      readonly language: Language;
      readonly email: string;
      readonly firstName: string | null;
      /** The other address of a change, masked. */
      readonly maskedEmail?: string;
      /** How many recovery codes are left. */
      readonly codesLeft?: number;
      readonly destination: LinkDestination;
    };
