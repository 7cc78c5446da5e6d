// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Privacy policy",
  "lead": "What we know about you, what we use it for and what you can decide.",
  "description": "Which personal data Alisio processes, what for, whom it is shared with, how long it is stored and how to use your rights.",
  "version": "2026-11-25",
  "sections": [
    {
      "id": "summary",
      "title": "In a few words",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "We use your data to sell you a trip, to carry you safely and to look after your account. We don’t sell it. There is no advertising of others on this site and nothing that follows you around the internet."
          ]
        }
      ]
    },
    {
      "id": "data",
      "title": "What data we have",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              {
                "strong": "Of those who travel"
              },
              ": name, date of birth, gender, and the traveler and passport numbers that are asked for flying."
            ],
            [
              {
                "strong": "Contact"
              },
              ": the booking’s email address and telephone."
            ],
            [
              {
                "strong": "Payment"
              },
              ": the card’s brand and last four digits. The full number goes straight to the payment processor and doesn’t pass through our systems."
            ],
            [
              {
                "strong": "Account"
              },
              ", if you join: username, postal address, security questions, devices with an open session and points activity."
            ],
            [
              {
                "strong": "Help aboard"
              },
              ": what you ask for. Only those who give it see it."
            ],
            [
              {
                "strong": "The site"
              },
              ": errors of pages, measurements of speed and the steps of a booking, counted without your name or what you typed; and with your booking, which ad or link brought you."
            ]
          ]
        }
      ]
    },
    {
      "id": "purposes",
      "title": "What for",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "To sell the ticket, charge for it and carry people: that is the contract."
            ],
            [
              "To comply with security, customs, tax and consumer protection laws."
            ],
            [
              "To protect accounts and payments against fraud: our legitimate interest and yours."
            ],
            [
              "To send or personalize offers: only if you allow it, and you can withdraw that at any time."
            ]
          ]
        }
      ]
    },
    {
      "id": "sharing",
      "title": "Whom we share it with",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              {
                "strong": "Authorities"
              },
              ": the Transportation Security Administration (Secure Flight), Customs, and those of the country you fly to (advance passenger information)."
            ],
            [
              {
                "strong": "Those who work for us"
              },
              ": the payment processor, the sender of our emails, airport services. They get only what they need and can’t use it for anything else."
            ],
            [
              {
                "strong": "Partner companies"
              },
              ": only if you allowed it in your account."
            ]
          ]
        }
      ]
    },
    {
      "id": "retention",
      "title": "How long",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Trips that were sold are stored as long as the law asks for an account of them. An account that nobody confirms is erased in little more than a day. The accounts’ security log is erased after thirteen months; errors and measurements of the site, after thirty days; what we count of a test of the site and which ad brought a booking, after thirteen months."
          ]
        }
      ]
    },
    {
      "id": "cookies",
      "title": "What this site stores in your browser",
      "blocks": [
        {
          "kind": "table",
          "head": [
            [
              "What"
            ],
            [
              "What for"
            ],
            [
              "Until"
            ]
          ],
          "rows": [
            [
              [
                "Language"
              ],
              [
                "Showing the site in the language that you chose"
              ],
              [
                "One year"
              ]
            ],
            [
              [
                "Session"
              ],
              [
                "Staying in your account"
              ],
              [
                "You log out, or it expires"
              ]
            ],
            [
              [
                "Booking under way"
              ],
              [
                "Not losing what you typed if something breaks off"
              ],
              [
                "You close the tab"
              ]
            ],
            [
              [
                "Unfinished booking"
              ],
              [
                "Going on with a booking that broke off: flights, names and contact; on a shared device, the flights alone"
              ],
              [
                "You book, discard it or log out; after a day it is deleted at your next visit"
              ]
            ],
            [
              [
                "Recent searches"
              ],
              [
                "Repeating a search"
              ],
              [
                "You delete them"
              ]
            ],
            [
              [
                "How you see the site"
              ],
              [
                "Showing prices per person or for all, as you chose, and the typeface from the first moment"
              ],
              [
                "You clear the browser’s data"
              ]
            ],
            [
              [
                "Where you came from"
              ],
              [
                "Counting which ad or link brings bookings"
              ],
              [
                "You close the tab"
              ]
            ],
            [
              [
                "Steps counted"
              ],
              [
                "Counting each step of a booking only once"
              ],
              [
                "You close the tab"
              ]
            ],
            [
              [
                "Tests of the site"
              ],
              [
                "A random number that never leaves your browser, to show you the same version always, and which ones you saw"
              ],
              [
                "What you saw, 28 days; the number, until you clear the browser’s data or turn measuring off"
              ]
            ],
            [
              [
                "Your choice"
              ],
              [
                "Remembering that you don’t want your visits measured"
              ],
              [
                "You change it"
              ]
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "There are no advertising cookies and none of other companies, which is why we don’t ask you to accept any. If your browser asks not to be tracked, or you turn it off here, we don’t measure your visit, don’t include you in tests and don’t store where you came from."
          ]
        }
      ]
    },
    {
      "id": "rights",
      "title": "What you can decide",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "You can download all your data, withdraw a permission and ask us to erase your account under ",
            {
              "text": "your data and your privacy",
              "to": "page:account-help-privacy"
            },
            ". You change your password and your email under ",
            {
              "text": "account help",
              "to": "page:account-help"
            },
            ". To correct anything else, such as your name, date of birth or address, ",
            {
              "text": "write to us or call us",
              "to": "page:contact"
            },
            ". If you live in the European Union, the United Kingdom, Switzerland, California or another place with a similar law, you also have that law’s rights: objection, restriction, portability and complaint to the authority. If you have no account, you can also ask for your data, correct it or have it erased in ",
            {
              "text": "those ways",
              "to": "page:contact"
            },
            ". We answer within thirty days and don’t treat you worse for asking."
          ]
        }
      ]
    },
    {
      "id": "minors",
      "title": "Minors",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The data of a minor who travels is given by the adult who books. An account is opened from the age of 18, or with the help of a parent or guardian."
          ]
        }
      ]
    },
    {
      "id": "security",
      "title": "Security",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Everything travels encrypted. Passwords are stored so that nobody can read them, and you can ask for a second step at login. If an incident affects your data we tell you and the authority within the law’s time limits."
          ]
        }
      ]
    },
    {
      "id": "transfers",
      "title": "International trips",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Your data is processed in the United States and in the countries of your trip. The contracts with those who work for us protect it alike everywhere."
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
            "The date above says which version you are reading. If something important changes we write to you first."
          ]
        }
      ]
    }
  ]
};
