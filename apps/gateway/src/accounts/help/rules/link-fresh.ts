import { type LinkHistory, linkStanding } from './link-standing.ts';

/** How long a mail may be on its way: until then a link that was mailed is the one that its person is waiting for. */
const freshMs = 10 * 60 * 1000;

/** Tells whether the link that an account was mailed last is still to be used, so that another one would only take its place. */
export function isLinkFresh(link: LinkHistory & { readonly createdAt: Date }, now: Date): boolean {
  return linkStanding(link, now) === 'open' && now.getTime() - link.createdAt.getTime() < freshMs;
}
