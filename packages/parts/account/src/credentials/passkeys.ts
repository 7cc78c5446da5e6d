import { startPasskeyLogin, type PasskeyCredential } from '@airline/contract';
import type { Outcome } from '@airline/gateway-client';
import type { Session } from '@airline/session';

/** An answer of an authenticator to a challenge. */
export interface PasskeyAnswer {
  readonly challengeId: string;
  readonly credential: PasskeyCredential;
}

/** Tells whether the browser can use passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Tells whether the browser can offer passkeys among the names it fills in. */
export async function offersPasskeysInFields(): Promise<boolean> {
  if (!hasPasskeys() || typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function') return false;
  return PublicKeyCredential.isConditionalMediationAvailable();
}

/**
 * Asks the person's authenticator for a passkey: of any account, or of the one whose password was right.
 *
 * Resolves with `undefined` when the person, or the browser, gave none. With `inFields` it waits
 * until one is chosen in a field, and asks no more once that signal is aborted: a browser has one question at a time, and a
 * later one ends the one before.
 */
export async function askForPasskey(
  session: Session,
  { transaction, inFields }: { readonly transaction?: string; readonly inFields?: AbortSignal } = {},
): Promise<Outcome<PasskeyAnswer> | undefined> {
  const [{ startAuthentication }, challenge] = await Promise.all([
    import('@simplewebauthn/browser'),
    session.call(startPasskeyLogin, { body: transaction === undefined ? {} : { transaction } }),
  ]);
  if ('failure' in challenge) return challenge;
  if (inFields?.aborted === true) return undefined;
  const { challengeId, options } = challenge.value;
  try {
    const answer = await startAuthentication({
      // The gateway made the options by the same library's other half.
      optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
      useBrowserAutofill: inFields !== undefined,
    });
    return { value: { challengeId, credential: answer as unknown as PasskeyCredential } };
  } catch {
    return undefined;
  }
}

/** Lets the person's authenticator make a passkey; `undefined` when the person, or the browser, made none. */
export async function makePasskey(options: Readonly<Record<string, unknown>>): Promise<PasskeyCredential | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const made = await startRegistration({
      optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
    });
    return made as unknown as PasskeyCredential;
  } catch {
    return undefined;
  }
}

/** Ends the wait for a passkey that is chosen in a field. */
export async function stopAskingForPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}
