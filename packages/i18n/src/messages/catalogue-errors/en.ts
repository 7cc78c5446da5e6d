/**
 * Says what went wrong and what to do next, in English, for each message key of `@airline/error-catalogue`.
 *
 * Each text is `{ title, body }`; `generic` takes `{{reference}}`.
 */
export const messages = {
  generic: {
    title: 'Something went wrong on our side',
    body: 'We couldn’t finish what you asked for. Wait a few minutes and try again. If it happens again, call us at $t(shell:customerService.phone) and mention reference {{reference}}.',
  },
  action: {
    reLogin: {
      title: 'Your session has ended',
      body: 'Log in again and we’ll take you back to where you were.',
    },
    retry: {
      title: 'We couldn’t complete your request',
      body: 'This usually passes quickly. Wait a moment and try again.',
    },
    reAuthenticate: {
      title: 'Confirm it’s you',
      body: 'To protect your account, enter your password again. You won’t lose anything you’ve typed.',
    },
    logout: {
      title: 'We’ve logged you out',
      body: 'We did this to protect your account. Log in again whenever you’re ready.',
    },
    multiFactor: {
      title: 'One more step to log in',
      body: 'Complete two-step verification so that we know it’s you.',
    },
  },
  login: {
    unavailable: {
      title: 'You can’t log in right now',
      body: 'The service is unavailable. Try again in a few minutes; meanwhile you can search for and book flights without logging in.',
    },
    accountHeld: {
      title: 'Your account is on hold',
      body: 'Call customer service at $t(shell:customerService.phone): we’ll tell you why and what you need to do to use it again.',
    },
    credentialsIncorrect: {
      title: 'Your username or password doesn’t match',
      body: 'Check both and try again. If you can’t remember them, you can recover your username or reset your password.',
    },
    travelManagerCredentialsInvalid: {
      title: 'Your travel manager details don’t match',
      body: 'Check your username and password and try again. If you can’t remember them, use the password help for travel managers.',
    },
    travelManagerLocked: {
      title: 'Your travel manager account is locked',
      body: 'To get back in, reset your password with the help for travel managers.',
    },
    accountDisabled: {
      title: 'Your account is disabled',
      body: 'Call customer service at $t(shell:customerService.phone) to find out whether you can reactivate it.',
    },
    accountNumberTooLong: {
      title: 'The account number has too many digits',
      body: 'Check the number in an email from us and enter it again.',
    },
    passwordNotSet: {
      title: 'Your account doesn’t have a password yet',
      body: 'Choose “This is my first time logging in” and we’ll email you a link to create one.',
    },
    maximumTries: {
      title: 'Too many attempts',
      body: 'To protect the account, nobody can try again from here for now. Reset your password, or log in on a device where you’ve logged in before.',
    },
    companyDeactivated: {
      title: 'Your company’s account is deactivated',
      body: 'Check with your company’s travel manager. For personal travel, you can log in with your own account.',
    },
    sessionTimeout: {
      title: 'Your session ended because you were inactive',
      body: 'Log in again and we’ll take you back to where you were.',
    },
  },
  recovery: {
    zipCodeMismatch: {
      title: 'The postal code doesn’t match',
      body: 'Enter the postal code on your account. If you’ve moved recently, try the previous one.',
    },
    dateOfBirthMismatch: {
      title: 'The date of birth doesn’t match',
      body: 'Check the day, month and year, and enter them as they are on your account.',
    },
    securityAnswersMismatch: {
      title: 'The security answer doesn’t match',
      body: 'Enter it as you first saved it. If you can’t remember it, call customer service at $t(shell:customerService.phone).',
    },
    usernameTaken: {
      title: 'That username is already taken',
      body: 'Choose another one, for example by adding a number.',
    },
    passwordInvalid: {
      title: 'That password doesn’t meet the rules',
      body: 'Check the rules beside the field and choose another password.',
    },
    emailMismatch: {
      title: 'The email address doesn’t match',
      body: 'Enter the email address on your account. If you no longer use it, call customer service at $t(shell:customerService.phone).',
    },
    accountNotFound: {
      title: 'We couldn’t find an account with those details',
      body: 'Check what you entered and try again. If you don’t have an account yet, you can join for free.',
    },
  },
} as const;
