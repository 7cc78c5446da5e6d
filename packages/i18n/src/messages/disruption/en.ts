import type { messages as es } from './es.ts';

export const messages = {
  lead: '{{what}}. Trip {{recordLocator}}: you can decide until {{date}}. Nothing changes until you confirm it here.',
  pending: 'One moment…',
  seeTrip: 'See my trip',
  otherWays: 'See other ways on in my trip',
  flights: {
    title: 'Take another flight for free',
    after: 'Your new flight',
    before: 'The flight that you no longer take',
    free: 'You pay nothing. Your fare and what it includes stay as they are.',
    agreement: 'By confirming you accept these documents:',
    submit: 'Take this flight',
  },
  money: {
    title: 'Get your money back',
    givenBack: 'What you get back',
    time: 'Your bank takes up to 7 business days to show it.',
    whole: 'The whole trip is canceled, for everybody',
    part: 'This part of the trip is canceled, for everybody',
    submit: 'Cancel and get my money back',
  },
  doneFlights: {
    title: 'Your flights are changed',
    lead: 'The confirmation code is still {{recordLocator}}. We sent you an email with the new flights and tickets.',
  },
  doneMoney: {
    title: 'We canceled the flights and give your money back',
    lead: 'We sent you an email with what you get back and when. Confirmation code: {{recordLocator}}.',
  },
  over: {
    changed: {
      title: 'The trip changed after this email',
      lead: 'Trip {{recordLocator}} is no longer as it was when we wrote, so this link has ended. Your trip shows how it stands now and what you can do.',
    },
    cancelled: {
      title: 'The trip is canceled already',
      lead: 'Trip {{recordLocator}} shows what was given back.',
    },
    notDisrupted: {
      title: 'This way on is no longer open',
      lead: 'The flight left, leaves as you booked it after all, or things stand differently now. Trip {{recordLocator}} shows how it stands and what you can do. If you need help, call us at $t(shell:customerService.phone).',
    },
    flightsGone: {
      title: 'This flight has no seats any more',
      lead: 'It filled up, or no longer leaves in time. We changed nothing: in trip {{recordLocator}} you can choose another one for free, or get your money back.',
    },
  },
  noLink: {
    title: 'Open the whole link',
    lead: 'It is in the email that we sent you. You can also change or cancel on the page of your trip, or call us at $t(shell:customerService.phone).',
  },
  invalid: {
    title: 'This link does not work',
    lead: 'It may be incomplete, or the trip has another contact by now. The page of your trip lets you do the same, or call us at $t(shell:customerService.phone).',
  },
} satisfies typeof es;
