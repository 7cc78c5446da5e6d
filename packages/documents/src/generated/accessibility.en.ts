// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Accessibility",
  "lead": "Flying with a disability, and using this site, without obstacles and at no extra cost.",
  "description": "The help that Alisio gives passengers with disabilities, wheelchairs, service animals, and the accessibility of this site (WCAG 2.2 AA).",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "assistance",
      "title": "The help you can ask for",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "A wheelchair to the aircraft or to your seat."
            ],
            [
              "Company and guidance at the airport, also if you see or hear little."
            ],
            [
              "Help for people with an intellectual or developmental disability."
            ],
            [
              "Boarding first, with more time."
            ],
            [
              "A seat that suits you."
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Ask for it when you book, in each passenger’s details, or call ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ". You can also ask at the airport, without notice. None of this costs anything."
          ]
        }
      ]
    },
    {
      "id": "devices",
      "title": "Wheelchairs and other devices",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "They travel for free and don’t count as bags. We hand them to you at the aircraft’s door if you ask. For a chair with a battery call us 48 hours ahead. If it is damaged, we pay the repair or its full price, and a replacement meanwhile."
          ]
        }
      ]
    },
    {
      "id": "animals",
      "title": "Service animals",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "A service dog travels in the cabin for free, at your feet. Fill in the forms of the Department of Transportation and send them 48 hours ahead, or hand them in at the counter if you bought later."
          ]
        }
      ]
    },
    {
      "id": "medical",
      "title": "Medicine, oxygen and allergies",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Medicine and medical devices go with you, in addition to your bags. An approved portable oxygen concentrator can be used aboard, with batteries for one and a half times the flight."
          ]
        }
      ]
    },
    {
      "id": "resolution",
      "title": "If something goes wrong",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Each airport has a Complaint Resolution Official: ask at the counter or by telephone. You can also call the Department of Transportation’s line for people with disabilities: ",
            {
              "text": "1-800-778-4838",
              "to": "tel:+18007784838"
            },
            ". The Airline Passengers with Disabilities Bill of Rights is at ",
            {
              "text": "transportation.gov",
              "to": "https://www.transportation.gov/airconsumer/disabilitybillofrights"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "site",
      "title": "This site",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "It is made to meet the WCAG 2.2 guidelines, level AA: it works by keyboard, with screen readers, with text twice as large, in the dark and with less motion. We test it with every change."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "If something is hard for you, tell us which page and what you use: ",
            {
              "text": "contact",
              "to": "page:contact"
            },
            ". By telephone we give you the same prices and offers, for free."
          ]
        }
      ]
    }
  ]
};
