/** What the reference says of the area. */
export const summary = 'What a deployment has set for its clients: identities, flags, limits, lifetimes, colours.';
