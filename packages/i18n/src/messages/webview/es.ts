export const messages = {
  home: {
    title: 'Alisio en su teléfono',
    lead: 'Su viaje, su pase de abordar y el estado de su vuelo.',
    greeting: 'Hola, {{firstName}}',
    nameless: 'Hola',
    loading: 'Cargando sus datos…',
    ways: 'Qué desea hacer',
    nextTrip: 'Su próximo viaje',
    recordLocator: 'Código de reserva',
    seeTrip: 'Ver el viaje',
    noTrip: {
      title: 'No tiene viajes próximos',
      body: 'Si reservó sin su cuenta, busque el viaje con su código de reserva.',
    },
    account: 'Su cuenta',
    logOut: 'Cerrar sesión',
    loggingOut: 'Cerrando sesión…',
    logOutFailed: {
      title: 'No pudimos cerrar su sesión',
      body: 'Para cerrarla hace falta red. Lo guardado en este dispositivo ya se borró.',
    },
    quick: {
      logIn: { title: 'Iniciar sesión', body: 'Sus viajes y sus puntos' },
      trip: { title: 'Buscar un viaje', body: 'Con el código de reserva' },
      status: { title: 'Estado del vuelo', body: 'Horas y puertas de hoy' },
      checkIn: { title: 'Check-in', body: 'Desde 24 horas antes' },
      help: { title: 'Ayuda con su cuenta', body: 'Usuario y contraseña' },
      trips: { title: 'Mis viajes', body: 'Próximos y pasados' },
      points: { title: 'Puntos y nivel', body: 'Su tarjeta de socio' },
      funds: { title: 'Fondos de viaje', body: 'Transferir un fondo' },
      profile: { title: 'Datos personales', body: 'Nombre, teléfono y dirección' },
      security: { title: 'Seguridad', body: 'Contraseña y verificación' },
    },
    pointsBalance: '{{points}} puntos',
    notRead: 'No se pudo consultar ahora',
    kept: {
      title: 'Lo guardado en este dispositivo',
      pass: 'Pases de abordar',
      notHere: 'Sin red este viaje solo se ve aquí.',
      status: 'Vuelo {{flight}}',
      nothing: {
        title: 'No hay conexión',
        body: 'Sus viajes y pases aparecen aquí después de abrirlos una vez con red.',
      },
    },
  },
  tooOld: {
    app: {
      title: 'Actualice la aplicación',
      lead: 'Esta página necesita una versión más reciente de la aplicación. Actualícela y vuelva a abrir la página.',
    },
    pages: {
      title: 'Hay una versión más reciente de esta página',
      lead: 'Cierre la página y vuelva a abrirla. Si el aviso sigue aquí, cierre la aplicación.',
    },
  },
} as const;
