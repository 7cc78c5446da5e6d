/** Gives the address of a flight's status: of the flight that departs on a local date, `2026-12-01`, or at a time of it, `2026-12-01T07:05:00-06:00`. */
export function flightHref(statusPath: string, flight: string, departsAt: string): string {
  return `${statusPath}?${new URLSearchParams({ flight, date: departsAt.slice(0, 'YYYY-MM-DD'.length) }).toString()}`;
}
