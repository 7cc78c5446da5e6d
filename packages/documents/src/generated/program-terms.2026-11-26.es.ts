// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Programa de puntos",
  "lead": "Cómo se ganan y se usan los puntos de Alisio, y las condiciones que acepta al inscribirse.",
  "description": "El programa de puntos de Alisio y sus condiciones: inscripción, número de socio, cómo se ganan y se usan los puntos, niveles y cierre de la cuenta.",
  "version": "2026-11-26",
  "sections": [
    {
      "id": "summary",
      "title": "En pocas palabras",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Inscribirse no tiene costo. Gana puntos con los vuelos que paga, y con ellos paga la tarifa de otros. Los puntos no vencen. Puede ",
            {
              "text": "inscribirse aquí",
              "to": "page:enroll"
            },
            " en unos minutos."
          ]
        }
      ]
    },
    {
      "id": "joining",
      "title": "La inscripción",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Puede inscribirse quien tiene 18 años o más; por un menor, su madre, su padre o su tutor nos llama al ",
            {
              "text": "1-800-555-0142",
              "to": "tel:+18005550142"
            },
            ". Los datos deben ser los suyos y estar al día. La cuenta queda abierta cuando confirma su correo electrónico; si no lo confirma en 24 horas, borramos lo que escribió. Cada persona tiene una sola cuenta."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Al inscribirse acepta la versión de estas condiciones que está vigente ese día, y guardamos cuál fue."
          ]
        }
      ]
    },
    {
      "id": "number",
      "title": "Su número de socio",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "El número de socio tiene diez cifras. Délo al reservar, para cada persona que sea socia: sin él, un vuelo no gana puntos. El viaje aparece en su cuenta si el nombre de la reserva es el suyo. El número no sirve para pagar ni abre la cuenta, pero no hace falta que lo conozcan otras personas."
          ]
        }
      ]
    },
    {
      "id": "earning",
      "title": "Cómo se ganan puntos",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Cada tarifa gana por dólar los puntos que dicen las ",
              {
                "text": "reglas de las tarifas",
                "to": "page:fare-rules#fares"
              },
              ". Cuentan los dólares enteros de la tarifa, sin impuestos ni cargos."
            ],
            [
              "Se abonan cuando sale el último vuelo de cada dirección. Hasta entonces los ve como pendientes."
            ],
            [
              "Si cancela el viaje, los puntos pendientes no se abonan."
            ],
            [
              "Un viaje pagado con puntos no gana puntos."
            ]
          ]
        }
      ]
    },
    {
      "id": "using",
      "title": "Cómo se usan",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Los puntos pagan la tarifa completa de todas las personas de la reserva; los impuestos se pagan con dinero. Antes de pagar ve cuántos puntos cuesta el viaje. Puede reservar así para usted o para otras personas."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Para proteger sus puntos le pedimos que confirme quién es, y le avisamos por correo cada vez que se usan. Después de cambiar el correo de la cuenta hay que esperar 24 horas."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Si cancela un viaje que pagó con puntos, vuelven todos a su cuenta, sea cual sea la tarifa."
          ]
        }
      ]
    },
    {
      "id": "limits",
      "title": "Lo que los puntos no son",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Los puntos no vencen mientras la cuenta esté abierta. No son dinero: no se venden, no se compran ni se cambian por dinero, y no se pasan de una cuenta a otra."
          ]
        }
      ]
    },
    {
      "id": "funds",
      "title": "Fondos de viaje",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Quien es socio tiene sus fondos de viaje en su cuenta y puede transferir un fondo personal a otro socio, una sola vez y completo, si nadie lo ha usado ni transferido antes. La fecha de vencimiento no cambia y no se puede deshacer. Todo lo que vale para los fondos está en las ",
            {
              "text": "reglas de las tarifas",
              "to": "page:fare-rules#credit"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "tiers",
      "title": "Niveles",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Hay cuatro niveles. Toda cuenta empieza en Base, y alcanza los demás con los vuelos de un año calendario, o con los puntos que ganan esos vuelos: basta uno de los dos."
          ]
        },
        {
          "kind": "table",
          "head": [
            [
              "Nivel"
            ],
            [
              "Vuelos en un año"
            ],
            [
              "O puntos en un año"
            ],
            [
              "Maletas de más por dirección"
            ],
            [
              "Lugar adelantado al abordar"
            ],
            [
              "Prioridad si se cancela un vuelo"
            ]
          ],
          "rows": [
            [
              [
                "Base"
              ],
              [
                "0"
              ],
              [
                "0"
              ],
              [
                "0"
              ],
              [
                "No"
              ],
              [
                "No"
              ]
            ],
            [
              [
                "Plata"
              ],
              [
                "10"
              ],
              [
                "15,000"
              ],
              [
                "0"
              ],
              [
                "Sí"
              ],
              [
                "Sí"
              ]
            ],
            [
              [
                "Oro"
              ],
              [
                "20"
              ],
              [
                "30,000"
              ],
              [
                "1"
              ],
              [
                "Sí"
              ],
              [
                "Sí"
              ]
            ],
            [
              [
                "Platino"
              ],
              [
                "40"
              ],
              [
                "60,000"
              ],
              [
                "2"
              ],
              [
                "Sí"
              ],
              [
                "Sí"
              ]
            ]
          ]
        },
        {
          "kind": "list",
          "items": [
            [
              "Cuenta cada dirección que vuela con su número de socio y que gana puntos: una ida y vuelta son dos vuelos. No cuentan los viajes pagados con puntos, los cancelados, los vuelos que no operan, los regalos ni los premios de promociones."
            ],
            [
              "Un vuelo cuenta para el año de su salida, según la hora del aeropuerto de donde sale."
            ],
            [
              "Un nivel vale desde la salida del vuelo con que se alcanza hasta el 31 de diciembre del año siguiente, según la hora de Dallas. Alisio también puede dar un nivel, por el mismo tiempo."
            ],
            [
              "Lo que da un nivel es solo para usted, en los viajes que llevan su número de socio y su nombre. No cambia los precios, los puntos que gana ni las condiciones de su tarifa."
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "En su cuenta ve ",
            {
              "text": "su nivel, su tarjeta y lo que le falta para el siguiente",
              "to": "page:my-account-rapid-rewards"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "account",
      "title": "Su cuenta",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "La cuenta es personal. Cuide su contraseña y avísenos si cree que otra persona la conoce. Podemos bloquear una cuenta para protegerla, y cerrar la que se abrió con datos falsos o se usa para vender puntos; antes le escribimos y puede respondernos. Cómo tratamos sus datos está en la ",
            {
              "text": "política de privacidad",
              "to": "page:privacy"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "ending",
      "title": "Cerrar la cuenta",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Puede cerrarla cuando quiera en ",
            {
              "text": "sus datos y su privacidad",
              "to": "page:account-help-privacy"
            },
            ". Al cerrarla pierde sus puntos y no se puede deshacer. Sus viajes reservados siguen en pie. Un fondo de viaje sigue sirviendo con su número y el nombre de su titular: anote el número antes."
          ]
        }
      ]
    },
    {
      "id": "changes",
      "title": "Cambios de estas condiciones",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "La fecha de arriba dice qué versión lee. Si cambiamos las condiciones le escribimos por correo con 30 días de anticipación; si no está de acuerdo, puede usar sus puntos y cerrar la cuenta antes. Un cambio no le quita los puntos que ya tiene."
          ]
        }
      ]
    }
  ]
};
