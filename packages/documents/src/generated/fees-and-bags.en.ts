// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Bags and fees",
  "lead": "Everything that may cost extra beside the ticket, and what it already includes. There are no other charges.",
  "description": "Bags included in each Alisio fare, sizes and weights, and every optional charge: extra, overweight and oversize bags.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "included",
      "title": "What your fare includes",
      "blocks": [
        {
          "kind": "data",
          "name": "bagAllowance"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Each person also carries a personal item, such as a purse or a small backpack, that fits under the seat. For a lap infant you can bring a diaper bag; the stroller and the car seat travel for free."
          ]
        }
      ]
    },
    {
      "id": "sizes",
      "title": "Sizes and weights",
      "blocks": [
        {
          "kind": "data",
          "name": "bagSizes"
        },
        {
          "kind": "paragraph",
          "spans": [
            "The size of a checked bag is the sum of its length, width and height, wheels and handles included."
          ]
        }
      ]
    },
    {
      "id": "charges",
      "title": "Optional charges",
      "blocks": [
        {
          "kind": "data",
          "name": "bagCharges"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Charges are for each bag and direction, taxes included, and are paid by card at the Alisio counter. If a bag is over both the weight and the size, both charges apply."
          ]
        }
      ]
    },
    {
      "id": "free",
      "title": "What costs nothing",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Choosing a seat: boarding is open."
            ],
            [
              "Changing the flight with the fares that allow it; see the ",
              {
                "text": "fare rules",
                "to": "page:fare-rules"
              },
              "."
            ],
            [
              "Cancelling, whatever your fare. What you get depends on it."
            ],
            [
              "Booking or asking for help by telephone."
            ],
            [
              "Paying by card."
            ],
            [
              "Wheelchairs, walkers and other assistive devices, in addition to your bags."
            ],
            [
              "Correcting a wrong letter in a name."
            ]
          ]
        }
      ]
    },
    {
      "id": "claims",
      "title": "If your bag is late or damaged",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Tell us at the baggage counter before you leave the airport, or call ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ". We return the bag fee if the bag is as late as the ",
            {
              "text": "contract of carriage",
              "to": "page:contract-of-carriage#baggage"
            },
            " says, and pay reasonable expenses meanwhile."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "What you can’t bring is under ",
            {
              "text": "dangerous goods",
              "to": "page:dangerous-goods"
            },
            "."
          ]
        }
      ]
    }
  ]
};
