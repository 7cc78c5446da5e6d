// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Plan para demoras en pista",
  "lead": "Qué hacemos cuando un avión espera en tierra con pasajeros a bordo (14 CFR 259.4).",
  "description": "El plan de Alisio para demoras largas en pista, con los límites de tres y cuatro horas, la comida, el agua, los baños y los avisos a bordo.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "limits",
      "title": "Cuánto puede durar",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Vale en todos los aeropuertos de Estados Unidos donde volamos, también en los de desvío."
          ]
        },
        {
          "kind": "table",
          "head": [
            [
              "Vuelo"
            ],
            [
              "Puede bajar antes de"
            ]
          ],
          "rows": [
            [
              [
                "Nacional"
              ],
              [
                "3 horas"
              ]
            ],
            [
              [
                "Internacional"
              ],
              [
                "4 horas"
              ]
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "El tiempo cuenta desde que se cierran las puertas para salir, o desde que el avión toca tierra, hasta que puede bajar. En una salida, el avión empieza a volver antes de que se cumpla el límite."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Hay dos excepciones: que quien está al mando decida que bajar no es seguro, o que el control del tráfico aéreo diga que volver a la puerta alteraría gravemente el aeropuerto."
          ]
        }
      ]
    },
    {
      "id": "essentials",
      "title": "Lo que recibe a bordo",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Comida y agua potable antes de dos horas, salvo que servirlas no sea seguro."
            ],
            [
              "Baños que funcionan."
            ],
            [
              "Una temperatura agradable en la cabina."
            ],
            [
              "Atención médica si hace falta."
            ]
          ]
        }
      ]
    },
    {
      "id": "notices",
      "title": "Lo que le decimos",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Cada treinta minutos informamos de la demora y de su causa si la sabemos. Si las puertas están abiertas y se puede bajar, lo decimos al empezar y cada treinta minutos. Le avisamos si al bajar puede perder el vuelo."
          ]
        }
      ]
    },
    {
      "id": "resources",
      "title": "Cómo lo hacemos posible",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Tenemos personal y equipo suficientes para cumplir este plan. Lo acordamos con la autoridad de cada aeropuerto donde volamos y de cada aeropuerto de desvío, con Aduanas y Protección Fronteriza donde hay vuelos internacionales, y con la Administración de Seguridad en el Transporte. Compartimos instalaciones y puertas con otras aerolíneas en una emergencia."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Si un vuelo opera con código compartido, vale el plan de la aerolínea que lo opera, y lo decimos."
          ]
        }
      ]
    },
    {
      "id": "afterwards",
      "title": "Después",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Guardamos el registro de cada demora larga dos años e informamos al Departamento de Transporte. Si algo no salió así, ",
            {
              "text": "díganoslo",
              "to": "page:contact"
            },
            "."
          ]
        }
      ]
    }
  ]
};
