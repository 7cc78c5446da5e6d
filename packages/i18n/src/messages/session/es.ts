/** The words that stand in the frame of every page: the account menu, and why a session ended. */
export const messages = {
  logIn: 'Iniciar sesión',
  header: {
    menu: 'Su cuenta',
    greeting: 'Hola, {{firstName}}',
    nameless: 'Su cuenta',
    snapshot: 'Mi cuenta',
    trips: 'Mis viajes',
    points: 'Actividad de puntos',
    funds: 'Mis fondos de viaje',
    security: 'Seguridad',
    privacy: 'Mis datos personales',
    password: 'Cambiar mi contraseña',
    logOut: 'Cerrar sesión',
    loggingOut: 'Cerrando…',
    logOutFailed: {
      title: 'No pudimos cerrar su sesión',
      body: 'Su sesión sigue abierta. Compruebe su conexión e inténtelo de nuevo antes de dejar este dispositivo.',
    },
  },
  because: {
    idle: {
      title: 'Su sesión terminó por inactividad',
      body: 'Inicie sesión otra vez y volverá a donde estaba.',
    },
    expired: {
      title: 'Su sesión terminó',
      body: 'Inicie sesión otra vez y volverá a donde estaba.',
    },
    loggedOut: {
      title: 'Cerró su sesión',
      body: 'En este dispositivo ya no queda nada de lo que escribió.',
    },
    loggedOutEverywhere: {
      title: 'Cerró su sesión en todos sus dispositivos',
      body: 'Para volver a iniciar sesión en cualquiera de ellos hará falta su contraseña o su llave de acceso.',
    },
    endedElsewhere: {
      title: 'Su sesión se cerró desde otro lugar',
      body: 'Se cerró desde otro de sus dispositivos, o se cambió la contraseña. Si no fue usted, restablezca su contraseña ahora.',
    },
    tokenReused: {
      title: 'Cerramos su sesión para proteger su cuenta',
      body: 'Alguien pudo haber copiado los datos de su sesión. Inicie sesión de nuevo y cambie su contraseña.',
    },
    due: {
      title: 'Inicie sesión para ver esta página',
      body: 'Después llegará a donde quería ir.',
    },
    dismiss: 'Cerrar aviso',
  },
  recoveryCodeUsed: {
    title: 'Inició sesión con un código de recuperación',
    left_one: 'Le queda {{count}} código sin usar.',
    left_many: 'Le quedan {{count}} códigos sin usar.',
    left_other: 'Le quedan {{count}} códigos sin usar.',
    none: 'Era el último: cree otros ahora, para poder iniciar sesión si no tiene su teléfono.',
    renew: 'Crear códigos nuevos',
  },
} as const;
