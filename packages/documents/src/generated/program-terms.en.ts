// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Points program",
  "lead": "How Alisio’s points are earned and used, and the terms that you agree to when you join.",
  "description": "Alisio’s points program and its terms: joining, the account number, how points are earned and used, tiers and closing the account.",
  "version": "2026-11-28",
  "sections": [
    {
      "id": "summary",
      "title": "In a few words",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Joining is free. You earn points with the flights you pay for, and pay the fare of others with them. Points don’t expire. You can ",
            {
              "text": "join here",
              "to": "page:enroll"
            },
            " in a few minutes."
          ]
        }
      ]
    },
    {
      "id": "joining",
      "title": "Joining",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Anybody aged 18 or over can join; for a minor, a parent or guardian calls us at ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ". The details must be your own and up to date. The account is open once you confirm your email; if you don’t confirm it within 24 hours, we erase what you entered. Each person has one account."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "By joining you agree to the version of these terms that is in force on that day, and we record which one it was."
          ]
        }
      ]
    },
    {
      "id": "number",
      "title": "Your account number",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The account number has ten digits. Give it when you book, for each person who is a member: without it a flight earns no points. The trip appears in your account if the name on the booking is yours. The number doesn’t pay for anything or open the account, but others have no need to know it."
          ]
        }
      ]
    },
    {
      "id": "earning",
      "title": "How points are earned",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Each fare earns for every dollar the points that the ",
              {
                "text": "fare rules",
                "to": "page:fare-rules#fares"
              },
              " say. Whole dollars of the fare count, without taxes and fees."
            ],
            [
              "They are credited when the last flight of each direction departs. Until then you see them as pending."
            ],
            [
              "If you cancel the trip, the pending points are not credited."
            ],
            [
              "A trip paid with points earns none."
            ]
          ]
        }
      ]
    },
    {
      "id": "using",
      "title": "How they are used",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Points pay the whole fare of everybody on the booking; the taxes are paid in money. You see how many points the trip costs before you pay. You can book this way for yourself or for other people."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "To protect your points we ask you to confirm who you are, and we tell you by email each time they are used. After you change the account’s email you have to wait 24 hours."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "If you cancel a trip that you paid with points, all of them come back to your account, whatever the fare."
          ]
        }
      ]
    },
    {
      "id": "limits",
      "title": "What points are not",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Points don’t expire while the account is open. They aren’t money: they aren’t sold, bought or exchanged for money, and they aren’t moved from one account to another."
          ]
        }
      ]
    },
    {
      "id": "funds",
      "title": "Travel funds",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Members have their travel funds in their account and can transfer a personal fund to another member, once and whole, if nobody has used or transferred it before. The expiration date doesn’t change, and it can’t be undone. Everything that applies to funds is in the ",
            {
              "text": "fare rules",
              "to": "page:fare-rules#credit"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "tiers",
      "title": "Tiers",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "There are four tiers. Every account starts at Base, and reaches the others with the flights of one calendar year, or with the points that these flights earn: either of the two is enough."
          ]
        },
        {
          "kind": "data",
          "name": "tiers"
        },
        {
          "kind": "list",
          "items": [
            [
              "Each direction counts that you fly with your account number and that earns points: a round trip is two flights. Trips paid with points, trips that are cancelled, flights that don’t operate, gifts and rewards of promotions don’t count."
            ],
            [
              "A flight counts for the year of its departure, by the clock of the airport that it leaves from."
            ],
            [
              "A tier is good from the departure that reaches it until December 31 of the next year, by the clock in Dallas. Alisio may also give a tier, for as long."
            ],
            [
              "What a tier gives is for you alone, on trips that have your account number and your name. It doesn’t change prices, the points you earn or the terms of your fare."
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "You see ",
            {
              "text": "your tier, your card and what you need for the next one",
              "to": "page:my-account-rapid-rewards"
            },
            " in your account."
          ]
        }
      ]
    },
    {
      "id": "companion",
      "title": "Companion",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "With 60 flights or 90,000 points from flights in a calendar year you can name one person who flies with you and pays only the taxes and fees of their ticket, also when you pay with points. The same flights and points count as for a tier, and it is good for as long: from the flight that reaches it until December 31 of the next year. Alisio may also give it."
          ]
        },
        {
          "kind": "list",
          "items": [
            [
              "You name one person, and can change them three times in each calendar year. The first one is no change, nor is correcting how their name is spelled."
            ],
            [
              "You and your companion fly on one booking, made while you are logged in, with the name and the date of birth you gave. All flights leave by the last day on which it is good."
            ],
            [
              "If you change flights, your companion still pays only taxes and fees. A trip that is booked keeps its companion even if you name somebody else."
            ],
            [
              "You can cancel your companion and fly without them; your companion can’t fly without you. What they paid of taxes and fees is given back as the fare of the trip says, and the fare they didn’t pay isn’t given back."
            ],
            [
              "Your companion’s ticket earns no points. There is no companion on trips that are booked with a company."
            ]
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
            "The account is personal. Take care of your password, and tell us if you think that somebody else knows it. We may lock an account to protect it, and close one that was opened with false details or is used to sell points; we write to you first, and you can answer. How we process your data is in the ",
            {
              "text": "privacy policy",
              "to": "page:privacy"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "ending",
      "title": "Closing the account",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "You can close it at any time under ",
            {
              "text": "your data and your privacy",
              "to": "page:account-help-privacy"
            },
            ". When you close it you lose your points, and that can’t be undone. Your booked trips stand. A travel fund can still be used with its number and its holder’s name: write the number down first."
          ]
        }
      ]
    },
    {
      "id": "changes",
      "title": "Changes to these terms",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The date above says which version you are reading. If we change the terms we publish the new version here with the date from which it holds, and those before can still be read. We don’t send an email about each change. If you don’t agree, you can use your points and close the account. A change takes away no points that you already have, nor what you have reached: a tier or the companion is good until the date it had."
          ]
        }
      ]
    }
  ]
};
