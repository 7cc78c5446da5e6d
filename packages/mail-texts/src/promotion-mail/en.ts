export const en = {
  greeting: 'Hi {{firstName}},',
  until: 'It ends on {{date}}.',
  action: 'See the promotion',
  copyLink: 'If the button does not work, copy this address into your browser:',
  stop: 'Get no more emails about promotions',
  why: 'You get this email because you agreed to receive promotions. The link above ends them, without logging in.',
} as const;
