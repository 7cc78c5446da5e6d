/** The words that stand in the frame of every page: the account menu, and why a session ended, in English. */
export const messages = {
  logIn: 'Log in',
  header: {
    menu: 'Your account',
    greeting: 'Hi, {{firstName}}',
    nameless: 'Your account',
    snapshot: 'My account',
    trips: 'My trips',
    points: 'Points activity',
    funds: 'My travel funds',
    security: 'Security',
    privacy: 'My personal data',
    password: 'Change my password',
    logOut: 'Log out',
    loggingOut: 'Logging out…',
    logOutFailed: {
      title: 'We couldn’t log you out',
      body: 'Your session is still open. Check your connection and try again before you leave this device.',
    },
  },
  because: {
    idle: {
      title: 'Your session ended because you were inactive',
      body: 'Log in again and you’ll be back where you were.',
    },
    expired: {
      title: 'Your session has ended',
      body: 'Log in again and you’ll be back where you were.',
    },
    loggedOut: {
      title: 'You’ve logged out',
      body: 'Nothing that you typed is left on this device.',
    },
    loggedOutEverywhere: {
      title: 'You’ve logged out on all your devices',
      body: 'Logging in again on any of them takes your password or your passkey.',
    },
    endedElsewhere: {
      title: 'Your session was ended somewhere else',
      body: 'It was ended from another of your devices, or the password was changed. If it wasn’t you, reset your password now.',
    },
    tokenReused: {
      title: 'We ended your session to protect your account',
      body: 'Somebody may have copied your session’s data. Log in again and change your password.',
    },
    due: {
      title: 'Log in to see this page',
      body: 'We’ll take you there right after.',
    },
    dismiss: 'Close this message',
  },
  recoveryCodeUsed: {
    title: 'You logged in with a recovery code',
    left_one: 'You have {{count}} unused code left.',
    left_other: 'You have {{count}} unused codes left.',
    none: 'It was the last one: make new ones now, so that you can log in without your phone.',
    renew: 'Make new codes',
  },
} as const;
