// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Contract of carriage",
  "lead": "What Alisio owes you, and what you accept when you buy a ticket.",
  "description": "Alisio’s contract of carriage: tickets, payment, cancellations, bags, delays, denied boarding and liability.",
  "version": "2026-11-25",
  "sections": [
    {
      "id": "agreement",
      "title": "What this contract is",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "This contract governs every trip on a flight with the code {{carrierCode}}. Whoever pays accepts it for themselves and for everybody on the booking. The ",
            {
              "text": "rules of your fare",
              "to": "page:fare-rules"
            },
            ", those on ",
            {
              "text": "dangerous goods",
              "to": "page:dangerous-goods"
            },
            " and the ",
            {
              "text": "privacy policy",
              "to": "page:privacy"
            },
            " apply with it."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "The version with the date above is the one in force. If we change it, the change applies to tickets bought from then on: yours keeps the version that you accepted. Your trip’s page says which one that was and leads to its text."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "No rule of this contract takes away a right that the law gives you."
          ]
        }
      ]
    },
    {
      "id": "words",
      "title": "Words we use",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              {
                "strong": "Alisio, we"
              },
              ": the airline that operates the {{carrierCode}} flights."
            ],
            [
              {
                "strong": "Ticket"
              },
              ": one person’s right to travel on the flights of the booking."
            ],
            [
              {
                "strong": "Direction"
              },
              ": all the flights from an origin to a destination, with their stops."
            ],
            [
              {
                "strong": "Confirmation code"
              },
              ": the six letters and numbers that identify your trip."
            ],
            [
              {
                "strong": "Travel fund"
              },
              ": a balance with its own number that pays for another Alisio flight."
            ]
          ]
        }
      ]
    },
    {
      "id": "tickets",
      "title": "Tickets and names",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The ticket is electronic, and only the person whose name is on it can use it. The name must be the one on the document you travel with; accents, hyphens and capitals don’t matter. If a letter is wrong, you can correct it for free on ",
            {
              "text": "your trip’s page",
              "to": "page:find-my-trip"
            },
            " until check-in opens, or call us."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "A booking takes up to {{mostTickets}} tickets, and one lap infant for each adult."
          ]
        }
      ]
    },
    {
      "id": "price",
      "title": "Price, taxes and payment",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "The price includes all taxes and fees, in US dollars. It doesn’t go up after you pay, even if fuel, the fare or taxes do."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "The money is charged once the booking is confirmed. If the payment isn’t authorized there is no contract, and your seats are released. You can pay by card, Apple Pay, Google Pay, PayPal or a travel fund. Members can pay the fare with points; the taxes are then paid in money."
          ]
        }
      ]
    },
    {
      "id": "free-cancellation",
      "title": "Cancel within the first {{freeCancellationTime}}",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "If you book {{freeCancellationAhead}} or more before departure, you can cancel within {{freeCancellationTime}} and we return everything you paid, to the same form of payment, whatever your fare. The US Department of Transportation asks for it too (14 CFR 259.5)."
          ]
        }
      ]
    },
    {
      "id": "cancellation",
      "title": "Cancel later",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "You can cancel the whole trip until {{cancellationCloses}} before its first departure. What you get depends on the fare of each direction:"
          ]
        },
        {
          "kind": "data",
          "name": "refunds"
        },
        {
          "kind": "paragraph",
          "spans": [
            "A travel fund is in the name of the first adult on the booking and is good for {{creditValidity}}; the ",
            {
              "text": "fare rules",
              "to": "page:fare-rules#credit"
            },
            " say how it is used and transferred. What you paid with a travel fund goes back to that fund. Points, and taxes that are not owed, always come back whole. If you don’t cancel and don’t show up, you lose the value of the ticket, except for the taxes that are owed only for flying."
          ]
        }
      ]
    },
    {
      "id": "our-changes",
      "title": "If we cancel or change your flight",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "If we cancel your flight or change it significantly, you choose: another flight of ours for free, or a refund of everything you haven’t flown, in money and to your form of payment, on non-refundable fares too. A change is significant when:"
          ]
        },
        {
          "kind": "list",
          "items": [
            [
              "the flight leaves three hours or more earlier, or arrives three hours or more later than planned (six on international trips);"
            ],
            [
              "it leaves from another airport or arrives at another one;"
            ],
            [
              "it has more stops;"
            ],
            [
              "you get a lower class of service than you paid for, or an aircraft or airport that is less accessible for your disability."
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "The refund is sent without your asking when you don’t accept the alternative: within seven business days to a card, within twenty calendar days to another form of payment."
          ]
        }
      ]
    },
    {
      "id": "delays",
      "title": "Delays",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "We tell you of delays, cancellations and diversions within thirty minutes of knowing about them, by email and on the airport’s screens. If the cause is ours and the wait reaches three hours, we pay for meals; if it makes you spend the night away from home, for the hotel and the ride too. What we do when an aircraft waits on the tarmac is in the ",
            {
              "text": "tarmac delay plan",
              "to": "page:tarmac-delay-plan"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "denied-boarding",
      "title": "Denied boarding",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Alisio doesn’t sell more seats than the aircraft has. If a smaller aircraft leaves somebody without one, we look for volunteers first and offer them compensation in writing. Anybody left behind against their will is paid on that same day what the rule sets (14 CFR 250), and travels on the next flight with room. On a domestic trip that is 200% of the one-way fare, up to $1,075, when you arrive one to two hours later, and 400%, up to $2,150, when you arrive later than that."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Nobody who travels with an infant, as a minor alone or with a disability is left behind against their will."
          ]
        }
      ]
    },
    {
      "id": "check-in",
      "title": "Before you fly",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Check-in opens {{checkInOpens}} before departure. Bags are taken until {{bagDropCloses}} before, and the doors close {{cancellationCloses}} before. If you are late you may lose your seat."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "You are responsible for carrying the documents that the countries of your trip ask for. If a country refuses you entry because of your documents, you pay for the way back."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Boarding is open: you board in the order of your fare’s group and take any free seat."
          ]
        }
      ]
    },
    {
      "id": "children",
      "title": "Infants, children and minors",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Age counts on the day of each flight. Under {{infantAge}} one travels on an adult’s lap, or in a seat of one’s own if you ask by telephone; from {{childAge}} on, as an adult. A child always travels with an adult on the same booking."
          ]
        }
      ]
    },
    {
      "id": "disability",
      "title": "Passengers with disabilities",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "People with disabilities travel on the same terms as everybody else, and the help costs nothing. You can ask for it when you book or at the airport. Your rights are on the ",
            {
              "text": "accessibility",
              "to": "page:accessibility"
            },
            " page."
          ]
        }
      ]
    },
    {
      "id": "conduct",
      "title": "Conduct and refusal of transport",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "We may refuse transport to, or remove, anybody who endangers the flight, doesn’t follow the crew’s instructions, carries ",
            {
              "text": "forbidden goods",
              "to": "page:dangerous-goods"
            },
            ", doesn’t show their documents, or is in no state to fly safely. Smoking and vaping are forbidden. If the refusal wasn’t your fault, we return what you haven’t flown."
          ]
        }
      ]
    },
    {
      "id": "baggage",
      "title": "Baggage",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Your fare says how many bags it includes; sizes, weights and charges are under ",
            {
              "text": "bags and fees",
              "to": "page:fees-and-bags"
            },
            ". Don’t put medicine, money, jewelry, keys, documents or loose batteries into checked bags."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "If your bag doesn’t arrive, we trace it and bring it to you. Meanwhile we pay reasonable expenses, and we return the bag fee if it is more than twelve hours late on a domestic flight, or fifteen to thirty on an international one depending on its length."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Report damage before you leave the airport, or in writing within seven days; a delay within twenty-one days of getting the bag."
          ]
        }
      ]
    },
    {
      "id": "liability",
      "title": "Our liability",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "On trips within the United States we are liable for loss, damage or delay of baggage up to $4,700 a person (14 CFR 254). That limit doesn’t apply to wheelchairs and other assistive devices: for those we are liable for the full price."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "On international trips the Montreal Convention applies: up to 1,519 special drawing rights a person for baggage, and for death or injury without a limit of amount, unless we prove that it was not our fault, above 151,880 special drawing rights."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "We are not liable for what weather, air traffic control, other people’s strikes, the authorities or a traveler’s missing documents cause; we are for what we could have avoided."
          ]
        }
      ]
    },
    {
      "id": "complaints",
      "title": "Complaints and governing law",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Write to us or call us: the ways are under ",
            {
              "text": "contact",
              "to": "page:contact"
            },
            ". We acknowledge a written complaint within thirty days and answer it within sixty. You can also turn to the US Department of Transportation: ",
            {
              "text": "transportation.gov/airconsumer",
              "to": "https://www.transportation.gov/airconsumer"
            },
            "."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "The federal law of the United States applies and, on international trips, the Montreal Convention. You may sue in the courts of the place where you live. Where the two languages differ, the text that favors you more applies."
          ]
        }
      ]
    }
  ]
};
