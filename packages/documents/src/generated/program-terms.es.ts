// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Programa de puntos",
  "lead": "Cómo se ganan y se usan los puntos de Alisio, y las condiciones que acepta al inscribirse.",
  "description": "El programa de puntos de Alisio y sus condiciones: inscripción, número de socio, cómo se ganan y se usan los puntos, niveles y cierre de la cuenta.",
  "version": "2026-11-28",
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
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
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
          "kind": "data",
          "name": "tiers"
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
      "id": "companion",
      "title": "Acompañante",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Con 60 vuelos o 90,000 puntos de vuelos en un año calendario puede nombrar a una persona que viaja con usted y solo paga los impuestos y cargos de su boleto, también cuando usted paga con puntos. Cuentan los mismos vuelos y puntos que para un nivel, y vale por el mismo tiempo: desde el vuelo con que se alcanza hasta el 31 de diciembre del año siguiente. Alisio también puede darlo."
          ]
        },
        {
          "kind": "list",
          "items": [
            [
              "Se nombra a una sola persona, y en cada año calendario puede cambiarla tres veces. La primera no es un cambio, y corregir cómo se escribe su nombre tampoco."
            ],
            [
              "Usted y su acompañante viajan en la misma reserva, hecha con su sesión iniciada, con el nombre y la fecha de nacimiento que dio. Todos los vuelos salen a más tardar el último día en que vale."
            ],
            [
              "Si cambia de vuelos, su acompañante sigue pagando solo impuestos y cargos. Un viaje ya reservado conserva a su acompañante aunque nombre a otra persona."
            ],
            [
              "Puede cancelar a su acompañante y viajar sin esa persona; su acompañante no puede viajar sin usted. Lo que pagó de impuestos y cargos se devuelve según la tarifa del viaje, y la tarifa que no pagó no se devuelve."
            ],
            [
              "El boleto de su acompañante no gana puntos. En viajes reservados con una empresa no hay acompañante."
            ]
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
            "La fecha de arriba dice qué versión lee. Si cambiamos las condiciones publicamos aquí la versión nueva con la fecha desde la que vale, y las anteriores se pueden seguir leyendo. No enviamos un correo por cada cambio. Si no está de acuerdo, puede usar sus puntos y cerrar la cuenta. Un cambio no le quita los puntos que ya tiene, ni lo que ya alcanzó: un nivel o el acompañante valen hasta la fecha que tenían."
          ]
        }
      ]
    }
  ]
};
