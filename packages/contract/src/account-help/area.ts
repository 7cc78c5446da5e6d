/** What the reference says of the area. */
export const summary = 'Become a member, and get back in: usernames, passwords, first logins, by links in mails.';
