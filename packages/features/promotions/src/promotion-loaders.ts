import { listPromotions, readPromotion, type Promotion } from '@airline/contract';
import { GatewayError, valueOrThrow } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Fetches the promotions for whom asks. Nothing of it is kept: they differ by the person. */
export async function loadPromotions(
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  { session }: AppServices,
): Promise<readonly Promotion[]> {
  return valueOrThrow(await session.call(listPromotions, { signal: request.signal })).promotions;
}

/** Fetches the promotion that the address names; `undefined` where there is none. */
export async function loadPromotion(
  { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>,
  { session }: AppServices,
): Promise<Promotion | undefined> {
  // What is no id names no promotion.
  const parsed = readPromotion.parameters.safeParse(params);
  if (!parsed.success) return undefined;
  try {
    return valueOrThrow(await session.call(readPromotion, { parameters: parsed.data, signal: request.signal }));
  } catch (error) {
    const isGone =
      error instanceof GatewayError && error.failure.kind === 'refused' && error.failure.name === 'promotionNotFound';
    if (isGone) return undefined;
    throw error;
  }
}
