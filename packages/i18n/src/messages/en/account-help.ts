/** The words of account help and enrolment, in English. */
export const accountHelp = {
  title: 'Account help',
} as const;
