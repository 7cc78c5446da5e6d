import type { LinkDestination } from '../../identity/rules/link-page.ts';

/** What a mailed link remembers until it is used. */
export interface LinkContent {
  /** The language of the mail, in which its result is written too. */
  readonly language: 'es' | 'en';
  readonly destination: LinkDestination;
  /** Which of the two security questions is asked. */
  readonly questionPosition?: number;
  /** The accounts that a forgotten username may be of. */
  readonly accountIds?: readonly string[];
  /** The keyed hash of the network address that asked for it, of what anybody may ask for. */
  readonly askedFrom?: string;
  /** The address that a change of e-mail is confirmed at. */
  readonly newEmail?: string;
  /** The page that was wanted when a login was due; never in the mail. */
  readonly continueTo?: string | undefined;
}
