// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Reglas de las tarifas",
  "lead": "Cuatro tarifas, cada una con sus condiciones. La suya está en la revisión antes de pagar, en su recibo y en la página de su viaje.",
  "description": "Qué incluye cada tarifa de Alisio: reembolso, cambios, equipaje, abordaje y puntos, y cómo funciona un crédito de viaje.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "fares",
      "title": "Las cuatro tarifas",
      "blocks": [
        {
          "kind": "table",
          "head": [
            [
              "Tarifa"
            ],
            [
              "Si cancela"
            ],
            [
              "Cambios"
            ],
            [
              "Otro vuelo del mismo día"
            ],
            [
              "Abordaje"
            ],
            [
              "Puntos por dólar"
            ]
          ],
          "rows": [
            [
              [
                "Brisa"
              ],
              [
                "Crédito de viaje"
              ],
              [
                "No se permiten"
              ],
              [
                "No"
              ],
              [
                "General"
              ],
              [
                "2"
              ]
            ],
            [
              [
                "Viento"
              ],
              [
                "Crédito de viaje"
              ],
              [
                "Sin cargo"
              ],
              [
                "No"
              ],
              [
                "General"
              ],
              [
                "6"
              ]
            ],
            [
              [
                "Libre"
              ],
              [
                "Su dinero"
              ],
              [
                "Sin cargo"
              ],
              [
                "Sí"
              ],
              [
                "Anticipado"
              ],
              [
                "10"
              ]
            ],
            [
              [
                "Cumbre"
              ],
              [
                "Su dinero"
              ],
              [
                "Sin cargo"
              ],
              [
                "Sí"
              ],
              [
                "Prioritario"
              ],
              [
                "14"
              ]
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "En un viaje de ida y vuelta puede elegir una tarifa distinta para cada dirección: cada una se rige por la suya."
          ]
        }
      ]
    },
    {
      "id": "changes",
      "title": "Cambios",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Donde la tarifa permite cambios no cobramos cargo por cambiar. Si el vuelo nuevo cuesta más, paga la diferencia; si cuesta menos, la diferencia queda como crédito de viaje o vuelve a su tarjeta, igual que en una cancelación de su tarifa. Donde no los permite, puede cancelar y reservar de nuevo con el crédito."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Los cambios se hacen por teléfono, al ",
            {
              "text": "1-800-555-0142",
              "to": "tel:+18005550142"
            },
            ", o en el mostrador de Alisio del aeropuerto."
          ]
        }
      ]
    },
    {
      "id": "same-day",
      "title": "Otro vuelo del mismo día",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Con las tarifas que lo incluyen puede tomar otro vuelo del mismo día, con los mismos aeropuertos de salida y de llegada, si tiene lugar. No cuesta nada."
          ]
        }
      ]
    },
    {
      "id": "refunds",
      "title": "Cancelaciones y devoluciones",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Durante las primeras 24 horas, si reservó 7 días o más antes de la salida, le devolvemos todo."
            ],
            [
              "Después vale su tarifa, hasta 10 minutos antes de la primera salida."
            ],
            [
              "Una devolución a la tarjeta sale en siete días hábiles como máximo; su banco puede tardar algo más en mostrarla."
            ],
            [
              "Lo que pagó con puntos vuelve completo: los puntos a la cuenta y los impuestos a la tarjeta."
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Puede ver cuánto recibe antes de confirmar: ",
            {
              "text": "cancelar un viaje",
              "to": "page:air-cancel"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "credit",
      "title": "Crédito de viaje",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "El crédito tiene un número, está a nombre de quien viaja y sirve durante 12 meses para reservar. No se vende ni se cambia por dinero."
          ]
        }
      ]
    },
    {
      "id": "points",
      "title": "Puntos",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Con su número de socio cada tarifa gana los puntos de la tabla por dólar, sin contar impuestos. Se abonan cuando sale el último vuelo de cada dirección. Un viaje pagado con puntos no gana puntos."
          ]
        }
      ]
    }
  ]
};
