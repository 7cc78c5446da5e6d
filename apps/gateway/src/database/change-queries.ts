import type { PGlite } from '@electric-sql/pglite';

type Query = PGlite['query'];

/** Puts another way to ask in the place of the embedded database's own, in its transactions too. */
export function changeQueries(client: PGlite, change: (query: Query) => Query): void {
  const changeOf = (target: Pick<PGlite, 'query'>): void => {
    target.query = change(target.query.bind(target));
  };
  changeOf(client);
  const transaction = client.transaction.bind(client);
  client.transaction = (work) =>
    transaction((tx) => {
      changeOf(tx);
      return work(tx);
    });
}
