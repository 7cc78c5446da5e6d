/**
 * Tells by a control's `autocomplete` that its answer is a password, a code for one time, or a card's.
 *
 * Names are those of the HTML standard, section 4.10.18.7 (autofill field names).
 */
export function isSecretAutocomplete(autocomplete: string | undefined): boolean {
  return /(?:^|\s)(?:cc-[a-z-]+|(?:new|current)-password|one-time-code)(?:\s|$)/i.test(autocomplete ?? '');
}
