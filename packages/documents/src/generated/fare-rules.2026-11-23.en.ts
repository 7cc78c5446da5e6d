// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Fare rules",
  "lead": "Four fares, each with its own terms. Yours is in the review before you pay, on your receipt and on your trip’s page.",
  "description": "What each Alisio fare includes: refunds, changes, bags, boarding and points, and how a travel credit works.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "fares",
      "title": "The four fares",
      "blocks": [
        {
          "kind": "table",
          "head": [
            [
              "Fare"
            ],
            [
              "If you cancel"
            ],
            [
              "Changes"
            ],
            [
              "Another flight on the same day"
            ],
            [
              "Boarding"
            ],
            [
              "Points per dollar"
            ]
          ],
          "rows": [
            [
              [
                "Brisa"
              ],
              [
                "Travel credit"
              ],
              [
                "Not allowed"
              ],
              [
                "No"
              ],
              [
                "General"
              ],
              [
                "2"
              ]
            ],
            [
              [
                "Viento"
              ],
              [
                "Travel credit"
              ],
              [
                "No charge"
              ],
              [
                "No"
              ],
              [
                "General"
              ],
              [
                "6"
              ]
            ],
            [
              [
                "Libre"
              ],
              [
                "Your money"
              ],
              [
                "No charge"
              ],
              [
                "Yes"
              ],
              [
                "Early"
              ],
              [
                "10"
              ]
            ],
            [
              [
                "Cumbre"
              ],
              [
                "Your money"
              ],
              [
                "No charge"
              ],
              [
                "Yes"
              ],
              [
                "Priority"
              ],
              [
                "14"
              ]
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "On a round trip you can choose a different fare for each direction: each one follows its own rules."
          ]
        }
      ]
    },
    {
      "id": "changes",
      "title": "Changes",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Where the fare allows changes we charge no change fee. If the new flight costs more you pay the difference; if it costs less, the difference becomes a travel credit or goes back to your card, as in a cancellation of your fare. Where it doesn’t, you can cancel and book again with the credit."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Changes are made by telephone, at ",
            {
              "text": "1-800-555-0137",
              "to": "tel:+18005550137"
            },
            ", or at the Alisio counter of the airport."
          ]
        }
      ]
    },
    {
      "id": "same-day",
      "title": "Another flight on the same day",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "With the fares that include it you can take another flight of the same day, between the same airports, if it has room. It costs nothing."
          ]
        }
      ]
    },
    {
      "id": "refunds",
      "title": "Cancellations and refunds",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Within the first 24 hours, if you booked 7 days or more before departure, we return everything."
            ],
            [
              "After that your fare applies, until 10 minutes before the first departure."
            ],
            [
              "A refund to a card is sent within seven business days at most; your bank may take a little longer to show it."
            ],
            [
              "What you paid with points comes back whole: the points to the account and the taxes to the card."
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "You can see how much you get before you confirm: ",
            {
              "text": "cancel a trip",
              "to": "page:air-cancel"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "credit",
      "title": "Travel credit",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The credit has a number, is in the traveler’s name and is good for 12 months to book with. It isn’t sold or exchanged for money."
          ]
        }
      ]
    },
    {
      "id": "points",
      "title": "Points",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "With your account number each fare earns the points of the table for every dollar, taxes not counted. They are credited when the last flight of each direction departs. A trip paid with points earns none."
          ]
        }
      ]
    }
  ]
};
