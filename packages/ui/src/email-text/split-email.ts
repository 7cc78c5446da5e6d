/** Stands where an address may break until the text is split there. */
const mark = '\u0000';

/**
 * Splits a text where the email addresses in it may break: after the @, and before a dot that more follows. Joined, the parts are
 * the text.
 */
export function splitEmail(text: string): readonly string[] {
  return text
    .replaceAll(/\S+@\S+/g, (address) =>
      address.replaceAll(/@|\.(?=\S)/g, (sign) => (sign === '@' ? `@${mark}` : `${mark}.`)),
    )
    .split(mark);
}
