// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Help",
  "lead": "Short answers to what we are asked most. If yours is not here, call us.",
  "description": "Answers to frequent questions about Alisio bookings, payments, changes, bags, children, documents, points and accounts.",
  "version": "2026-11-25",
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
            "Up to {{mostTickets}} people with a ticket, and one lap infant for each adult. For larger groups call ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
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
        },
        {
          "kind": "heading",
          "text": "Can I buy a ticket for someone else?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Yes. Write their name as it is on the document they travel with; the email and the payment can be yours."
          ]
        },
        {
          "kind": "heading",
          "text": "I misspelled a name"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Correct it on your trip’s page, which you find in ",
            {
              "text": "my trip",
              "to": "page:find-my-trip"
            },
            ": a wrong letter is free to correct until check-in opens. If your name changed, call us at ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ". A ticket cannot be passed on to somebody else; see ",
            {
              "text": "tickets and names",
              "to": "page:contract-of-carriage#tickets"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "My card was declined"
        },
        {
          "kind": "paragraph",
          "spans": [
            "If the payment is not authorized there is no booking, and we charge nothing. Check the details, try another card or another way to pay, or ask your bank."
          ]
        },
        {
          "kind": "heading",
          "text": "I need a receipt"
        },
        {
          "kind": "paragraph",
          "spans": [
            "It is on your trip’s page, with the details of what you paid: open it under ",
            {
              "text": "my trip",
              "to": "page:find-my-trip"
            },
            " and print it."
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
            "Yes, within {{freeCancellationTime}}, if you booked {{freeCancellationAhead}} or more before departure: we return everything. After that it depends on your fare; ",
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
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
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
            "What is left for you to fly with when you cancel with a fare that gives no money back. It has a number, and you can book with it for {{creditValidity}}. See how much is left under ",
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
            "You can choose another flight for free or your money back. Your rights are in the ",
            {
              "text": "contract of carriage",
              "to": "page:contract-of-carriage#our-changes"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "When does my refund arrive?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "To a card it leaves within seven business days; your bank may take somewhat longer to show it. What is refunded is in the ",
            {
              "text": "fare rules",
              "to": "page:fare-rules#refunds"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "I missed my flight, or will be late"
        },
        {
          "kind": "paragraph",
          "spans": [
            "You can cancel or change until {{cancellationCloses}} before departure. After that a no-show loses the value of the ticket, but for the taxes that are owed only for flying. If you missed a connection through a delay of ours, we find you another flight for free: go to the counter or call ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
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
        },
        {
          "kind": "heading",
          "text": "How large and heavy can my carry-on bag be?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "The measures of the carry-on bag and of checked bags are under ",
            {
              "text": "sizes and weights",
              "to": "page:fees-and-bags#sizes"
            },
            ". You also bring a personal item, such as a purse or a small backpack, that fits under the seat."
          ]
        },
        {
          "kind": "heading",
          "text": "Can I bring another bag?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Yes, for a charge per bag and direction; you pay it at the counter. An overweight or oversized bag has a charge too: see the ",
            {
              "text": "optional charges",
              "to": "page:fees-and-bags#charges"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "Which liquids can I bring in the cabin?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Those that the TSA allows: containers of up to 3.4 ounces (100 milliliters), all in one clear quart-size bag. Medicines and baby milk can be more. Everything else goes in checked bags; read about ",
            {
              "text": "toiletries and medicines",
              "to": "page:dangerous-goods#toiletries"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "My bag arrived damaged"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Make your claim at the baggage counter before you leave the airport, or in writing within seven days. The rest is under ",
            {
              "text": "if your bag is late or damaged",
              "to": "page:fees-and-bags#claims"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "special-bags",
      "title": "Special bags",
      "blocks": [
        {
          "kind": "heading",
          "text": "Bicycles, surfboards, golf clubs and skis"
        },
        {
          "kind": "paragraph",
          "spans": [
            "They travel as checked bags, with the same sizes, weights and charges: see ",
            {
              "text": "bags and fees",
              "to": "page:fees-and-bags"
            },
            ". Pack them so that they are not damaged."
          ]
        },
        {
          "kind": "heading",
          "text": "Musical instruments"
        },
        {
          "kind": "paragraph",
          "spans": [
            "A small one, such as a violin or a guitar that fits, can go in the cabin in place of your carry-on bag. The others travel as checked bags."
          ]
        },
        {
          "kind": "heading",
          "text": "Fragile or valuable things"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Don’t put them in checked bags: money, jewelry, keys, documents, laptops and cameras go with you."
          ]
        }
      ]
    },
    {
      "id": "pets",
      "title": "Pets",
      "blocks": [
        {
          "kind": "heading",
          "text": "Can I bring my dog or cat?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Alisio carries no pets or other animals, neither in the cabin nor in the hold. An emotional support animal counts as a pet."
          ]
        },
        {
          "kind": "heading",
          "text": "Service dogs"
        },
        {
          "kind": "paragraph",
          "spans": [
            "A trained service dog travels with you in the cabin, for free. The forms and deadlines are under ",
            {
              "text": "service animals",
              "to": "page:accessibility#animals"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "lost-items",
      "title": "Lost items",
      "blocks": [
        {
          "kind": "heading",
          "text": "I left something on the plane or at the airport"
        },
        {
          "kind": "paragraph",
          "spans": [
            "If you are still at the airport, go back to the Alisio counter. If not, call ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            " with the confirmation code and say what you lost: a phone, glasses, a jacket. What was left at the security checkpoint is with the TSA, and what was left in the terminal with the airport."
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
            "Check-in opens {{checkInOpens}} before departure. Bags are taken until {{bagDropCloses}} before."
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
        },
        {
          "kind": "heading",
          "text": "Is my flight on time?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Its time, its gate and whether it leaves on time are under ",
            {
              "text": "flight status",
              "to": "page:air-flight-status"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "How early do I come to the airport?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "We advise two hours before departure. The doors close {{cancellationCloses}} before: who comes later may lose the seat."
          ]
        },
        {
          "kind": "heading",
          "text": "Where is my boarding pass?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "You get it when you check in, and it says your boarding group."
          ]
        },
        {
          "kind": "heading",
          "text": "Do I need a visa or vaccines?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "That is decided by the country you fly to, and each person answers for their documents: ask its consulate before you buy. The ",
            {
              "text": "law",
              "to": "page:contract-of-carriage#check-in"
            },
            " has us look at them before boarding."
          ]
        }
      ]
    },
    {
      "id": "on-board",
      "title": "On board",
      "blocks": [
        {
          "kind": "heading",
          "text": "Is there food and drink?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Nothing is sold on board. Bring what food you like; water and other drinks, bought after the security checkpoint. Alcohol that you bring cannot be drunk on board."
          ]
        },
        {
          "kind": "heading",
          "text": "Is there wifi, movies or power outlets?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "No. Download before what you want to watch or read, and bring your phone and laptop charged. In flight they are in airplane mode."
          ]
        },
        {
          "kind": "heading",
          "text": "Can I smoke or vape?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "No: it is forbidden on all flights. Electronic cigarettes travel with you in the cabin, ",
            {
              "text": "never in checked bags",
              "to": "page:dangerous-goods#cabin"
            },
            "."
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
            "From {{infantAge}}. Before that one travels on an adult’s lap, without a ticket. If you prefer a seat for your infant, call us."
          ]
        },
        {
          "kind": "heading",
          "text": "Can a child fly alone?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "No: those under {{childAge}} travel with an adult on the same booking."
          ]
        },
        {
          "kind": "heading",
          "text": "Can I bring a stroller and a car seat?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Yes: they travel for free, besides your bags. For a lap infant you can also bring a diaper bag."
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
        },
        {
          "kind": "heading",
          "text": "Can I fly while pregnant?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Yes. In the last weeks, or with complications, talk to your doctor first. If you want help at the airport or to board earlier, ask for it."
          ]
        },
        {
          "kind": "heading",
          "text": "Can I bring my medicines or my oxygen?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Medicines and medical devices go with you, besides your bags; keep them in the cabin. About needles, nebulizers and oxygen concentrators read ",
            {
              "text": "medicines, oxygen and allergies",
              "to": "page:accessibility#medical"
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
        },
        {
          "kind": "heading",
          "text": "How do I change my email, password or address?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Your email and password, under ",
            {
              "text": "account help",
              "to": "page:account-help"
            },
            ". To correct anything else, ",
            {
              "text": "write or call us",
              "to": "page:contact"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "Points of a flight are missing"
        },
        {
          "kind": "paragraph",
          "spans": [
            "The flight must carry your member number and the name of your account. If it has departed and you don’t see the points, call us at ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            " with the confirmation code."
          ]
        },
        {
          "kind": "heading",
          "text": "How do I close my account?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Under ",
            {
              "text": "your data and privacy",
              "to": "page:account-help-privacy"
            },
            ". You lose your points and it cannot be undone; your trips stay booked."
          ]
        }
      ]
    }
  ]
};
