/**
 * Writes a person's name so that no mail reader takes a part of it for an address: strangers choose the names of enrolments
 * that are mailed to others.
 */
export function toNameInMail(name: string): string {
  return name.replaceAll(/\.(?=\S)/g, '. ');
}
