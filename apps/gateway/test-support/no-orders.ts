import type { BookingServices } from '../src/bookings/orders/services.ts';

/** Stands where a gateway in process makes no order: to use it is an error. */
export const noOrders = {} as BookingServices;
