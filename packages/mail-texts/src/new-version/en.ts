export const en = {
  title: 'There is a new version of this page',
  body: 'The site was updated while you had it open. Reload it to carry on.',
  retry: 'Reload',
} as const;
