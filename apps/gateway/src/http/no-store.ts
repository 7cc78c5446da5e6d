/** The header of what nobody may keep: what is personal, secret, or depends on the moment. */
export const noStore = { 'cache-control': 'no-store' } as const;
