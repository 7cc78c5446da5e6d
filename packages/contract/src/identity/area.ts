/** What the reference says of the area. */
export const summary = 'Prove who you are, get tokens, and end a session.';
