export const es = {
  name: 'Horarios {{from}} – {{to}}',
  summary: '{{flights}}: {{from}} – {{to}}',
  leg: '{{flight}}: sale de {{from}} {{departs}} y llega a {{to}} {{arrives}}.',
  note: 'Horario del {{date}}. Confirme su vuelo antes de salir.',
} as const;
