import type { DatedLeg } from './dated-leg.ts';
import type { Schedule } from './schedule.ts';

const form = /^([A-Z0-9]{2,3}?)(\d{1,4})[A-Z]?-(\d{4}-\d{2}-\d{2})-[A-Z]{3}$/;
/** A designator of three characters may end in a digit, which then looks like the flight number's first. */
const longCarrierForm = /^([A-Z0-9]{3})(\d{1,4})[A-Z]?-(\d{4}-\d{2}-\d{2})-[A-Z]{3}$/;

/** Finds a leg by its id, such as '9Z1234-2026-11-22-DAL'; `undefined` where the schedule has no such leg. */
export function findLeg(schedule: Pick<Schedule, 'legsOfFlight'>, id: string): DatedLeg | undefined {
  for (const match of [form.exec(id), longCarrierForm.exec(id)]) {
    const [, carrier = '', flightNumber = '', date = ''] = match ?? [];
    const leg = schedule.legsOfFlight(carrier, Number(flightNumber), date).find((of) => of.id === id);
    if (leg) return leg;
  }
  return undefined;
}
