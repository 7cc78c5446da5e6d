// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Fare rules",
  "lead": "Four fares, each with its own terms. Yours is in the review before you pay, on your receipt and on your trip’s page.",
  "description": "What each Alisio fare includes: refunds, changes, bags, boarding and points, and how a travel fund works.",
  "version": "2026-11-25",
  "sections": [
    {
      "id": "fares",
      "title": "The four fares",
      "blocks": [
        {
          "kind": "data",
          "name": "fareConditions"
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
            "Where the fare allows changes we charge no change fee. If the new flight costs more you pay the difference; if it costs less, the difference becomes a travel fund or goes back to your form of payment, as in a cancellation of your fare. Where it doesn’t, you can cancel and book again with the fund."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Changes are made ",
            {
              "text": "on this site",
              "to": "page:air-change"
            },
            " until {{cancellationCloses}} before each flight departs, by telephone, at ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ", or at the Alisio counter of the airport. What you paid for a fare that gives a travel fund still gives one in the new fare."
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
            "With the fares that include it you can, on the day of your flight, take another flight of that day in the same fare and between the same airports, if it has room. It costs no more than yours."
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
              "Within the first {{freeCancellationTime}}, if you booked {{freeCancellationAhead}} or more before departure, we return everything."
            ],
            [
              "After that your fare applies, until {{cancellationCloses}} before the first departure."
            ],
            [
              "A refund to a card is sent within seven business days at most; your bank may take a little longer to show it."
            ],
            [
              "What you paid with points comes back whole: the points to the account and the taxes to your form of payment."
            ],
            [
              "What you paid with a travel fund goes back to that fund, which keeps its expiration date."
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
      "title": "Travel funds",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "When you cancel with a fare that gives no money back, what you paid becomes a travel fund. The fund has a number and is in the name of the first adult on the booking. You can book with it for {{creditValidity}} from the day you cancelled; the flight may be later. What you don’t use by the last day is lost: we write to you before to remind you."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "How much is left and until when is under ",
            {
              "text": "your travel funds",
              "to": "page:travel-funds"
            },
            ". You don’t need an account."
          ]
        },
        {
          "kind": "list",
          "items": [
            [
              "A fund isn’t sold or exchanged for money."
            ],
            [
              "A member can transfer a fund in their name to another member, once and whole, if nobody has used or transferred it before."
            ],
            [
              "Whoever receives it becomes its holder, with a new number and the same expiration date. It can’t be undone."
            ],
            [
              "A fund of a company’s trip can’t be transferred."
            ]
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
            "With your account number each fare earns the points of the table for every dollar, taxes not counted. They are credited when the last flight of each direction departs. A trip paid with points earns none. The rest is in the ",
            {
              "text": "points program terms",
              "to": "page:program-terms"
            },
            "."
          ]
        }
      ]
    }
  ]
};
