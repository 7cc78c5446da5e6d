import type { FlightNews } from '../../flights/status/flight-news.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import type { TripOfferServices } from '../changes/offer-for-trip.ts';

/** What people are notified of flights with. */
export interface FlightAlertServices extends TripOfferServices {
  readonly news: FlightNews;
}

/** What mails of flights are sent with. */
export interface FlightAlertMailServices extends FlightAlertServices {
  readonly mail: MailTransport;
}
