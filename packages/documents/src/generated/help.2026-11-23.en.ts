// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Help",
  "lead": "Short answers to what we are asked most. If yours is not here, call us.",
  "description": "Answers to frequent questions about Alisio bookings, payments, changes, bags, children, documents, points and accounts.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "booking",
      "title": "Booking and paying",
      "blocks": [
        {
          "kind": "heading",
          "text": "How many people fit in one booking?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Up to 8 people with a ticket, and one lap infant for each adult. For larger groups call ",
            {
              "text": "1-800-555-0137",
              "to": "tel:+18005550137"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "Does the price include everything?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Yes: all taxes and fees, from the first screen. The only things that can cost extra are under ",
            {
              "text": "bags and fees",
              "to": "page:fees-and-bags"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "What can I pay with?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "A credit or debit card, Apple Pay, Google Pay, PayPal or a travel fund. Members can pay the fare with points and the taxes in money. You don’t need an account to buy. ",
            {
              "text": "Find flights",
              "to": "page:air-booking"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "I got no confirmation"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Look in your spam folder. With the confirmation code and your name you find the trip under ",
            {
              "text": "my trip",
              "to": "page:find-my-trip"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "changes",
      "title": "Changing or cancelling",
      "blocks": [
        {
          "kind": "heading",
          "text": "Can I cancel for free?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Yes, within 24 hours, if you booked 7 days or more before departure: we return everything. After that it depends on your fare; ",
            {
              "text": "see how much you get",
              "to": "page:air-cancel"
            },
            " before you confirm."
          ]
        },
        {
          "kind": "heading",
          "text": "How do I change a flight?"
        },
        {
          "kind": "paragraph",
          "spans": [
            {
              "text": "Change it on this site",
              "to": "page:air-change"
            },
            ": before you confirm you see what you pay or get. You can also call ",
            {
              "text": "1-800-555-0137",
              "to": "tel:+18005550137"
            },
            " or go to the counter at the airport. Which fares allow it is in the ",
            {
              "text": "fare rules",
              "to": "page:fare-rules"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "What is a travel fund?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "What is left for you to fly with when you cancel with a fare that gives no money back. It has a number, and you can book with it for 12 months. See how much is left under ",
            {
              "text": "your travel funds",
              "to": "page:travel-funds"
            },
            ", without an account; how it is used and transferred is in the ",
            {
              "text": "fare rules",
              "to": "page:fare-rules#credit"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "My flight was cancelled or delayed"
        },
        {
          "kind": "paragraph",
          "spans": [
            "You can choose another flight at no cost or your money back. Your rights are in the ",
            {
              "text": "contract of carriage",
              "to": "page:contract-of-carriage#our-changes"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "bags",
      "title": "Bags",
      "blocks": [
        {
          "kind": "heading",
          "text": "How many bags does my ticket include?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "That depends on the fare: the table, the sizes and the charges are under ",
            {
              "text": "bags and fees",
              "to": "page:fees-and-bags"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "What can’t I bring?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Nothing that burns, explodes or poisons. Loose batteries go in the cabin. The list is under ",
            {
              "text": "dangerous goods",
              "to": "page:dangerous-goods"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "My bag didn’t arrive"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Tell the baggage counter before you leave the airport. We trace it and bring it to you."
          ]
        }
      ]
    },
    {
      "id": "travel-day",
      "title": "The day of travel",
      "blocks": [
        {
          "kind": "heading",
          "text": "When do I check in?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Check-in opens 24 hours before departure. Bags are taken until 45 minutes before."
          ]
        },
        {
          "kind": "heading",
          "text": "Which document do I need?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "On a domestic trip, an identification that the TSA accepts (REAL ID or passport) from the age of 18. On an international one, a passport, and a visa if the country asks for it."
          ]
        },
        {
          "kind": "heading",
          "text": "Do I have an assigned seat?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Boarding is open: you board with your group and take any free seat. With the higher fares you board earlier."
          ]
        }
      ]
    },
    {
      "id": "children",
      "title": "Children and infants",
      "blocks": [
        {
          "kind": "heading",
          "text": "From what age is a ticket paid?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "From 2 years. Before that one travels on an adult’s lap, without a ticket. If you prefer a seat for your infant, call us."
          ]
        },
        {
          "kind": "heading",
          "text": "Can a child fly alone?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "No: those under 12 years travel with an adult on the same booking."
          ]
        }
      ]
    },
    {
      "id": "assistance",
      "title": "Special help",
      "blocks": [
        {
          "kind": "heading",
          "text": "I need a wheelchair or other help"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Ask when you book or call us; it costs nothing. Everything is under ",
            {
              "text": "accessibility",
              "to": "page:accessibility"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "account",
      "title": "Account and points",
      "blocks": [
        {
          "kind": "heading",
          "text": "I forgot my password or username"
        },
        {
          "kind": "paragraph",
          "spans": [
            "You get them back by a link to your email under ",
            {
              "text": "account help",
              "to": "page:account-help"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "When are my points credited?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "When the last flight of each direction departs. Until then you see them as pending in your account."
          ]
        },
        {
          "kind": "heading",
          "text": "How do I join the points program?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "It is free: ",
            {
              "text": "join here",
              "to": "page:enroll"
            },
            ". How it works is in the ",
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
