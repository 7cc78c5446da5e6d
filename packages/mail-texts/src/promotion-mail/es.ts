export const es = {
  greeting: 'Hola, {{firstName}}:',
  until: 'Termina el {{date}}.',
  action: 'Ver la promoción',
  copyLink: 'Si el botón no funciona, copie esta dirección en su navegador:',
  stop: 'No recibir más correos de promociones',
  why: 'Recibe este correo porque aceptó recibir promociones. Para dejar de recibirlas basta el enlace de arriba, sin iniciar sesión.',
} as const;
