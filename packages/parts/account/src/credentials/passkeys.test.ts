import type { Session } from '@airline/session';
import { afterEach, expect, test, vi } from 'vitest';

import { askForPasskey } from './passkeys.ts';

const challenge = { value: { challengeId: 'c1', options: { challenge: 'AQID', rpId: 'localhost', timeout: 1000 } } };
const answer = {
  id: 'a',
  rawId: new Uint8Array([1]).buffer,
  type: 'public-key',
  response: {
    authenticatorData: new Uint8Array([1]).buffer,
    clientDataJSON: new Uint8Array([1]).buffer,
    signature: new Uint8Array([1]).buffer,
  },
  getClientExtensionResults: () => ({}),
};

/** A browser that has passkeys, a form whose fields can offer them, and a gateway that answers when it is let. */
function openBrowser() {
  const get = vi.fn(async () => answer);
  const supported = () => undefined;
  vi.stubGlobal('PublicKeyCredential', Object.assign(supported, { isConditionalMediationAvailable: async () => true }));
  vi.stubGlobal('navigator', { credentials: { get } });
  vi.stubGlobal('document', { querySelectorAll: () => [{}] });
  vi.stubGlobal('window', globalThis);
  let letAnswer = (): void => undefined;
  const answered = new Promise<typeof challenge>((resolve) => {
    letAnswer = () => resolve(challenge);
  });
  const session = { call: async () => answered } as unknown as Session;
  return { get, session, letAnswer: () => letAnswer() };
}

afterEach(() => vi.unstubAllGlobals());

test('a passkey that is chosen in a field is the answer', async () => {
  const { get, session, letAnswer } = openBrowser();
  const asked = askForPasskey(session, { inFields: new AbortController().signal });
  letAnswer();
  expect(await asked).toMatchObject({ value: { challengeId: 'c1', credential: { id: 'a' } } });
  expect(get).toHaveBeenCalledOnce();
});

test('an offer in the fields whose challenge comes late does not end the question that the button asked', async () => {
  const { get, session, letAnswer } = openBrowser();
  const offer = new AbortController();
  const asked = askForPasskey(session, { inFields: offer.signal });
  offer.abort();
  letAnswer();
  expect(await asked).toBeUndefined();
  expect(get).not.toHaveBeenCalled();
});
