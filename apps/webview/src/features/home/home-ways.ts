import { buildPath } from '@airline/links';

import { mobilePath } from './mobile-path.ts';

/** The ways on from the first page, each with the lines of its picture in a square of 24. */
export const homeWays = {
  logIn: {
    href: buildPath('mobile-login'),
    picture: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20a7.5 7.5 0 0 1 15 0',
  },
  trip: { href: buildPath('mobile-find-my-trip'), picture: 'M4 6h16v12H4zM9 6v12M12.5 10.5h4M12.5 13.5h4' },
  status: {
    href: buildPath('mobile-flight-status'),
    picture: 'M3 19h18M4 13.5l2.5.5 3-2.5-5-5 2-.5 7 4 3.5-2.5c1-.7 2.5-.5 2.5.5 0 .7-.5 1.2-1.2 1.6L8 16.5l-4-1z',
  },
  checkIn: { href: mobilePath(buildPath('air-check-in')), picture: 'M5 4h14v16H5zM8.5 12.5l2.5 2.5 4.5-5.5' },
  help: {
    href: buildPath('mobile-account-help'),
    picture:
      'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5h.01',
  },
  trips: { href: mobilePath(buildPath('my-account-trips')), picture: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16' },
  points: {
    href: mobilePath(buildPath('my-account-rapid-rewards')),
    picture: 'm12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7l5.6-.7z',
  },
  funds: {
    href: buildPath('mobile-travel-funds-transfer'),
    picture:
      'M4 8h14.5A1.5 1.5 0 0 1 20 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5V6.5A1.5 1.5 0 0 1 5.5 5H17M15.5 13.5h.01',
  },
  profile: {
    href: mobilePath(buildPath('my-account-v2-profile-personal')),
    picture: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20a7.5 7.5 0 0 1 15 0',
  },
  security: {
    href: mobilePath(buildPath('my-account-v2-security')),
    picture: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  },
} as const;

/** The name of a way on, which its words have too. */
export type HomeWay = keyof typeof homeWays;
