/**
 * Says how long a promotion still runs, in Spanish, for each `i18nLabel` of `@airline/urgency-labels`.
 *
 * `count` picks the form and is the label's own; `{{optInEndsAt}}` comes as a date already formatted in the label's zone.
 */
export const messages = {
  ended: 'La promoción finalizó',
  lastHour_zero: 'Queda menos de un minuto',
  lastHour_one: 'Queda {{minutes}} minuto',
  lastHour_many: 'Quedan {{minutes}} minutos',
  lastHour_other: 'Quedan {{minutes}} minutos',
  lastHours: 'Quedan menos de 2 horas',
  lastDay_one: 'Queda {{hours}} hora',
  lastDay_many: 'Quedan {{hours}} horas',
  lastDay_other: 'Quedan {{hours}} horas',
  lastDays_one: 'Queda {{days}} día',
  lastDays_many: 'Quedan {{days}} días',
  lastDays_other: 'Quedan {{days}} días',
  lastDaysWithOptIn_one: 'Queda {{days}} día. Inscripción hasta el {{optInEndsAt}}',
  lastDaysWithOptIn_many: 'Quedan {{days}} días. Inscripción hasta el {{optInEndsAt}}',
  lastDaysWithOptIn_other: 'Quedan {{days}} días. Inscripción hasta el {{optInEndsAt}}',
  daysLeft_one: 'Queda {{days}} día',
  daysLeft_many: 'Quedan {{days}} días',
  daysLeft_other: 'Quedan {{days}} días',
  endsSoon: 'Termina pronto',
  new: 'Nueva promoción',
  default: 'Nueva promoción',
} as const;
