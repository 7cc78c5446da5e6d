export const en = {
  copyLink: 'If the button does not work, copy this address into your browser:',
  invitation: {
    subject: '{{companyName}} invites you to travel with your company account',
    title: 'Join {{companyName}}',
    greeting: 'Hi, {{firstName}}',
    traveler: '{{companyName}} invites you to book your business trips under the company.',
    travelManager: '{{companyName}} invites you to manage its trips: its travelers, its departments and its account.',
    own: 'You join with your own account. Your private trips and your points stay yours, and the company does not see them.',
    action: 'See the invitation',
    expires: 'The invitation can be accepted until {{until}}.',
    unasked: 'If you do not know this company, do nothing: nobody joins without accepting.',
  },
} as const;
