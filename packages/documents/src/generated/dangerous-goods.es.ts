// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Mercancías peligrosas",
  "lead": "Lo que no puede viajar, o solo de cierta manera. La ley federal lo prohíbe, y las multas son altas.",
  "description": "Qué objetos no se pueden llevar en un vuelo de Alisio, qué va solo en la cabina y cómo viajan las baterías de litio.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "law",
      "title": "La ley",
      "blocks": [
        {
          "kind": "note",
          "spans": [
            "La ley federal prohíbe llevar materiales peligrosos a bordo, en la cabina o en el equipaje. Una infracción puede castigarse con cinco años de prisión y multas de 250,000 dólares o más (49 U.S.C. 5124)."
          ]
        }
      ]
    },
    {
      "id": "never",
      "title": "Nunca",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Explosivos: fuegos artificiales, bengalas, pólvora, petardos."
            ],
            [
              "Gases a presión: propano, butano, gas pimienta de más de 4 onzas, cilindros de buceo llenos."
            ],
            [
              "Líquidos que arden: gasolina, diluyente, pintura con solvente, alcohol de más de 70 grados."
            ],
            [
              "Sólidos que arden: cerillos de encendido universal, carbón para asador."
            ],
            [
              "Oxidantes y corrosivos: blanqueador, ácidos, baterías de auto con líquido, mercurio."
            ],
            [
              "Venenos, material infeccioso o radiactivo."
            ],
            [
              "Teléfonos y patinetas retirados del mercado por sus baterías."
            ]
          ]
        }
      ]
    },
    {
      "id": "cabin",
      "title": "Solo en la cabina",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Baterías de litio sueltas y cargadores portátiles, con los contactos cubiertos."
            ],
            [
              "Cigarrillos electrónicos y vaporizadores: no se usan ni se cargan a bordo."
            ],
            [
              "Un encendedor desechable, con usted."
            ]
          ]
        }
      ]
    },
    {
      "id": "batteries",
      "title": "Baterías de litio",
      "blocks": [
        {
          "kind": "table",
          "head": [
            [
              "Batería"
            ],
            [
              "En la cabina"
            ],
            [
              "En el equipaje documentado"
            ]
          ],
          "rows": [
            [
              [
                "En un aparato, hasta 100 Wh"
              ],
              [
                "Sí"
              ],
              [
                "Sí, apagado y protegido"
              ]
            ],
            [
              [
                "En un aparato, de 101 a 160 Wh"
              ],
              [
                "Sí, llámenos antes"
              ],
              [
                "Sí, llámenos antes"
              ]
            ],
            [
              [
                "Suelta o cargador portátil, hasta 100 Wh"
              ],
              [
                "Sí"
              ],
              [
                "No"
              ]
            ],
            [
              [
                "Suelta, de 101 a 160 Wh"
              ],
              [
                "Hasta dos"
              ],
              [
                "No"
              ]
            ],
            [
              [
                "Más de 160 Wh"
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
            "Las baterías de sillas de ruedas tienen reglas propias: llámenos 48 horas antes y preparamos su viaje."
          ]
        }
      ]
    },
    {
      "id": "checked",
      "title": "Solo en el equipaje documentado",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Un arma de fuego descargada, en un estuche rígido con llave, declarada en el mostrador; hasta 11 libras de munición en su empaque."
            ],
            [
              "Cuchillos, herramientas y artículos deportivos que golpean o cortan."
            ],
            [
              "Alcohol de entre 24 y 70 grados: hasta 5 litros por persona, en envases cerrados."
            ]
          ]
        }
      ]
    },
    {
      "id": "toiletries",
      "title": "Cosméticos y medicinas",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Aerosoles de aseo y medicinas: hasta 18 onzas por envase y 70 onzas en total por persona. En la cabina valen los límites de líquidos de la TSA. El oxígeno de uso médico no viaja; un concentrador portátil aprobado sí."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "La lista completa está en ",
            {
              "text": "faa.gov/hazmat/packsafe",
              "to": "https://www.faa.gov/hazmat/packsafe"
            },
            ". Si tiene una duda, pregunte antes de salir de casa: ",
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
