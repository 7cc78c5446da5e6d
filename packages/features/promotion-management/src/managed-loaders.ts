import { listManagedPromotions, type ManagedPromotion, readManagedPromotion } from '@airline/contract';
import { type AnswerOf, GatewayError, valueOrThrow } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** What the list shows: the promotions of the region, or that it is not for this person. */
export type LoadedRegion = AnswerOf<typeof listManagedPromotions> | { readonly isNotPermitted: true };

/** The id, in the address, of a promotion that is not saved yet. */
export const newPromotion = 'new';

/** Fetches the promotions of the manager's region. */
export async function loadRegion(
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  { session }: AppServices,
): Promise<LoadedRegion> {
  try {
    return valueOrThrow(await session.call(listManagedPromotions, { signal: request.signal }));
  } catch (error) {
    if (isRefusedAs(error, 'notPermitted')) return { isNotPermitted: true };
    throw error;
  }
}

/** What the page of a promotion shows: it, a new one, or that there is none for this person. */
export type LoadedManaged = { readonly promotion: ManagedPromotion | undefined } | { readonly isGone: true };

/** Fetches the promotion that the address names. */
export async function loadManaged(
  { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>,
  { session }: AppServices,
): Promise<LoadedManaged> {
  const { promotionId = '' } = params;
  if (promotionId === newPromotion) return { promotion: undefined };
  // What is no id names no promotion.
  const parsed = readManagedPromotion.parameters.safeParse({ promotionId });
  if (!parsed.success) return { isGone: true };
  try {
    const asked = { parameters: parsed.data, signal: request.signal };
    return { promotion: valueOrThrow(await session.call(readManagedPromotion, asked)) };
  } catch (error) {
    if (isRefusedAs(error, 'promotionNotFound') || isRefusedAs(error, 'notPermitted')) return { isGone: true };
    throw error;
  }
}

function isRefusedAs(error: unknown, name: string): boolean {
  return error instanceof GatewayError && error.failure.kind === 'refused' && error.failure.name === name;
}
