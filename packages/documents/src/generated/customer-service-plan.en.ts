// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Customer service plan",
  "lead": "Twelve commitments that we keep on every flight, as the US Department of Transportation asks (14 CFR 259.5).",
  "description": "Alisio’s service commitments: the lowest fare, notices, bags, 24-hour cancellation, refunds, accessibility and answers to complaints.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "lowest-fare",
      "title": "The lowest fare there is",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The site, the telephone and the counter sell at the same prices. Each shows you the lowest fare left for your dates, with all taxes."
          ]
        }
      ]
    },
    {
      "id": "notices",
      "title": "Notices of delays, cancellations and diversions",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "We tell you within thirty minutes of knowing: by email to those who gave an address, in the trip’s status and on the airport’s screens. We say the cause when we know it."
          ]
        }
      ]
    },
    {
      "id": "bags",
      "title": "Bags on time",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "We do everything reasonable to deliver a late bag within 24 hours. Meanwhile we pay reasonable expenses, and we return the bag fee if it is lost or as late as the ",
            {
              "text": "contract of carriage",
              "to": "page:contract-of-carriage#baggage"
            },
            " says."
          ]
        }
      ]
    },
    {
      "id": "free-cancellation",
      "title": "Free cancellation for {{freeCancellationTime}}",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "A booking made {{freeCancellationAhead}} or more before departure can be cancelled for free, for {{freeCancellationTime}}, whatever the fare."
          ]
        }
      ]
    },
    {
      "id": "refunds",
      "title": "Prompt refunds",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "What is owed is sent within seven business days if you paid by card, and within twenty calendar days if you paid otherwise, with the taxes and the optional fees of services that you didn’t get."
          ]
        }
      ]
    },
    {
      "id": "accessibility",
      "title": "People with disabilities and other needs",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "We give the help that is needed, also during a tarmac delay, under 14 CFR part 382. We explain it under ",
            {
              "text": "accessibility",
              "to": "page:accessibility"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "tarmac",
      "title": "Essentials during a long tarmac delay",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Food, water, working lavatories and medical attention if needed: see the ",
            {
              "text": "tarmac delay plan",
              "to": "page:tarmac-delay-plan"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "bumping",
      "title": "Fair treatment if a seat is missing",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "We don’t sell more seats than there are. If one is missing anyway, we look for volunteers first and pay what 14 CFR part 250 sets; the order and the amounts are in the ",
            {
              "text": "contract of carriage",
              "to": "page:contract-of-carriage#denied-boarding"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "policies",
      "title": "Terms in plain sight",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The ",
            {
              "text": "fare rules",
              "to": "page:fare-rules"
            },
            " say how to cancel and how points are earned. Each flight card shows its terms before you pay. All our aircraft have lavatories; the staff tells you where and how many."
          ]
        }
      ]
    },
    {
      "id": "changes",
      "title": "Changes to your itinerary",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "If the times, the aircraft or the airport of your trip change, we write to you in good time with what you can choose, a refund included."
          ]
        }
      ]
    },
    {
      "id": "complaints",
      "title": "Answers to complaints",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "A person follows each flight and decides how to help. We acknowledge a written complaint within thirty days and answer it within sixty. How to write to us: ",
            {
              "text": "contact",
              "to": "page:contact"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "mitigation",
      "title": "Help if you miss a connection or your flight is cancelled",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "When the cause is ours we find you another flight of ours for free, pay for meals from three hours of waiting on, and for a hotel and the ride if you spend the night away from home."
          ]
        }
      ]
    }
  ]
};
