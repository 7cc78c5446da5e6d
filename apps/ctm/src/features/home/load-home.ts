import { type CompanyOverview, readCompanyOverview, readUserInfo, type UserInfo } from '@airline/contract';
import type { Outcome } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';

/** Who is logged in and how their company travels, or why it is not known. */
export interface LoadedHome {
  readonly person: Outcome<UserInfo>;
  /** Absent for those who manage no travel. */
  readonly overview: Outcome<CompanyOverview> | undefined;
}

/** Asks who is logged in and, for travel managers, how the company travels. */
export async function loadHome(_: unknown, { session }: AppServices): Promise<LoadedHome> {
  const person = await session.call(readUserInfo, {});
  const isManager = 'value' in person && person.value.category === 'corporateTravelManager';
  return { person, overview: isManager ? await session.call(readCompanyOverview, {}) : undefined };
}
