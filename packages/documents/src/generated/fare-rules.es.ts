// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Reglas de las tarifas",
  "lead": "Cuatro tarifas, cada una con sus condiciones. La suya está en la revisión antes de pagar, en su recibo y en la página de su viaje.",
  "description": "Qué incluye cada tarifa de Alisio: reembolso, cambios, equipaje, abordaje y puntos, y cómo funciona un fondo de viaje.",
  "version": "2026-11-25",
  "sections": [
    {
      "id": "fares",
      "title": "Las cuatro tarifas",
      "blocks": [
        {
          "kind": "data",
          "name": "fareConditions"
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
            "Donde la tarifa permite cambios no cobramos cargo por cambiar. Si el vuelo nuevo cuesta más, paga la diferencia; si cuesta menos, la diferencia queda como fondo de viaje o vuelve a su forma de pago, igual que en una cancelación de su tarifa. Donde no los permite, puede cancelar y reservar de nuevo con el fondo."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Los cambios se hacen ",
            {
              "text": "en este sitio",
              "to": "page:air-change"
            },
            " hasta {{cancellationCloses}} antes de la salida de cada vuelo, por teléfono, al ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ", o en el mostrador de Alisio del aeropuerto. Lo que pagó por una tarifa que da un fondo de viaje sigue dando un fondo en la tarifa nueva."
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
            "Con las tarifas que lo incluyen puede tomar, el día de su vuelo, otro vuelo de ese día con la misma tarifa y los mismos aeropuertos de salida y de llegada, si tiene lugar. No cuesta más que el suyo."
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
              "Durante las primeras {{freeCancellationTime}}, si reservó {{freeCancellationAhead}} o más antes de la salida, le devolvemos todo."
            ],
            [
              "Después vale su tarifa, hasta {{cancellationCloses}} antes de la primera salida."
            ],
            [
              "Una devolución a la tarjeta sale en siete días hábiles como máximo; su banco puede tardar algo más en mostrarla."
            ],
            [
              "Lo que pagó con puntos vuelve completo: los puntos a la cuenta y los impuestos a su forma de pago."
            ],
            [
              "Lo que pagó con un fondo de viaje vuelve a ese fondo, que conserva su fecha de vencimiento."
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
      "title": "Fondos de viaje",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Cuando cancela con una tarifa que no devuelve dinero, lo que pagó queda en un fondo de viaje. El fondo tiene un número y está a nombre de la primera persona adulta de la reserva. Sirve para reservar durante {{creditValidity}} desde el día en que canceló; el vuelo puede ser después. Lo que no use hasta el último día se pierde: le escribimos antes para recordárselo."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Cuánto le queda y hasta cuándo está en ",
            {
              "text": "sus fondos de viaje",
              "to": "page:travel-funds"
            },
            ". No hace falta una cuenta."
          ]
        },
        {
          "kind": "list",
          "items": [
            [
              "Un fondo no se vende ni se cambia por dinero."
            ],
            [
              "Quien es socio puede transferir un fondo a su nombre a otro socio, una sola vez y completo, si nadie lo ha usado ni transferido antes."
            ],
            [
              "Quien lo recibe pasa a ser su titular, con un número nuevo y la misma fecha de vencimiento. No se puede deshacer."
            ],
            [
              "Un fondo de un viaje de empresa no se transfiere."
            ]
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
            "Con su número de socio cada tarifa gana los puntos de la tabla por dólar, sin contar impuestos. Se abonan cuando sale el último vuelo de cada dirección. Un viaje pagado con puntos no gana puntos. Lo demás está en las ",
            {
              "text": "condiciones del programa de puntos",
              "to": "page:program-terms"
            },
            "."
          ]
        }
      ]
    }
  ]
};
