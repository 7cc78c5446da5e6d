/** The words of login, of the session and of the account's security, in Spanish. */
export const account = {
  title: 'Iniciar sesión',
} as const;
