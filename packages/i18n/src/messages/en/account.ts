/** The words of login, of the session and of the account's security, in English. */
export const account = {
  title: 'Log in',
} as const;
