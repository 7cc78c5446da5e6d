// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Terms of use",
  "lead": "The rules for using this site and your account. Those of your trip are in the contract of carriage.",
  "description": "The rules for using Alisio’s site and account, the prices shown, links and the ownership of content.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "who",
      "title": "Whom it is for",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The site is for finding, buying and managing trips of your own, your family’s or your company’s. Buyers must be 18, or of the age to make contracts where they live. By using it you accept these rules; by paying you also accept the ",
            {
              "text": "contract of carriage",
              "to": "page:contract-of-carriage"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "prices",
      "title": "Prices and availability",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "A price is good for the seats that are left at that moment. When you choose a flight we hold the price for the minutes that the page says, without setting seats aside: they are taken when you pay. If an obvious error shows an impossible price, we may cancel the booking within its first 24 hours: we return everything and the reasonable expenses you made in reliance on it."
          ]
        }
      ]
    },
    {
      "id": "account",
      "title": "Your account",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The account is personal. Take care of your password and tell us at once if you think that somebody else knows it. We may lock an account to protect it. You can close it at any time under ",
            {
              "text": "your data and your privacy",
              "to": "page:account-help-privacy"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "forbidden",
      "title": "What is not allowed",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Buying to resell, or reserving seats without meaning to travel."
            ],
            [
              "Using programs that copy the site, or that ask more than a person would, without our written permission."
            ],
            [
              "Opening other people’s accounts or trips, or testing the site’s security without agreeing it with us."
            ],
            [
              "Using another person’s card or points without their permission."
            ]
          ]
        }
      ]
    },
    {
      "id": "content",
      "title": "Content and trademarks",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The site’s texts, drawings, trademarks and programs belong to Alisio or are used with permission. You may print and share them to prepare your trip."
          ]
        }
      ]
    },
    {
      "id": "links",
      "title": "Links to other sites",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Some links lead to sites of authorities or other companies, which have rules of their own. We are not liable for them."
          ]
        }
      ]
    },
    {
      "id": "faults",
      "title": "If something fails",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "We work to have the site running at all times. If it is interrupted, a paid trip stands and can be looked after by telephone: ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ". Nothing in these rules limits your right to claim what the law gives you."
          ]
        }
      ]
    },
    {
      "id": "changes",
      "title": "Changes and governing law",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The date above says which version you are reading. The federal law of the United States applies, and that of the place where you live where it protects buyers."
          ]
        }
      ]
    }
  ]
};
