import type { OpenDatabase } from '../database/database.ts';
import { countJobs } from '../jobs/operate-jobs.ts';
import type { DeploymentSettings } from '../settings/deployment-settings.ts';
import type { Labels, Observer } from './observer.ts';

/** Has the state of a gateway read whenever its metrics are collected. */
export function watchGateway(
  observer: Observer,
  {
    database,
    flights,
    settings,
    now,
  }: {
    readonly database: Pick<OpenDatabase, 'db' | 'ping'>;
    readonly flights: { readonly isReady: () => boolean };
    readonly settings: DeploymentSettings;
    readonly now: () => Date;
  },
): void {
  observer.watch('airline.database.up', async () => {
    const isUp = await database.ping().then(
      () => 1,
      () => 0,
    );
    return [[isUp, {}]];
  });
  observer.watch('airline.schedule.ready', () => [[Number(flights.isReady()), {}]]);
  observer.watch('airline.settings.version', () => [[1, { version: settings.current().version }]]);
  observer.watch('airline.jobs.state', async () =>
    (await countJobs(database.db, now())).flatMap(({ kind, due, waiting, running, givenUp }) =>
      Object.entries({ due, waiting, running, givenUp }).map(([state, count]) => [count, { kind, state }] as const),
    ),
  );
  observer.watch('airline.jobs.oldest_due', async () =>
    (await countJobs(database.db, now())).flatMap(({ kind, oldestDue }): readonly (readonly [number, Labels])[] =>
      oldestDue === undefined ? [] : [[(now().getTime() - oldestDue.getTime()) / 1_000, { kind }]],
    ),
  );
}
