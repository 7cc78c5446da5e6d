/** The words of account help and enrolment, in Spanish. */
export const accountHelp = {
  title: 'Ayuda con tu cuenta',
} as const;
