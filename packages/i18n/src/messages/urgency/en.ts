/**
 * Says how long a promotion still runs, in English, for each `i18nLabel` of `@airline/urgency-labels`.
 *
 * `count` picks the form and is the label's own; `{{optInEndsAt}}` comes as a date already formatted in the label's zone.
 */
export const messages = {
  ended: 'This promotion has ended',
  lastHour_zero: 'Less than a minute left',
  lastHour_one: '{{minutes}} minute left',
  lastHour_other: '{{minutes}} minutes left',
  lastHours: 'Less than 2 hours left',
  lastDay_one: '{{hours}} hour left',
  lastDay_other: '{{hours}} hours left',
  lastDays_one: '{{days}} day left',
  lastDays_other: '{{days}} days left',
  lastDaysWithOptIn_one: '{{days}} day left. Register by {{optInEndsAt}}',
  lastDaysWithOptIn_other: '{{days}} days left. Register by {{optInEndsAt}}',
  daysLeft_one: '{{days}} day left',
  daysLeft_other: '{{days}} days left',
  endsSoon: 'Ends soon',
  new: 'New promotion',
  default: 'New promotion',
} as const;
