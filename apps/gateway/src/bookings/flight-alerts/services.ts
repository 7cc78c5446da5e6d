import type { Flights } from '../../flights/shopping/flights.ts';
import type { FlightNews } from '../../flights/status/flight-news.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import type { BookingServices } from '../orders/services.ts';

/** What people are notified of flights with. */
export interface FlightAlertServices extends BookingServices {
  readonly flights: Flights;
  readonly news: FlightNews;
}

/** What mails of flights are sent with. */
export interface FlightAlertMailServices extends FlightAlertServices {
  readonly mail: MailTransport;
}
