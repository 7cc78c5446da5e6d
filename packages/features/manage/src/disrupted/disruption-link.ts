import { disruptionLink } from '@airline/contract';

/** The links of a mail about a disruption: what stands beside the secret says which way on it is. */
export const disruptionLinks = {
  storageKey: 'airline.disruption-link',
  schema: disruptionLink,
  toLink: ({ version, bound, ...fields }: Readonly<Record<string, string>>) => ({
    ...fields,
    version: Number(version),
    bound: Number(bound),
  }),
};
