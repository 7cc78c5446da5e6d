import type { Failure } from '@airline/gateway-client';

import { loginRefusalOf } from '@airline/account/credentials';
import type { LoginWords } from '@airline/account/credentials';

/** What is said when a passkey did not open the door. */
export interface PasskeyNotice {
  readonly title: string;
  readonly body: string;
}

/** Says why: the gateway's refusal, a lost connection, or, without a failure, that no passkey was given. */
export function passkeyNoticeOf(failure: Failure | undefined, words: LoginWords): PasskeyNotice {
  const { t, failure: say } = words;
  if (failure === undefined) return { title: t('passkeyFailed.title'), body: t('passkeyFailed.body') };
  if (failure.kind !== 'catalogue' && failure.kind !== 'refused') {
    return { title: say('unreachable.title'), body: say('unreachable.body') };
  }
  const { message, body } = loginRefusalOf(failure, words);
  return { title: message, body };
}
