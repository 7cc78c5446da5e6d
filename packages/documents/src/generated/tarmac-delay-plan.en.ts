// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Tarmac delay plan",
  "lead": "What we do when an aircraft waits on the ground with passengers aboard (14 CFR 259.4).",
  "description": "Alisio’s contingency plan for lengthy tarmac delays, with the limits of three and four hours, food, water, lavatories and announcements.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "limits",
      "title": "How long it may last",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "It applies at every airport of the United States that we fly to, and at those we divert to."
          ]
        },
        {
          "kind": "table",
          "head": [
            [
              "Flight"
            ],
            [
              "You can get off before"
            ]
          ],
          "rows": [
            [
              [
                "Domestic"
              ],
              [
                "3 hours"
              ]
            ],
            [
              [
                "International"
              ],
              [
                "4 hours"
              ]
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "The time counts from the closing of the doors for departure, or from touchdown, until you can get off. On a departure the aircraft begins to return before the limit is reached."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "There are two exceptions: the pilot in command decides that getting off is not safe, or air traffic control says that returning to the gate would significantly disrupt the airport."
          ]
        }
      ]
    },
    {
      "id": "essentials",
      "title": "What you get aboard",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Food and drinking water within two hours, unless serving them is not safe."
            ],
            [
              "Working lavatories."
            ],
            [
              "A comfortable cabin temperature."
            ],
            [
              "Medical attention if needed."
            ]
          ]
        }
      ]
    },
    {
      "id": "notices",
      "title": "What we tell you",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Every thirty minutes we inform you about the delay, and its cause if we know it. If the doors are open and you can get off, we say so at the start and every thirty minutes. We warn you if by getting off you may miss the flight."
          ]
        }
      ]
    },
    {
      "id": "resources",
      "title": "How we make it possible",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "We have enough staff and equipment to carry out this plan. It is agreed with the authority of each airport that we fly to or divert to, with Customs and Border Protection where there are international flights, and with the Transportation Security Administration. We share facilities and gates with other airlines in an emergency."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "If a flight is operated under a code share, the plan of the airline that operates it applies, and we say so."
          ]
        }
      ]
    },
    {
      "id": "afterwards",
      "title": "Afterwards",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "We keep the record of each long delay for two years and report to the Department of Transportation. If something didn’t go like this, ",
            {
              "text": "tell us",
              "to": "page:contact"
            },
            "."
          ]
        }
      ]
    }
  ]
};
