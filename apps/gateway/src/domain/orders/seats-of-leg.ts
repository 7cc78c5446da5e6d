import { type Schedule, seatsOf } from '../schedule/index.ts';

/** A leg's id: carrier and flight number, local date and station of departure. */
const legIdShape = /^([A-Z0-9]{2})(\d{1,4})[A-Z]?-(\d{4}-\d\d-\d\d)-[A-Z]{3}$/;

/** Tells how many seats the aircraft of a leg has; `undefined` when the schedule does not fly that leg. */
export function seatsOfLeg(schedule: Schedule, legId: string): number | undefined {
  const [, carrier = '', flightNumber, date = ''] = legIdShape.exec(legId) ?? [];
  const leg = schedule.legsOfFlight(carrier, Number(flightNumber), date).find(({ id }) => id === legId);
  return seatsOf(leg?.pattern.configuration);
}
