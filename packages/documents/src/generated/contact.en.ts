// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Contact",
  "lead": "Talk to us in English or Spanish, every day, at any hour.",
  "description": "Alisio’s telephone and other ways to reach us about bookings, bags, accessibility, business travel and complaints.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "phone",
      "title": "By telephone",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Call ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ". It is free from the United States and takes calls from other countries too. If you are deaf, hard of hearing or have difficulty speaking, dial 711 for the relay service."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "From Mexico, Central America and other countries dial the international prefix, 00 or +, and then {{phone}}. From Puerto Rico, the Dominican Republic and the other countries with the code +1, dial {{phone}} alone. Outside the United States your telephone company may charge for the call."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Have your confirmation code at hand. We never ask for your password or your full card number."
          ]
        }
      ]
    },
    {
      "id": "online",
      "title": "Without calling",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "See, print or cancel a trip: ",
              {
                "text": "my trip",
                "to": "page:find-my-trip"
              },
              "."
            ],
            [
              "Log in, or get back into your account: ",
              {
                "text": "account help",
                "to": "page:account-help"
              },
              "."
            ],
            [
              "Your personal data: ",
              {
                "text": "your data and your privacy",
                "to": "page:account-help-privacy"
              },
              "."
            ],
            [
              "Frequently asked questions: ",
              {
                "text": "help",
                "to": "page:help"
              },
              "."
            ]
          ]
        }
      ]
    },
    {
      "id": "mail",
      "title": "By mail",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Alisio, Customer Relations, 100 Example Street, Dallas, TX 75201, United States."
          ]
        }
      ]
    },
    {
      "id": "airport",
      "title": "At the airport",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The Alisio counter opens two hours before the day’s first departure and closes with the last. There you can check in, change a flight, drop bags and ask for help."
          ]
        }
      ]
    },
    {
      "id": "complaints",
      "title": "Complaints and suggestions",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Write to us by email at ",
            {
              "text": "atencion@alisio.example",
              "to": "mailto:atencion@alisio.example"
            },
            ", or to the postal address above, with your confirmation code and what happened. We acknowledge your message within thirty days and answer it within sixty; nearly always much sooner."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "You can also turn to the Office of Aviation Consumer Protection: U.S. Department of Transportation, 1200 New Jersey Avenue SE, Washington, DC 20590, or ",
            {
              "text": "transportation.gov/airconsumer",
              "to": "https://www.transportation.gov/airconsumer"
            },
            "."
          ]
        }
      ]
    }
  ]
};
