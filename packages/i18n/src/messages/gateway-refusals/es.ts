/** Says what kept the gateway from doing what was asked, and what to do next: a text for each refusal. */
export const messages = {
  idempotencyKeyMissing: {
    title: 'No pudimos completar su solicitud',
    body: 'Vuelva a cargar la página e inténtelo de nuevo. No se hizo ningún cargo.',
  },
  idempotencyKeyReused: {
    title: 'Esta solicitud ya se había enviado con otros datos',
    body: 'Vuelva a cargar la página, revise sus datos y envíelos de nuevo.',
  },
  idempotencyKeyInUse: {
    title: 'Su solicitud sigue en proceso',
    body: 'Espere unos segundos y vuelva a intentarlo. No se hará dos veces.',
  },
  missingParameter: {
    title: 'A la búsqueda le falta un dato',
    body: 'Abra de nuevo la página de búsqueda y escriba lo que busca.',
  },
  invalidCollection: {
    title: 'No hay nada que buscar ahí',
    body: 'Abra de nuevo la página de búsqueda y escriba lo que busca.',
  },
  offerInvalid: {
    title: 'No pudimos reconocer este precio',
    body: 'Busque sus vuelos de nuevo para ver los precios de este momento. No se hizo ningún cargo.',
  },
  offerExpired: {
    title: 'El precio que vio ya venció',
    body: 'Los precios se guardan 20 minutos. Actualice el precio para seguir: los datos de los pasajeros siguen aquí.',
  },
  soldOut: {
    title: 'Uno de sus vuelos se acaba de agotar',
    body: 'Ya no quedan asientos para todos los pasajeros. Elija otro vuelo: los datos de los pasajeros siguen aquí y no se hizo ningún cargo.',
  },
  flightDeparted: {
    title: 'Uno de sus vuelos ya no está a la venta',
    body: 'Sale demasiado pronto o ya salió. Elija otro vuelo: los datos de los pasajeros siguen aquí y no se hizo ningún cargo.',
  },
  offerAlreadyOrdered: {
    title: 'Este viaje ya se está reservando',
    body: 'Parece que lo reservó en otra pestaña con otros datos. Búsquelo en “Mi viaje”, o actualice el precio para hacer otra reserva. No se hizo ningún cargo de más.',
  },
  tooManyHolds: {
    title: 'Ya hay varias reservas esperando su pago',
    body: 'Termine de pagar una de ellas, o espere: cada una deja libres sus asientos en 15 minutos como máximo. No se hizo ningún cargo; sus vuelos y pasajeros siguen aquí.',
  },
  tooManyHoldsOnFlight: {
    title: 'Muchas personas están confirmando su pago para este vuelo',
    body: 'Pague con una tarjeta que no pida confirmación del banco, o inténtelo de nuevo en unos minutos. No se hizo ningún cargo; sus vuelos y pasajeros siguen aquí.',
  },
  tooManyDeclines: {
    title: 'Se rechazaron demasiados pagos seguidos',
    body: 'Para proteger las tarjetas ponemos un límite. Espere una hora e inténtelo de nuevo, o llámenos al $t(shell:customerService.phone) para reservar. No se hizo ningún cargo.',
  },
  paymentDeclined: {
    title: 'Su banco no aceptó el pago',
    body: 'No se hizo ningún cargo. Revise los datos de la tarjeta o use otra; sus vuelos y pasajeros siguen aquí.',
  },
  payPalNotOffered: {
    title: 'PayPal no está disponible por ahora',
    body: 'No se hizo ningún cargo. Elija otra forma de pago.',
  },
  walletNotOffered: {
    title: 'Esta forma de pago no está disponible por ahora',
    body: 'No se hizo ningún cargo. Elija otra forma de pago.',
  },
  paymentTokenInvalid: {
    title: 'Escriba su tarjeta otra vez',
    body: 'Por seguridad, los datos de la tarjeta se guardan poco tiempo. No se hizo ningún cargo.',
  },
  paymentUnavailable: {
    title: 'El servicio de pagos no responde',
    body: 'No se hizo ningún cargo. Espere unos minutos e inténtelo de nuevo: sus vuelos y pasajeros siguen aquí.',
  },
  orderNotFound: {
    title: 'No encontramos este pedido',
    body: 'Puede que ya se haya completado. Busque su viaje con el código de reserva que le enviamos por correo.',
  },
  holdExpired: {
    title: 'Se acabó el tiempo para pagar',
    body: 'Los asientos quedaron libres otra vez y no se hizo ningún cargo. Actualice el precio para reservar de nuevo: los datos de los pasajeros siguen aquí.',
  },
  tripNotFound: {
    title: 'No encontramos ese viaje',
    body: 'Revise el código de reserva y escriba el nombre y el apellido como están en el boleto.',
  },
  tripCodeNeeded: {
    title: 'Hace falta un código',
    body: 'Lo enviamos al correo con que se reservó el viaje. Si el viaje es de su cuenta, también puede iniciar sesión.',
  },
  tripCodeIncorrect: {
    title: 'El código no coincide',
    body: 'Revise el correo más reciente y escriba sus ocho números.',
  },
  tripCodeExpired: {
    title: 'El código ya no sirve',
    body: 'Venció, ya se usó o se escribió mal varias veces. Pida uno nuevo.',
  },
  tripAlreadyCancelled: {
    title: 'Este viaje ya está cancelado',
    body: 'Quizá lo canceló en otra pestaña. No hay nada más que hacer: aquí puede ver lo que recibe.',
  },
  cancellationClosed: {
    title: 'Este viaje ya no se puede cancelar aquí',
    body: 'Un viaje se puede cancelar hasta 10 minutos antes de que salga su primer vuelo. No se canceló nada.',
  },
  travellerOnBoard: {
    title: 'Alguien de este viaje ya está a bordo',
    body: 'Lo que incluye a quien ya abordó no se puede cancelar. Si no va a volar, hable con el personal de la puerta: cuando lo baje del avión podrá cancelar, hasta 10 minutos antes de la salida. No se canceló nada.',
  },
  cancellationChanged: {
    title: 'Lo que recibe cambió mientras lo revisaba',
    body: 'No se canceló nada. Vea lo que recibiría ahora y decida de nuevo.',
  },
  adultNeeded: {
    title: 'Quienes se quedan no pueden viajar así',
    body: 'Un niño o un bebé en brazos viaja con un adulto, y cada bebé con el suyo. Elija también a quien viajaría sin adulto, o cancele el viaje completo. No se canceló nada.',
  },
  cancelledTogether: {
    title: 'Este viaje solo se puede cancelar completo',
    body: 'Se vendió a un solo precio por todos sus vuelos. No se canceló nada: vea lo que recibe si lo cancela completo.',
  },
  changeNotAllowed: {
    title: 'Esta tarifa no permite cambios',
    body: 'No se cambió nada. Puede cancelar el viaje y reservar otro: antes de cancelar verá cuánto recibe.',
  },
  changeClosed: {
    title: 'Este vuelo ya no se puede cambiar',
    body: 'Sale demasiado pronto o ya salió. No se cambió nada.',
  },
  changeUnchanged: {
    title: 'Eligió el mismo vuelo y la misma tarifa que ya tiene',
    body: 'Elija otro vuelo, otro día u otra tarifa.',
  },
  changedTogether: {
    title: 'En este viaje los vuelos se cambian juntos',
    body: 'Elija vuelos nuevos para todos los trayectos. No se cambió nada.',
  },
  changeChanged: {
    title: 'Lo que cuesta el cambio es otro ahora',
    body: 'No se cambió nada y no se hizo ningún cargo. Vea lo que costaría ahora y decida de nuevo.',
  },
  changeUnderWay: {
    title: 'Otro cambio de este viaje espera su pago',
    body: 'Termine ese cambio, o espere: se acaba solo en 15 minutos como máximo.',
  },
  changeNotFound: {
    title: 'No encontramos ese cambio',
    body: 'Abra su viaje para ver cómo quedó.',
  },
  tooManyRequests: {
    title: 'Hubo demasiados intentos seguidos',
    body: 'Para proteger las cuentas ponemos un límite. Espere unos minutos e inténtelo de nuevo: lo que escribió sigue aquí.',
  },
  apiKeyInvalid: {
    title: 'Esta página ya no está al día',
    body: 'Vuelva a cargarla e inténtelo de nuevo.',
  },
  foreignPage: {
    title: 'Esta solicitud vino de otro sitio',
    body: 'Para protegerle no hicimos nada. Abra esta página desde nuestro sitio e inténtelo de nuevo.',
  },
  feedKeyInvalid: {
    title: 'Aquí solo informan las operaciones',
    body: 'La solicitud no lleva la clave del canal de operaciones. Quien lo administra la conoce.',
  },
  notPermitted: {
    title: 'Su cuenta no permite hacer esto',
    body: 'Esta función es para otro tipo de cuenta. Si cree que debería tenerla, llámenos al $t(shell:customerService.phone).',
  },
  linkInvalid: {
    title: 'Este enlace no funciona',
    body: 'Puede que se haya cortado al copiarlo, o que sea demasiado antiguo. Abra el correo de nuevo y pulse el enlace, o empiece otra vez.',
  },
  linkExpired: {
    title: 'Este enlace ya venció',
    body: 'Para proteger su cuenta, nuestros enlaces valen poco tiempo. Pida otro y ábralo en cuanto le llegue.',
  },
  linkUsed: {
    title: 'Este enlace ya se usó',
    body: 'Cada enlace sirve una sola vez. Si fue usted, ya está hecho; si no terminó, pida otro.',
  },
  linkSuperseded: {
    title: 'Hay un enlace más reciente',
    body: 'Le enviamos otro correo después de este. Abra el último que recibió, o pida uno nuevo.',
  },
  linkExhausted: {
    title: 'Las respuestas no coincidieron',
    body: 'Para proteger su cuenta, cerramos este enlace después de varios intentos. Pida otro para volver a probar, o llámenos al $t(shell:customerService.phone) si no recuerda los datos.',
  },
  proofMissing: {
    title: 'Falta responder las preguntas',
    body: 'Vuelva a cargar la página y responda las preguntas para continuar.',
  },
  enrollmentConfirmed: {
    title: 'Su cuenta ya está activa',
    body: 'El correo ya se confirmó. Inicie sesión: si quiere, allí puede cambiar su dirección.',
  },
  loginElsewhere: {
    title: 'Su cuenta tiene otra página para iniciar sesión',
    body: 'Sus datos coinciden, pero esta página es para otro tipo de cuenta. Inicie sesión en la suya con los mismos datos.',
  },
  signOnNotOffered: {
    title: 'Este correo no entra con la cuenta de una empresa',
    body: 'Revise que sea su correo de trabajo, o inicie sesión con su contraseña.',
  },
  signOnExpired: {
    title: 'Este inicio de sesión ya no es válido',
    body: 'Pasó demasiado tiempo, ya se usó o empezó en otro navegador. Empiece de nuevo.',
  },
  signOnRefused: {
    title: 'Su empresa no confirmó quién es usted',
    body: 'El servicio de su empresa rechazó el inicio de sesión o respondió algo que no podemos comprobar. Inténtelo de nuevo; si se repite, avise a quien administra las cuentas de su empresa.',
  },
  signOnNotMember: {
    title: 'Todavía no es parte de su empresa aquí',
    body: 'Su empresa confirmó quién es usted, pero nadie le ha dado acceso a sus viajes. Pida una invitación a quien los administra.',
  },
  signOnInvited: {
    title: 'Tiene una invitación de su empresa',
    body: 'Acepte primero la invitación; después podrá iniciar sesión con la cuenta de su empresa.',
  },
  signOnEmailUnverified: {
    title: 'Su empresa no ha confirmado su correo',
    body: 'La primera vez le reconocemos por su correo de trabajo, y el servicio de su empresa no lo da por verificado o es de otro dominio. Pida a quien administra las cuentas que lo corrija.',
  },
  signOnRequired: {
    title: 'Su empresa pide iniciar sesión con su propia cuenta',
    body: 'Use el botón «Usar la cuenta de mi empresa». Su contraseña de aquí no sirve para los viajes de la empresa.',
  },
  signOnProviderAway: {
    title: 'El servicio de su empresa no responde',
    body: 'No pudimos comunicarnos con el servicio que confirma las cuentas de su empresa. Inténtelo de nuevo en unos minutos.',
  },
  signOnDomainRefused: {
    title: 'No se puede usar uno de los dominios',
    body: 'Un dominio debe ser el del correo de un administrador de la empresa, no puede ser de otra empresa ni de un servicio público de correo.',
  },
  signOnSecretMissing: {
    title: 'Falta el secreto del cliente',
    body: 'Con otro emisor u otro cliente hace falta su secreto.',
  },
  signOnAddressNotAllowed: {
    title: 'Esa dirección del emisor no se puede usar',
    body: 'Escriba una dirección pública que empiece con https://, sin parámetros.',
  },
  codeUsed: {
    title: 'Ese código ya se usó',
    body: 'Cada código sirve una sola vez. Espere a que su aplicación muestre el siguiente y escríbalo.',
  },
  codeIncorrect: {
    title: 'El código no es correcto',
    body: 'Escriba el código que su aplicación muestra en este momento, o use uno de sus códigos de recuperación.',
  },
  passkeyRefused: {
    title: 'No pudimos usar esa llave de acceso',
    body: 'Puede que sea de otra cuenta o que ya se haya quitado. Pruebe con otra, o inicie sesión con su contraseña.',
  },
  challengeExpired: {
    title: 'Se acabó el tiempo para este paso',
    body: 'Para proteger su cuenta, este paso dura pocos minutos. Empiece de nuevo.',
  },
  lastFactor: {
    title: 'Esta es su única forma de iniciar sesión',
    body: 'Su cuenta no tiene contraseña: agregue otra llave de acceso o cree una contraseña antes de quitar esta.',
  },
  accountDataUnavailable: {
    title: 'Los datos de esta cuenta los guarda su empresa',
    body: 'Pida sus datos, o que se borren, a quien administra los viajes de su empresa.',
  },
  pointsInsufficient: {
    title: 'No le alcanzan los puntos para este viaje',
    body: 'No usamos ninguno. Pague con tarjeta o elija un viaje que cueste menos puntos.',
  },
  pointsLocked: {
    title: 'Todavía no puede usar sus puntos',
    body: 'Su dirección de correo cambió hace menos de 24 horas, y durante ese tiempo protegemos sus puntos. No usamos ninguno. Pague con tarjeta o inténtelo cuando hayan pasado las 24 horas.',
  },
  correctionOutdated: {
    title: 'Estos datos cambiaron mientras los corregía',
    body: 'Por ejemplo, en otra pestaña. No guardamos nada todavía: compare lo que hay ahora con lo que escribió y guárdelo de nuevo.',
  },
  correctionsClosed: {
    title: 'Los datos de este viaje ya no se corrigen',
    body: 'El último vuelo ya salió.',
  },
  nameOfAnotherPerson: {
    title: 'Ese nombre es más que una corrección',
    body: 'Aquí se corrigen errores al escribir, nombres en el campo equivocado y nombres o apellidos que faltan o sobran. Si cambió de nombre, por ejemplo al casarse, llámenos al $t(shell:customerService.phone): lo hacemos sin costo con su documento. Un boleto no pasa a otra persona.',
  },
  nameCorrectionsClosed: {
    title: 'Los nombres ya no se corrigen aquí',
    body: 'El check-in ya abrió. Corríjalo en el mostrador de Alisio del aeropuerto con su documento, o llámenos al $t(shell:customerService.phone).',
  },
  nameCorrectionsUsedUp: {
    title: 'Este nombre ya se corrigió dos veces',
    body: 'Llámenos al $t(shell:customerService.phone): lo revisamos con usted y con su documento.',
  },
  extraNotOpen: {
    title: 'Todavía no se vende',
    body: 'El abordaje preferente se vende desde 24 horas antes de la salida de cada vuelo. No se compró nada ni se hizo ningún cargo.',
  },
  extraClosed: {
    title: 'Ya no se vende para ese vuelo',
    body: 'Pasó la hora límite. No se compró nada ni se hizo ningún cargo.',
  },
  extraSoldOut: {
    title: 'Ya no quedan suficientes lugares',
    body: 'Otras personas compraron los primeros lugares de ese vuelo. No se compró nada ni se hizo ningún cargo.',
  },
  seatTaken: {
    title: 'Alguien más tomó uno de esos asientos',
    body: 'Sus asientos siguen como estaban y no se hizo ningún cargo. Elija otro de los que quedan libres.',
  },
  seatNotFree: {
    title: 'El precio de esos asientos cambió',
    body: 'Sus asientos siguen como estaban y no se hizo ningún cargo. Vea cuánto cuestan ahora y decida de nuevo.',
  },
  extraNotOffered: {
    title: 'No se vende para ese pasajero',
    body: 'Su tarifa ya lo incluye, ya lo compró o el vuelo aborda de otra forma. No se compró nada ni se hizo ningún cargo.',
  },
  extrasChanged: {
    title: 'El viaje o un precio cambió mientras tanto',
    body: 'No se compró nada ni se hizo ningún cargo. Vea lo que puede comprar ahora y decida de nuevo.',
  },
  extrasUnderWay: {
    title: 'Otra compra para este viaje espera su pago',
    body: 'Termine esa compra, o espere: se acaba sola en 15 minutos como máximo.',
  },
  extraPurchaseNotFound: {
    title: 'No encontramos esa compra',
    body: 'Abra su viaje para ver lo que tiene.',
  },
  boardingFlightNotFound: {
    title: 'No encontramos ese vuelo',
    body: 'El programa no tiene ese vuelo en esa fecha. Revise el número, la fecha y el aeropuerto de salida.',
  },
  walletPassNotOffered: {
    title: 'Por ahora no damos pases para Apple Wallet',
    body: 'Guarde el pase en su teléfono desde esta página, pídalo por correo o imprímalo.',
  },
  bagsNotPaid: {
    title: 'Hay más maletas de las pagadas',
    body: 'Un viajero no tiene tantas maletas incluidas o compradas. Compre la que falta y vuelva a pedir las etiquetas. No se dio ninguna nueva.',
  },
  checkInNotOpen: {
    title: 'El check-in todavía no abre',
    body: 'Se abre 24 horas antes de la salida del primer vuelo. No se hizo el check-in de nadie.',
  },
  checkInClosed: {
    title: 'El check-in ya cerró',
    body: 'Cierra una hora antes de la salida. Si está en el aeropuerto, vaya al mostrador.',
  },
  checkInNotFlown: {
    title: 'Este vuelo no sale como lo reservó',
    body: 'En la página de su viaje puede tomar otro vuelo o recuperar su dinero.',
  },
  documentRequired: {
    title: 'Falta un pasaporte válido',
    body: 'Debe ser válido hasta el final del viaje. Dé sus datos y vuelva a intentarlo: no se hizo el check-in de nadie.',
  },
  tripChangedMeanwhile: {
    title: 'Su viaje cambió mientras tanto',
    body: 'Revise sus vuelos y vuelva a intentarlo. No se hizo el check-in de nadie.',
  },
  companyAccessDenied: {
    title: 'Su cuenta no permite hacer esto en la empresa',
    body: 'Pídalo a quien administra la cuenta de su empresa.',
  },
  companyChanged: {
    title: 'Otra persona cambió estos datos mientras tanto',
    body: 'Vuelva a cargar la página y haga su cambio de nuevo: no se guardó nada.',
  },
  departmentNotFound: {
    title: 'No encontramos ese departamento',
    body: 'Puede que se haya cerrado. Elija otro o vuelva a cargar la página.',
  },
  departmentNameTaken: {
    title: 'Ya hay un departamento con ese nombre',
    body: 'Escriba otro nombre.',
  },
  costCentreNotFound: {
    title: 'No encontramos ese centro de costos',
    body: 'Puede que se haya cerrado. Elija otro o vuelva a cargar la página.',
  },
  costCentreCodeTaken: {
    title: 'Ya hay un centro de costos con ese código',
    body: 'Escriba otro código.',
  },
  memberNotFound: {
    title: 'Esta persona ya no está en la empresa',
    body: 'Vuelva a cargar la lista.',
  },
  alreadyInCompany: {
    title: 'Esta dirección ya está en la empresa',
    body: 'Búsquela en la lista para cambiar su función o su departamento.',
  },
  lastAdministrator: {
    title: 'La empresa se quedaría sin administración',
    body: 'Dé antes a otra persona la función de administración de viajes con acceso completo.',
  },
  ownTripsOnly: {
    title: 'Para la empresa solo reserva sus propios viajes',
    body: 'Añádase como uno de los viajeros o pídaselo a quien reserva para otros.',
  },
  policyBlocks: {
    title: 'La política de viajes de su empresa no permite este viaje',
    body: 'Elija otro vuelo u otra tarifa, o resérvelo como viaje privado. No se cobró nada.',
  },
  reasonRequired: {
    title: 'Su empresa pide un motivo',
    body: 'Este viaje no sigue la política de viajes. Escriba por qué lo necesita e inténtelo de nuevo: no se cobró nada.',
  },
  approvalRequired: {
    title: 'Este viaje necesita aprobación',
    body: 'Pídala a quien administra los viajes de su empresa, o de nuevo si los vuelos, los viajeros o el precio cambiaron. No se cobró nada.',
  },
  approvalNotNeeded: {
    title: 'Este viaje ya no necesita aprobación',
    body: 'Puede seguir y pagarlo.',
  },
  approvalNotFound: {
    title: 'No encontramos esta solicitud',
    body: 'Puede que el enlace sea de otra persona o que usted ya no administre viajes de la empresa.',
  },
  approvalDecided: {
    title: 'Otra persona ya respondió a esta solicitud',
    body: 'Vuelva a cargar la página para ver la respuesta.',
  },
  approvalOver: {
    title: 'Ya no se puede responder a esta solicitud',
    body: 'Venció, o quien la hizo ya no está en la empresa.',
  },
  approvalUsed: {
    title: 'Con esta aprobación ya se reserva un viaje',
    body: 'Busque la reserva en sus viajes. Para otra, pida una aprobación nueva.',
  },
  ownApproval: {
    title: 'No puede responder a una solicitud de un viaje propio',
    body: 'Tiene que responder otra persona que administre viajes.',
  },
  noApprover: {
    title: 'En su empresa no hay otra persona que pueda aprobar este viaje',
    body: 'Quien pide o hace el viaje no lo aprueba. Elija otros vuelos, o pida a quien administra la cuenta que nombre a otra persona.',
  },
  referenceRequired: {
    title: 'Su empresa pide una referencia',
    body: 'Escriba cómo llaman al viaje los libros de su empresa e inténtelo de nuevo: no se cobró nada.',
  },
  costCentreRequired: {
    title: 'Su empresa pide un centro de costos',
    body: 'Elija a qué se carga el viaje e inténtelo de nuevo: no se cobró nada.',
  },
  companyCardRequired: {
    title: 'Su empresa paga sus viajes con su tarjeta',
    body: 'Elija una de las tarjetas de la empresa: no se cobró nada.',
  },
  companyCardNotAllowed: {
    title: 'La tarjeta de la empresa no puede pagar este viaje',
    body: 'Pague con una tarjeta suya: no se cobró nada.',
  },
  companyCardNotFound: {
    title: 'No encontramos esa tarjeta de la empresa',
    body: 'Quizá se quitó o caducó. Elija otra: no se cobró nada.',
  },
  reportViewNotFound: {
    title: 'No encontramos esa vista',
    body: 'Quizá la borró en otra pestaña. Vuelva a cargar la página.',
  },
  reportViewNameTaken: {
    title: 'Ya tiene una vista con ese nombre',
    body: 'Elija otro nombre.',
  },
  reportMailNotFound: {
    title: 'Este enlace ya no sirve',
    body: 'Lo que enviaba ya no existe: no recibirá más correos de este informe.',
  },
  reportCredentialMade: {
    title: 'Esta credencial ya se creó',
    body: 'Su secreto se muestra una sola vez. Si no lo guardó, desactívela en la lista y cree otra.',
  },
  reportCredentialNameTaken: {
    title: 'Ya hay una credencial con ese nombre',
    body: 'Elija otro nombre, o desactive antes la que lo tiene.',
  },
  reportCredentialNotFound: {
    title: 'No encontramos esa credencial',
    body: 'Quizá otra persona la desactivó. Vuelva a cargar la página.',
  },
  invitationNotFound: {
    title: 'Esta invitación ya no sirve',
    body: 'Puede que haya vencido, que la empresa la haya retirado o que otra cuenta la haya aceptado. Pida una nueva a su empresa.',
  },
  inAnotherCompany: {
    title: 'Su cuenta ya está en otra empresa',
    body: 'Pida a esa empresa que termine su membresía y abra la invitación de nuevo.',
  },
  promotionNotFound: {
    title: 'No encontramos esta promoción',
    body: 'Puede que el enlace esté incompleto o que la promoción ya no exista.',
  },
  promotionNotStarted: { title: 'La promoción aún no empieza', body: 'Podrá inscribirse cuando empiece.' },
  promotionEnded: { title: 'La promoción terminó', body: 'Vuelva a cargar la página para verla como está ahora.' },
  registrationClosed: {
    title: 'El plazo para inscribirse terminó',
    body: 'Vuelva a la lista: quizá haya otra promoción para usted.',
  },
  notEligible: {
    title: 'Esta promoción no es para su cuenta',
    body: 'Vuelva a la lista: ahí están las que son para usted.',
  },
  promotionChanged: {
    title: 'Otra persona guardó esta promoción mientras usted la tenía abierta',
    body: 'Vuelva a cargar la página para ver lo que cambió. Lo que usted escribió no se guardó.',
  },
  promotionPublished: {
    title: 'La promoción ya está publicada',
    body: 'Una promoción publicada no se cambia: puede terminarla y crear otra.',
  },
  promotionNotPublished: {
    title: 'La promoción es un borrador',
    body: 'No hay nada que terminar: puede cambiarla o dejarla sin publicar.',
  },
  fundNotFound: {
    title: 'No encontramos ese fondo de viaje',
    body: 'Revise el número del fondo o el código de reserva del viaje cancelado, y escriba el nombre y el apellido de la persona titular.',
  },
  fundExpired: {
    title: 'Este fondo de viaje ya venció',
    body: 'Pasó el último día para reservar con él. Los demás fondos no cambian.',
  },
  fundSpent: {
    title: 'A este fondo ya no le queda saldo',
    body: 'Se usó en una reserva o se transfirió. Elija otro fondo o pague de otra forma.',
  },
  fundChanged: {
    title: 'El saldo de este fondo cambió',
    body: 'Hay otra cantidad de la que le mostramos, por ejemplo porque se usó en otra pestaña. No tomamos nada: revise el saldo e inténtelo de nuevo.',
  },
  fundNotTransferable: {
    title: 'Este fondo no se puede transferir',
    body: 'Solo se transfiere una vez y completo: los que ya se transfirieron, los que se usaron en parte y los de empresa se quedan con quien los tiene.',
  },
  fundHolderDiffers: {
    title: 'Este fondo está a nombre de otra persona',
    body: 'Solo puede agregar a su cuenta los fondos que están a su nombre. La persona titular puede agregarlo a la suya.',
  },
  fundInOtherAccount: {
    title: 'Este fondo ya está en otra cuenta',
    body: 'Inicie sesión con la cuenta en la que está.',
  },
  fundsLocked: {
    title: 'Todavía no puede transferir sus fondos',
    body: 'Su dirección de correo cambió hace menos de 24 horas, y durante ese tiempo protegemos sus fondos. Inténtelo cuando hayan pasado las 24 horas.',
  },
  recipientNotFound: {
    title: 'No encontramos a esa persona',
    body: 'Revise el número de socio y el apellido de quien recibe el fondo: pídaselos tal como están en su cuenta.',
  },
  flightAlertNotFound: {
    title: 'Estos avisos ya no existen',
    body: 'Terminaron, no se confirmaron a tiempo o el enlace está incompleto. Puede pedirlos de nuevo en el estado del vuelo.',
  },
  flightHasNoAlerts: {
    title: 'De este vuelo no avisamos',
    body: 'No vuela en esta fecha, ya llegó o sale después de pasado mañana. Revise el número y la fecha.',
  },
  tooManyFlightAlerts: {
    title: 'Ya recibe avisos de diez vuelos',
    body: 'Termine los de uno desde sus correos y confirme de nuevo, o espere a que un vuelo termine.',
  },
  tooManyAddedTrips: {
    title: 'No caben más viajes agregados',
    body: 'Quite alguno que ya no necesite y agregue este después.',
  },
  pointsNotFlownYet: {
    title: 'Este viaje todavía no se voló',
    body: 'Los puntos de cada trayecto llegan solos cuando sale su último vuelo.',
  },
  pointsCreditedAlready: {
    title: 'Los puntos de este viaje ya están en su cuenta',
    body: 'Búsquelos en su actividad de puntos por el código de confirmación.',
  },
  pointsTooOld: {
    title: 'Este viaje se voló hace más de doce meses',
    body: 'Los puntos se pueden pedir durante los doce meses que siguen al vuelo.',
  },
  pointsNoneEarned: {
    title: 'Este viaje no da puntos',
    body: 'Se canceló, se pagó con puntos o esa persona voló sin boleto propio.',
  },
  pointsRequestNotWaiting: {
    title: 'Esta solicitud ya no espera',
    body: 'Alguien ya decidió sobre ella. Vuelva a cargar la lista.',
  },
  mailLinkInvalid: {
    title: 'Este enlace no sirve',
    body: 'Puede estar incompleto, o la cuenta ya no existe. Abra el enlace del último correo o cambie los correos en su cuenta.',
  },
  fareWatchNotFound: {
    title: 'Este aviso ya no existe',
    body: 'Terminó, no se confirmó a tiempo o el enlace está incompleto. Puede pedir otro en los resultados de su búsqueda o en la página de su viaje.',
  },
  fareWatchGivesNothing: {
    title: 'Este viaje no recupera nada si baja el precio',
    body: 'Su tarifa, su forma de pago o la hora no permiten cambiar al precio nuevo, por eso no avisamos.',
  },
  tooManyFareWatches: {
    title: 'Ya tiene el máximo de avisos',
    body: 'Puede tener 20 búsquedas con aviso. Termine una que ya no necesite y vuelva a intentarlo.',
  },
  listFull: {
    title: 'La lista está llena',
    body: 'Quite primero a alguien o una tarjeta que ya no use, y guarde de nuevo.',
  },
  companionNotEarned: {
    title: 'Todavía no puede nombrar a un acompañante',
    body: 'Se alcanza con los vuelos o los puntos de un año. En la página de su nivel ve cuánto le falta.',
  },
  companionChangesUsed: {
    title: 'Ya cambió de acompañante tres veces este año',
    body: 'Desde el 1 de enero podrá cambiarlo de nuevo. Hasta entonces sigue la persona que tiene.',
  },
  companionChanged: {
    title: 'La tarifa de acompañante ya no corresponde a este viaje',
    body: 'Cambió quién viaja, su acompañante o su beneficio. No se hizo ningún cargo: vuelva a los pasajeros y continúe para ver el precio de ahora.',
  },
  companionNeedsMember: {
    title: 'Su acompañante viaja solo con usted',
    body: 'Nadie puede usar la tarifa de acompañante sin el titular de la cuenta. Cancele a los dos, o solo al acompañante.',
  },
  savedCardExpired: {
    title: 'Esta tarjeta ha vencido',
    body: 'No se hizo ningún cargo. Use otra tarjeta, o guarde la nueva.',
  },
  recipientIsHolder: {
    title: 'Este fondo ya está en su cuenta',
    body: 'Escriba el número de socio de otra persona.',
  },
  nobodyThere: {
    title: 'No hay nadie en esa ciudad',
    body: 'Nadie de su empresa está ahí, va en camino ni sale o llega en las próximas 24 horas. No enviamos nada.',
  },
} as const;
