/** The words around the documents of law and help, and of the tables that are made of the product's own data. */
export const messages = {
  contents: 'En esta página',
  inForceSince: 'Vigente desde el {{date}}',
  print: 'Imprimir',
  version: {
    /** Stands until the script knows which document it is. */
    title: 'Versión de un documento',
    dated: 'Versión del {{date}}',
    inForce: 'Leer la versión vigente',
    former: {
      title: 'Esta versión ya no está vigente',
      body: 'Estuvo vigente desde el {{from}} hasta el {{until}}, cuando otra la reemplazó. Si pagó o se inscribió en ese tiempo, es la versión que usted aceptó.',
    },
    unknown: {
      title: 'No encontramos esa versión',
      body: 'Puede que la dirección tenga un error. Abajo está la versión vigente.',
    },
  },
  measuring: {
    label: 'Permitir que midamos mis visitas en este navegador',
    hint: 'Contamos pasos de una reserva y velocidad, sin su nombre. Si lo apaga, se borra de este navegador lo que guardamos para medir.',
    byBrowser: 'Su navegador ya pide que no se le siga: no medimos sus visitas.',
    forbidden: {
      title: 'No pudimos guardar su elección',
      body: 'Su navegador no deja que este sitio guarde nada. Actívelo o use la protección contra el seguimiento de su navegador.',
    },
  },
  yes: 'Sí',
  no: 'No',
  table: {
    fare: 'Tarifa',
    refunds: { caption: 'Lo que recibe al cancelar, por tarifa', refund: 'Si cancela a tiempo' },
    fareConditions: {
      caption: 'Las condiciones de cada tarifa',
      refund: 'Si cancela',
      change: 'Cambios',
      sameDayChange: 'Otro vuelo del mismo día',
      boarding: 'Abordaje',
      points: 'Puntos por dólar',
    },
    bagAllowance: {
      caption: 'El equipaje que incluye cada tarifa',
      personalItem: 'Artículo personal',
      carryOn: 'Equipaje de mano',
      checked: 'Maletas documentadas',
    },
    bagSizes: {
      caption: 'Medidas y pesos máximos',
      item: 'Equipaje',
      size: 'Medidas',
      weight: 'Peso',
      noWeight: 'Lo que pueda levantar sin ayuda',
    },
    tiers: {
      caption: 'Lo que pide y lo que da cada nivel',
      tier: 'Nivel',
      names: { member: 'Base', silver: 'Plata', gold: 'Oro', platinum: 'Platino' },
      flights: 'Vuelos en un año',
      points: 'O puntos en un año',
      bags: 'Maletas de más por dirección',
      boarding: 'Lugar adelantado al abordar',
      rebooking: 'Prioridad si se cancela un vuelo',
    },
    bagCharges: { caption: 'Cargos por equipaje', charge: 'Cargo', amount: 'Por maleta y dirección' },
  },
  refund: { money: 'Su dinero', travelCredit: 'Fondo de viaje', none: 'Nada' },
  change: { free: 'Sin costo', notAllowed: 'No se permiten' },
  boarding: { general: 'General', earlyBird: 'Anticipado', priority: 'Prioritario' },
  bag: { personalItem: 'Artículo personal', carryOn: 'Equipaje de mano', checked: 'Maleta documentada' },
  calculateBags: 'Calcule lo que cuestan sus maletas',
  linear: '{{size}} en total',
  charge: {
    extraBag: 'Cada maleta más de las incluidas',
    overweight: 'Maleta de más de {{from}} y hasta {{to}}',
    oversize: 'Maleta de más de {{from}} y hasta {{to}} en total',
  },
} as const;
