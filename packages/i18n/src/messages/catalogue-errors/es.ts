/**
 * Says what went wrong and what to do next, in Spanish, for each message key of `@airline/error-catalogue`.
 *
 * Each text is `{ title, body }`; `generic` takes `{{reference}}`.
 */
export const messages = {
  generic: {
    title: 'Algo salió mal de nuestro lado',
    body: 'No pudimos completar lo que pidió. Espere unos minutos e inténtelo de nuevo. Si vuelve a pasar, llámenos al $t(shell:customerService.phone) y mencione la referencia {{reference}}.',
  },
  action: {
    reLogin: {
      title: 'Su sesión terminó',
      body: 'Inicie sesión otra vez y volverá a donde estaba.',
    },
    retry: {
      title: 'No pudimos completar su solicitud',
      body: 'Suele ser algo pasajero. Espere un momento e inténtelo de nuevo.',
    },
    reAuthenticate: {
      title: 'Confirme que es usted',
      body: 'Para proteger su cuenta, escriba su contraseña de nuevo. No perderá nada de lo que ya escribió.',
    },
    logout: {
      title: 'Cerramos su sesión',
      body: 'Lo hicimos para proteger su cuenta. Cuando quiera continuar, inicie sesión de nuevo.',
    },
    multiFactor: {
      title: 'Falta un paso para iniciar sesión',
      body: 'Complete la verificación en dos pasos para que sepamos que es usted.',
    },
  },
  login: {
    unavailable: {
      title: 'Por el momento no es posible iniciar sesión',
      body: 'El servicio no está disponible. Inténtelo de nuevo en unos minutos; mientras tanto, puede buscar y reservar vuelos sin iniciar sesión.',
    },
    accountHeld: {
      title: 'Su cuenta está retenida',
      body: 'Llame a atención al cliente, al $t(shell:customerService.phone): le diremos por qué y qué hace falta para volver a usarla.',
    },
    credentialsIncorrect: {
      title: 'El usuario o la contraseña no coinciden',
      body: 'Revise ambos datos e inténtelo de nuevo. Si no los recuerda, puede recuperar su usuario o restablecer su contraseña.',
    },
    travelManagerCredentialsInvalid: {
      title: 'Los datos de administrador de viajes no coinciden',
      body: 'Revise su usuario y su contraseña e inténtelo de nuevo. Si no los recuerda, use la ayuda con la contraseña para administradores de viajes.',
    },
    travelManagerLocked: {
      title: 'Su cuenta de administrador de viajes está bloqueada',
      body: 'Para volver a iniciar sesión, restablezca su contraseña con la ayuda para administradores de viajes.',
    },
    accountDisabled: {
      title: 'Su cuenta está desactivada',
      body: 'Llame a atención al cliente, al $t(shell:customerService.phone), para saber si puede reactivarla.',
    },
    accountNumberTooLong: {
      title: 'El número de socio tiene demasiados dígitos',
      body: 'Revise el número en un correo nuestro y escríbalo de nuevo.',
    },
    passwordNotSet: {
      title: 'Su cuenta todavía no tiene contraseña',
      body: 'Elija “Es la primera vez que inicio sesión” y le enviaremos un correo para crearla.',
    },
    maximumTries: {
      title: 'Hubo demasiados intentos',
      body: 'Para proteger la cuenta, desde aquí no se puede intentar de nuevo por ahora. Restablezca su contraseña, o inicie sesión en un dispositivo donde ya lo haya hecho.',
    },
    companyDeactivated: {
      title: 'La cuenta de su empresa está desactivada',
      body: 'Consulte con el administrador de viajes de su empresa. Para un viaje personal puede iniciar sesión con su propia cuenta.',
    },
    sessionTimeout: {
      title: 'Su sesión terminó por inactividad',
      body: 'Inicie sesión otra vez y volverá a donde estaba.',
    },
  },
  recovery: {
    zipCodeMismatch: {
      title: 'El código postal no coincide',
      body: 'Escriba el código postal que tiene en su cuenta. Si se mudó hace poco, pruebe con el anterior.',
    },
    dateOfBirthMismatch: {
      title: 'La fecha de nacimiento no coincide',
      body: 'Revise el día, el mes y el año, y escríbalos tal como están en su cuenta.',
    },
    securityAnswersMismatch: {
      title: 'La respuesta de seguridad no coincide',
      body: 'Escríbala como la guardó la primera vez. Si no la recuerda, llame a atención al cliente: $t(shell:customerService.phone).',
    },
    usernameTaken: {
      title: 'Ese nombre de usuario ya está en uso',
      body: 'Elija otro, por ejemplo agregando un número.',
    },
    passwordInvalid: {
      title: 'Esa contraseña no cumple las reglas',
      body: 'Revise las reglas que aparecen junto al campo y elija otra contraseña.',
    },
    emailMismatch: {
      title: 'El correo electrónico no coincide',
      body: 'Escriba el correo que tiene en su cuenta. Si ya no lo usa, llame a atención al cliente: $t(shell:customerService.phone).',
    },
    accountNotFound: {
      title: 'No encontramos una cuenta con esos datos',
      body: 'Revise lo que escribió e inténtelo de nuevo. Si todavía no tiene cuenta, puede inscribirse sin costo.',
    },
  },
} as const;
