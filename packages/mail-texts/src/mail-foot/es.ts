export const es = {
  call: '¿Necesita ayuda? Llámenos sin costo al {{phone}}, a cualquier hora.',
  contact: 'Otras formas de contacto',
  unattended: 'Este mensaje se envía solo: no leemos las respuestas.',
} as const;
