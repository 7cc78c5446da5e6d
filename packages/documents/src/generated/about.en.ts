// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "About Alisio",
  "lead": "An airline named after the trade wind, which always blows the same way.",
  "description": "Who Alisio is, where it flies and what it promises, with one price from the first screen.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "network",
      "title": "Where we fly",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Alisio flies with the code {{carrierCode}} between more than a hundred cities in the United States, Mexico, the Caribbean and Central America. ",
            {
              "text": "Find a flight",
              "to": "page:air-booking"
            },
            " and see what each day costs."
          ]
        }
      ]
    },
    {
      "id": "promises",
      "title": "What we promise",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              {
                "strong": "The price you see is the price you pay"
              },
              ", with taxes and fees, from the first screen."
            ],
            [
              {
                "strong": "At least {{fewestBags}} with every ticket."
              },
              " We don’t charge for choosing a seat, or for changing flights with the fares that allow it."
            ],
            [
              {
                "strong": "Nobody loses what they paid"
              },
              ": when you cancel you get your money or a travel fund, depending on your fare."
            ],
            [
              {
                "strong": "In Spanish and in English"
              },
              ", with the same words for everybody."
            ],
            [
              {
                "strong": "Without obstacles"
              },
              ": on the aircraft and on this site. See ",
              {
                "text": "accessibility",
                "to": "page:accessibility"
              },
              "."
            ]
          ]
        }
      ]
    },
    {
      "id": "business",
      "title": "For companies",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Those who manage a company’s travel have a portal of their own: ",
            {
              "text": "Alisio Business",
              "to": "page:ctm-home"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "commitments",
      "title": "Our commitments in writing",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The ",
            {
              "text": "customer service plan",
              "to": "page:customer-service-plan"
            },
            ", the ",
            {
              "text": "tarmac delay plan",
              "to": "page:tarmac-delay-plan"
            },
            " and the ",
            {
              "text": "contract of carriage",
              "to": "page:contract-of-carriage"
            },
            "."
          ]
        }
      ]
    }
  ]
};
