const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Makes a reference a person can read out: eight of 32 letters and digits, none of which looks like another.
 *
 * @example
 * ```ts
 * import { createReference } from '@airline/telemetry';
 *
 * console.log(createReference()); // such as 'K7PM2QXA'
 * ```
 */
export function createReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}
