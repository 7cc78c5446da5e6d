import type { PointsActivity } from './account-loaders.ts';

/** A movement of points, and what there was to use after it; absent while it is pending. */
export interface MovementWithBalance {
  readonly movement: PointsActivity['movements'][number];
  readonly balanceAfter: number | undefined;
}

/** Works out what there was to use after each movement, from what there is now back: movements come with the newest first. */
export function toRunningBalance({
  balance,
  movements,
}: Pick<PointsActivity, 'balance' | 'movements'>): readonly MovementWithBalance[] {
  let balanceAfter = balance;
  return movements.map((movement) => {
    if (movement.isPending) return { movement, balanceAfter: undefined };
    const after = balanceAfter;
    balanceAfter -= movement.points;
    return { movement, balanceAfter: after };
  });
}
