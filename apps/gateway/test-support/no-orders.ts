import type { OrderServices } from '../src/use-cases/orders/order-services.ts';

/** Stands where a gateway in process makes no order: to use it is an error. */
export const noOrders = {} as OrderServices;
