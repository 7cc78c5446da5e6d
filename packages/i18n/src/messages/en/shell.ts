export const shell = {
  brand: 'Alisio',
  site: { traveller: 'Alisio', ctm: 'Alisio Business', webview: 'Alisio' },
  product: 'Business',
  home: '{{brand}}, home',
  skipToContent: 'Skip to main content',
  language: { label: 'Language' },
  navigation: { label: 'Main navigation', menu: 'Menu' },
  account: { logIn: 'Log in' },
  footer: { label: 'Footer', copyright: '© {{year}} Alisio' },
  title: { page: '{{page}} · {{site}}', error: 'Error: {{page}}' },
  loading: 'Loading…',
  notFound: {
    title: 'We can’t find this page',
    body: 'The address may have a mistake in it, or the page may have moved. Check the address, or carry on from the home page.',
    home: 'Go to the home page',
  },
  crash: {
    title: 'Something went wrong on our side',
    body: 'This page could not be shown. We have been told about it. Try again; if it happens again, give us the reference and we will look into it.',
    reference: 'Reference',
    retry: 'Try again',
    home: 'Go to the home page',
  },
  newVersion: {
    title: 'There is a new version of this page',
    body: 'The site was updated while you had it open. Reload it to carry on.',
    retry: 'Reload',
  },
  offline: {
    title: 'There seems to be no connection',
    body: 'We could not fetch this page. Check your internet connection and try again.',
    retry: 'Try again',
  },
  languageUnavailable: {
    title: 'We could not load the other language',
    body: 'Check your connection and choose the language again.',
  },
} as const;
