/** The page that shows the mails of a development machine. */
export const inbox = {
  title: 'Buzón de desarrollo',
  notice: 'Los correos de este entorno llegan aquí y no salen de esta máquina.',
  empty: 'Todavía no hay correos',
  emptyBody: 'Reserve un viaje y su confirmación aparecerá aquí en unos segundos.',
  from: 'De',
  to: 'Para',
  received: 'Recibido',
  noSubject: '(sin asunto)',
  back: 'Todos los correos',
  formatted: 'Con formato',
  plain: 'Solo texto',
  frame: 'El correo con formato',
  attachments: 'Adjuntos',
  download: 'Descargar {{name}} ({{size}})',
  notFound: 'Ese correo ya no está',
  notFoundBody: 'El buzón guarda los últimos {{count}} correos.',
} as const;
