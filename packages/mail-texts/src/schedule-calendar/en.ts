export const en = {
  name: 'Flight schedules {{from}} – {{to}}',
  summary: '{{flights}}: {{from}} – {{to}}',
  leg: '{{flight}}: departs {{from}} {{departs}}, arrives in {{to}} {{arrives}}.',
  note: 'As scheduled on {{date}}. Check your flight before you set out.',
} as const;
