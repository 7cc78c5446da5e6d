import type { Language } from '@airline/contract';

/** Words that people ask with, and that tell no answer from another. */
const asking: Readonly<Record<Language, string>> = {
  es:
    'a al algo ante como con cual cuales cuando cuanta cuantas cuanto cuantos de del desde donde el ella en entre es esa ese eso esta estan este esto ' +
    'estoy fue ha hace hacer hago han hasta hay la las le les lo los me mi mis mas muy no nos o para pero poder podemos por porque puede pueden puedo que ' +
    'quiero quisiera necesito debo debe deben se ser si sobre son soy su sus te tener tengo tiene tienen tu un una unas uno unos usted y ya dan dar da ver',
  en:
    'a about am an and any are as at be been but by can could did do does doing for from get go got had has have how i if in into is it its ' +
    'made make may me must my need not of on onto or our should so some take than that the their them there these they this to too us want was ' +
    'we were what when where which who why will with would you your',
};

/**
 * What people call what the site calls otherwise: each line is one thing. They are words of a language, not of any page.
 *
 * A phrase of several words counts where they stand together.
 */
const sameThings: Readonly<Record<Language, string>> = {
  es: `
    perro, perrito, gato, animal, mascota
    maleta, equipaje, valija, velis, petaca
    equipaje de mano, maleta de mano, carry on, cabina, bolso
    perdida, extraviada, no llego, perdi mi maleta, demorada
    danada, rota, danos
    reembolso, devolucion, devolver, reintegro, devuelvan
    credito, fondo, fondo de viaje, voucher, vale
    boleto, pasaje, tiquete, tiket, ticket, billete
    cambiar, modificar, mover, reprogramar
    retraso, demora, retrasado, atrasado, a tiempo
    cancelado, cancelaron
    sola, solo, sin compania, menor
    hija, hijo, nina, nino, menor
    bebe, infante, brazos
    carriola, cochecito, carrito, coche
    silla para el carro, silla de auto, autoasiento
    contrasena, clave, password
    usuario, username, nombre de usuario
    correo, email, mail
    telefono, numero de telefono, llamar, llame
    celular, movil, telefono
    factura, comprobante, recibo
    apellido, nombre, letra equivocada
    pistola, arma, armas de fuego
    bateria portatil, power bank, cargador portatil
    vapeador, vaporizador, vapear, cigarrillo electronico
    cigarro, fumar
    internet, wifi
    comida, comer, bebidas, alimentos
    lentes, anteojos
    check in, checkin, registro, registrarse, registra
    pase de abordar, tarjeta de embarque, pase de abordaje
    abordaje, abordar, embarque
    sobreventa, sobrevendido, embarque denegado, sin lugar
    socio, miembro
    hacerme socio, inscribirse, inscribase, inscripcion
    identificacion, licencia de conducir, ine, documento
    queja, reclamo, reclamacion, sugerencias
    ciego, ve poco, vista
    sordo, oye poco
    medicamento, medicina, pastillas
    aguja, agujas, jeringa
    licor, tequila, alcohol, vino
    tabla de surf, tabla, equipo deportivo
    reservacion, reserva, mi viaje
    peso, pesa, pesos, kilos, libras
    asiento, lugar
    hotel, noche
    borrar, cerrar, eliminar
    aerosol, spray, cosmeticos
    precio, tarifa
    a donde, adonde, destinos, que ciudades
    vuelan, volamos
    entrego la maleta, maletas se entregan
    licencia de conducir, identificacion aceptada
    llegar tarde, no se presenta, perdi mi vuelo
    empresa, corporativo, negocios
    liquidos, botella, gel
    enchufe, cargar, cargador
    pagar, pago, tarjeta`,
  en: `
    dog, cat, puppy, animal, pet
    luggage, bag, bags, baggage, suitcase
    carry on, carryon, hand luggage, cabin bag
    lost, missing, late, did not arrive, trace
    damaged, broken
    refund, money back, refunded, reimbursement
    credit, fund, travel fund, voucher
    change, modify, reschedule, rebook
    delayed, late, delay, on time
    canceled, cancelled
    alone, unaccompanied, by themselves
    child, kid, minor, son, daughter
    baby, infant, lap, toddler
    stroller, pram, pushchair
    car seat, booster
    password, passcode
    username, user name
    email, mail
    phone, telephone, call
    phone number, contact, by phone
    ipad, tablet, laptop, phone
    receipt, invoice
    name, misspelled, wrong letter
    gun, firearm, weapon
    power bank, portable charger
    vape, vaping, electronic cigarette
    smoke, smoking, cigarette
    internet, wifi
    meal, food, snack, drink
    check in, checkin
    boarding pass
    bumped, overbooked, denied boarding
    join, enroll, sign up, joining
    rewards program, points program, loyalty
    identification, driver license, real id, id
    complaint, complain
    blind, see
    deaf, hear, hearing
    medicine, medication, insulin, pills
    liquor, alcohol, wine
    ski, skis, snowboard
    bike, bicycle
    booking, reservation, trip
    seat selection, choose a seat, assigned seat
    delete, close
    spray, aerosol, toiletries
    price, fare
    nonrefundable, no money back, refund
    bag drop, bags are taken
    elite, level, tier
    no show, missed my flight
    corporate, business, company
    liquid, gel, bottle
    outlet, charger, power
    pay, payment
    knife, knives
    milk, formula
    status, level, tier
    breast milk, baby milk
    hotel, overnight
    weight, overweight, heavy
    data, information`,
};

/** The words of a language that a search goes by: what it leaves out, and what means the same. */
export interface SearchWords {
  readonly ignored: ReadonlySet<string>;
  /** Groups of phrases of the same thing, each as its folded words. */
  readonly groups: readonly (readonly (readonly string[])[])[];
}

const toGroups = (lines: string): SearchWords['groups'] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((phrase) => phrase.trim().split(' ')));

export const searchWords: Readonly<Record<Language, SearchWords>> = {
  es: { ignored: new Set(asking.es.split(' ')), groups: toGroups(sameThings.es) },
  en: { ignored: new Set(asking.en.split(' ')), groups: toGroups(sameThings.en) },
};
