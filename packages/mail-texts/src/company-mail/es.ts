export const es = {
  copyLink: 'Si el botón no funciona, copie esta dirección en su navegador:',
  invitation: {
    subject: '{{companyName}} le invita a viajar con la cuenta de la empresa',
    title: 'Únase a {{companyName}}',
    greeting: 'Hola, {{firstName}}',
    traveler: '{{companyName}} le invita a reservar sus viajes de trabajo a nombre de la empresa.',
    travelManager: '{{companyName}} le invita a gestionar sus viajes: sus viajeros, sus departamentos y su cuenta.',
    own: 'Se une con su propia cuenta. Sus viajes privados y sus puntos siguen siendo suyos, y la empresa no los ve.',
    action: 'Ver la invitación',
    expires: 'La invitación se puede aceptar hasta el {{until}}.',
    unasked: 'Si no conoce esta empresa, no haga nada: nadie se une sin aceptar.',
  },
} as const;
