import type { OfferBound } from '@airline/contract';

/** A part of a mail: a heading, and lines of text below it, each with the lines that belong to it. */
export interface MailSection {
  readonly heading: string;
  readonly items: readonly { readonly text: string; readonly details: readonly string[] }[];
  /** What is said of all of them. */
  readonly note?: string;
}

/** A mail about a trip in words, from which its text and its HTML are written. */
export interface MailContent {
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly locator: { readonly label: string; readonly value: string; readonly hint: string };
  readonly sections: readonly MailSection[];
  /** Where the mail leads to, the first as a button. */
  readonly links: readonly { readonly text: string; readonly url: string }[];
  readonly closing: readonly string[];
}

/** Gives the station that a direction starts at. */
export function formatDeparture(bound: OfferBound | undefined): string {
  return bound?.itinerary.legs[0]?.from ?? '';
}

/** Gives the station that a direction ends at. */
export function formatArrival(bound: OfferBound | undefined): string {
  return bound?.itinerary.legs.at(-1)?.to ?? '';
}
