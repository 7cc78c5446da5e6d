import type { LinkResult } from '@airline/contract';

import type { Refused } from '../../http/refusal.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import type { AccountServices } from '../identity/services.ts';
import type { OpenLink } from './link-view.ts';

/** What a link did, or why it did not; it can still be used where the person can mend it. */
export type Completion = { readonly result: LinkResult } | Refused;

/** An open link, with what its work needs. */
export interface LinkContext extends OpenLink {
  readonly services: AccountServices;
  readonly trace: RequestTrace;
}
