import type { PersonName } from '../../../accounts/identity/rules/person-name.ts';

/** Writes a member's names so that who means them recognizes them and nobody else learns them: `M••• R•••`. */
export function hintAtRecipient({ firstName, lastName }: PersonName): string {
  return [firstName, lastName].map((name) => `${Array.from(name)[0] ?? ''}•••`).join(' ');
}
