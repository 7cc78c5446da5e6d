import type { OfferBound } from '@airline/contract';

/** A line of text, with the lines that belong to it. */
export interface MailItem {
  readonly text: string;
  readonly details: readonly string[];
}

/** Where and when a flight leaves or lands. */
export interface MailStop {
  readonly time: string;
  /** IATA code of the station. */
  readonly code: string;
  readonly station: string;
  /** Its date, where it is another than the departure's. */
  readonly date?: string;
}

/** One direction of a trip: a title, and its flights, each as a row of a table and as a sentence. */
export interface MailBound {
  readonly title: string;
  readonly date: string;
  /** How long it takes from the first take-off to the last landing, as a sentence. */
  readonly duration: string;
  readonly flights: readonly {
    readonly flight: string;
    readonly departs: MailStop;
    readonly arrives: MailStop;
    readonly sentence: string;
    /** Where and how long one waits for it after the flight before. */
    readonly wait?: string;
  }[];
}

/** One line of a bill. */
export interface MailAmount {
  readonly label: string;
  readonly amount: string;
  /** `part` is one of those that make up the line before it, `total` what all lines make up. */
  readonly weight: 'line' | 'part' | 'total';
}

/** A part of a mail: a heading, and below it lines of text, flights or amounts. */
export type MailSection = {
  readonly heading: string;
  /** What is said of all of them. */
  readonly note?: string;
} & (
  | { readonly items: readonly MailItem[] }
  | { readonly bounds: readonly MailBound[]; readonly columns: readonly [string, string, string] }
  | { readonly amounts: readonly MailAmount[] }
);

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
