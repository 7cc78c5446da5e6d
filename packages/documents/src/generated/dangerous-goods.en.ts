// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Dangerous goods",
  "lead": "What can’t travel, or only in a certain way. Federal law forbids it, and the fines are high.",
  "description": "What can’t be carried on an Alisio flight, what goes in the cabin only, and how lithium batteries travel.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "law",
      "title": "The law",
      "blocks": [
        {
          "kind": "note",
          "spans": [
            "Federal law forbids carrying hazardous materials aboard, in the cabin or in bags. A violation can be punished with five years in prison and penalties of 250,000 dollars or more (49 U.S.C. 5124)."
          ]
        }
      ]
    },
    {
      "id": "never",
      "title": "Never",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Explosives: fireworks, flares, gunpowder, firecrackers."
            ],
            [
              "Compressed gases: propane, butane, pepper spray of more than 4 ounces, filled diving cylinders."
            ],
            [
              "Liquids that burn: gasoline, thinner, solvent paint, alcohol of more than 70% by volume."
            ],
            [
              "Solids that burn: strike-anywhere matches, grill charcoal."
            ],
            [
              "Oxidizers and corrosives: bleach, acids, wet car batteries, mercury."
            ],
            [
              "Poisons, infectious or radioactive material."
            ],
            [
              "Telephones and hoverboards recalled for their batteries."
            ]
          ]
        }
      ]
    },
    {
      "id": "cabin",
      "title": "In the cabin only",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Loose lithium batteries and power banks, with their contacts covered."
            ],
            [
              "Electronic cigarettes and vaporizers: they are neither used nor charged aboard."
            ],
            [
              "One disposable lighter, on your person."
            ]
          ]
        }
      ]
    },
    {
      "id": "batteries",
      "title": "Lithium batteries",
      "blocks": [
        {
          "kind": "table",
          "head": [
            [
              "Battery"
            ],
            [
              "In the cabin"
            ],
            [
              "In checked bags"
            ]
          ],
          "rows": [
            [
              [
                "In a device, up to 100 Wh"
              ],
              [
                "Yes"
              ],
              [
                "Yes, switched off, protected"
              ]
            ],
            [
              [
                "In a device, 101 to 160 Wh"
              ],
              [
                "Yes, call us first"
              ],
              [
                "Yes, call us first"
              ]
            ],
            [
              [
                "Loose or power bank, up to 100 Wh"
              ],
              [
                "Yes"
              ],
              [
                "No"
              ]
            ],
            [
              [
                "Loose, 101 to 160 Wh"
              ],
              [
                "Up to two"
              ],
              [
                "No"
              ]
            ],
            [
              [
                "More than 160 Wh"
              ],
              [
                "No"
              ],
              [
                "No"
              ]
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Wheelchair batteries have rules of their own: call us 48 hours ahead and we prepare your trip."
          ]
        }
      ]
    },
    {
      "id": "checked",
      "title": "In checked bags only",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "An unloaded firearm, in a locked hard case, declared at the counter; up to 11 pounds of ammunition in its packaging."
            ],
            [
              "Knives, tools and sports gear that strikes or cuts."
            ],
            [
              "Alcohol of 24% to 70% by volume: up to 5 liters a person, in sealed containers."
            ]
          ]
        }
      ]
    },
    {
      "id": "toiletries",
      "title": "Toiletries and medicine",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Toiletry aerosols and medicine: up to 18 ounces a container and 70 ounces in all a person. In the cabin the TSA’s limits for liquids apply. Medical oxygen doesn’t travel; an approved portable concentrator does."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "The full list is at ",
            {
              "text": "faa.gov/hazmat/packsafe",
              "to": "https://www.faa.gov/hazmat/packsafe"
            },
            ". If in doubt, ask before you leave home: ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            "."
          ]
        }
      ]
    }
  ]
};
