export const messages = {
  retry: 'Try again',
  retrying: 'Trying…',
  reload: 'Reload',
  unreachable: {
    title: 'You seem to be offline',
    body: 'We could not reach our service. Check your internet connection and try again: anything you typed is still here.',
  },
  timeout: {
    title: 'The answer is taking too long',
    body: 'Our service did not answer in time. Wait a moment and try again: anything you typed is still here.',
  },
  unreadable: {
    title: 'There is a new version of this page',
    body: 'The page was updated while you had it open. Reload it to go on.',
  },
  failed: {
    title: 'Something went wrong on our side',
    body: 'Wait a few minutes and try again. If it happens again, call us at $t(shell:customerService.phone) and quote the reference {{reference}}.',
  },
  failedWithoutReference: {
    title: 'Something went wrong on our side',
    body: 'Wait a few minutes and try again: anything you typed is still here.',
  },
  fields: {
    title: 'Some answers need another look',
    body: 'Check the marked answers and send them again.',
  },
} as const;
