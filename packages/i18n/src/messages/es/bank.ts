/** The page of the payment sandbox that plays a bank. */
export const bank = {
  title: 'Banco de prueba',
  notice: 'Entorno de pruebas: esto no es un banco. No se mueve dinero de verdad.',
  question: '¿Autoriza este pago?',
  merchant: 'Comercio',
  merchantName: 'Alisio',
  amount: 'Importe',
  card: 'Tarjeta',
  cardValue: 'Terminada en {{lastFour}}',
  approve: 'Autorizar el pago',
  refuse: 'Rechazar el pago',
  decided: 'Este pago ya se decidió',
  decidedBody: 'No hay nada más que autorizar aquí. Puede volver a su reserva.',
  back: 'Volver a mi reserva',
  unknown: 'No encontramos este pago',
  unknownBody: 'La dirección no es de ningún pago. Vuelva a su reserva e inténtelo de nuevo.',
} as const;
