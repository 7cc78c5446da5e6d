export const en = {
  notFound: {
    title: 'We could not find this page',
    body: 'The address may be wrong, or the page may have moved. Check the address, or go on from the home page.',
  },
  needsScript: {
    title: 'This page needs JavaScript',
    body: 'Your browser does not run JavaScript, and without it we cannot do what you asked for. Turn it on in the browser’s settings and go back to the page. What you typed was not saved.',
    back: 'Go back to the page',
  },
  failed: {
    title: 'Something failed on our side',
    body: 'Try again in a few minutes. If it fails again, give us this reference: {{reference}}.',
  },
  phone: 'You can also call us:',
  home: 'Go to the home page',
} as const;
