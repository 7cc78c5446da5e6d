export const en = {
  call: 'Need help? Call us free at {{phone}}, any time.',
  contact: 'Other ways to contact us',
  unattended: 'This is an automated message: we don’t read replies.',
} as const;
