// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Contrato de transporte",
  "lead": "Lo que Alisio le debe a usted y lo que usted acepta cuando compra un boleto.",
  "description": "El contrato de transporte de Alisio: boletos, pagos, cancelaciones, equipaje, demoras, denegación de embarque y responsabilidad.",
  "version": "2026-11-25",
  "sections": [
    {
      "id": "agreement",
      "title": "Qué es este contrato",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Este contrato rige cada viaje en un vuelo con el código {{carrierCode}}. Lo acepta quien paga, para sí y para todas las personas de la reserva. Junto con él valen las ",
            {
              "text": "reglas de su tarifa",
              "to": "page:fare-rules"
            },
            ", las de ",
            {
              "text": "mercancías peligrosas",
              "to": "page:dangerous-goods"
            },
            " y la ",
            {
              "text": "política de privacidad",
              "to": "page:privacy"
            },
            "."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Vale la versión con la fecha de arriba. Si la cambiamos, el cambio rige para los boletos que se compren desde entonces: para el suyo vale la versión que aceptó. La página de su viaje dice cuál fue y lleva a su texto."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Ninguna regla de este contrato le quita un derecho que la ley le da."
          ]
        }
      ]
    },
    {
      "id": "words",
      "title": "Palabras que usamos",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              {
                "strong": "Alisio, nosotros"
              },
              ": la aerolínea que opera los vuelos {{carrierCode}}."
            ],
            [
              {
                "strong": "Boleto"
              },
              ": el derecho de una persona a viajar en los vuelos de la reserva."
            ],
            [
              {
                "strong": "Dirección"
              },
              ": todos los vuelos de un origen a un destino, con sus escalas."
            ],
            [
              {
                "strong": "Código de reserva"
              },
              ": las seis letras y números que identifican su viaje."
            ],
            [
              {
                "strong": "Fondo de viaje"
              },
              ": un saldo con número propio para pagar otro vuelo de Alisio."
            ]
          ]
        }
      ]
    },
    {
      "id": "tickets",
      "title": "Boletos y nombres",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "El boleto es electrónico y solo puede usarlo la persona a cuyo nombre está. El nombre debe ser el del documento con el que viaja; los acentos, los guiones y las mayúsculas no importan. Si hay una letra equivocada, puede corregirla sin costo en ",
            {
              "text": "la página de su viaje",
              "to": "page:find-my-trip"
            },
            " hasta que abre el check-in, o llámenos."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Una reserva admite hasta {{mostTickets}} boletos, y un bebé en brazos por cada adulto."
          ]
        }
      ]
    },
    {
      "id": "price",
      "title": "Precio, impuestos y pago",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "El precio incluye todos los impuestos y cargos, en dólares estadounidenses. Después de pagar no sube, aunque suban el combustible, la tarifa o los impuestos."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "El dinero se cobra cuando la reserva queda confirmada. Si el pago no se autoriza, no hay contrato y sus asientos quedan libres. Puede pagar con tarjeta, Apple Pay, Google Pay, PayPal o un fondo de viaje. Quien es socio puede pagar la tarifa con puntos; los impuestos se pagan entonces con dinero."
          ]
        }
      ]
    },
    {
      "id": "free-cancellation",
      "title": "Cancelar durante las primeras {{freeCancellationTime}}",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Si reserva {{freeCancellationAhead}} o más antes de la salida, puede cancelar durante {{freeCancellationTime}} y le devolvemos todo lo que pagó, a la misma forma de pago, sea cual sea su tarifa. Lo pide también el Departamento de Transporte de Estados Unidos (14 CFR 259.5)."
          ]
        }
      ]
    },
    {
      "id": "cancellation",
      "title": "Cancelar después",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Puede cancelar el viaje completo hasta {{cancellationCloses}} antes de la primera salida. Lo que recibe depende de la tarifa de cada dirección:"
          ]
        },
        {
          "kind": "data",
          "name": "refunds"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Un fondo de viaje queda a nombre de la primera persona adulta de la reserva y sirve durante {{creditValidity}}; las ",
            {
              "text": "reglas de las tarifas",
              "to": "page:fare-rules#credit"
            },
            " dicen cómo se usa y cómo se transfiere. Lo que pagó con un fondo de viaje vuelve a ese fondo. Los puntos y los impuestos que no se deben vuelven siempre completos. Si no cancela y no se presenta, pierde el valor del boleto, salvo los impuestos que solo se deben por volar."
          ]
        }
      ]
    },
    {
      "id": "our-changes",
      "title": "Si nosotros cancelamos o cambiamos su vuelo",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Si cancelamos su vuelo o lo cambiamos de manera importante, puede elegir: otro vuelo nuestro sin costo, o la devolución de todo lo que no voló, en dinero y a su forma de pago, también con una tarifa que no se reembolsa. Es un cambio importante:"
          ]
        },
        {
          "kind": "list",
          "items": [
            [
              "que salga tres horas o más antes, o llegue tres horas o más después de lo previsto (seis en viajes internacionales);"
            ],
            [
              "que salga de otro aeropuerto o llegue a otro;"
            ],
            [
              "que tenga más escalas;"
            ],
            [
              "que le toque un servicio inferior al que pagó, o un avión o aeropuerto que no se adapta a su discapacidad."
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "La devolución sale sin que la pida cuando usted no acepta la alternativa: en siete días hábiles a una tarjeta, en veinte días naturales a otra forma de pago."
          ]
        }
      ]
    },
    {
      "id": "delays",
      "title": "Demoras",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Le avisamos de demoras, cancelaciones y desvíos en los treinta minutos siguientes a saberlo, por correo y en las pantallas del aeropuerto. Si la causa depende de nosotros y la espera llega a tres horas, pagamos las comidas; si obliga a pasar la noche fuera de casa, también el hotel y el traslado. Lo que hacemos si el avión espera en la pista está en el ",
            {
              "text": "plan para demoras en pista",
              "to": "page:tarmac-delay-plan"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "denied-boarding",
      "title": "Embarque denegado",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Alisio no vende más asientos de los que tiene el avión. Si un avión más pequeño deja sin lugar a alguien, primero buscamos voluntarios, a quienes ofrecemos por escrito una compensación. A quien quede en tierra contra su voluntad le pagamos ese mismo día lo que manda la norma (14 CFR 250), y viaja en el siguiente vuelo con lugar. En un viaje nacional son el 200 % de la tarifa de ida, hasta $1,075, si llega de una a dos horas después, y el 400 %, hasta $2,150, si llega más tarde."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Nadie que viaje con un bebé, sin compañía siendo menor o con una discapacidad queda en tierra contra su voluntad."
          ]
        }
      ]
    },
    {
      "id": "check-in",
      "title": "Antes de volar",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "El check-in abre {{checkInOpens}} antes de la salida. El equipaje se entrega hasta {{bagDropCloses}} antes, y las puertas cierran {{cancellationCloses}} antes. Quien llega tarde puede perder el asiento."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Usted es responsable de llevar los documentos que piden los países de su viaje. Si un país le niega la entrada por sus documentos, el regreso corre por su cuenta."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "El abordaje es abierto: se sube en el orden del grupo de su tarifa y se elige cualquier asiento libre."
          ]
        }
      ]
    },
    {
      "id": "children",
      "title": "Bebés, niños y menores",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "La edad cuenta el día de cada vuelo. Con menos de {{infantAge}} se viaja en brazos de un adulto, o en asiento propio si lo pide por teléfono; desde los {{childAge}} se viaja como adulto. Un niño viaja siempre con un adulto de la misma reserva."
          ]
        }
      ]
    },
    {
      "id": "disability",
      "title": "Pasajeros con discapacidad",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Quien tiene una discapacidad viaja en las mismas condiciones que los demás, y la ayuda no cuesta nada. Puede pedirla al reservar o en el aeropuerto. Sus derechos están en la página de ",
            {
              "text": "accesibilidad",
              "to": "page:accessibility"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "conduct",
      "title": "Conducta y negativa de transporte",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Podemos negar el transporte, o pedirle que baje, a quien ponga en peligro el vuelo, no siga las indicaciones de la tripulación, lleve ",
            {
              "text": "mercancías prohibidas",
              "to": "page:dangerous-goods"
            },
            ", no muestre sus documentos, o esté en un estado que le impida volar con seguridad. Fumar y vapear está prohibido. Si la negativa no fue culpa suya, le devolvemos lo que no voló."
          ]
        }
      ]
    },
    {
      "id": "baggage",
      "title": "Equipaje",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Su tarifa dice cuántas maletas incluye; los tamaños, pesos y cargos están en ",
            {
              "text": "equipaje y cargos",
              "to": "page:fees-and-bags"
            },
            ". No ponga en el equipaje documentado medicinas, dinero, joyas, llaves, documentos ni aparatos con baterías sueltas."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Si su maleta no llega, la buscamos y se la llevamos. Le pagamos los gastos razonables mientras tanto y le devolvemos el cargo por maleta si tarda más de doce horas en un vuelo nacional, o de quince a treinta en uno internacional según su duración."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Reclame un daño antes de salir del aeropuerto, o por escrito en siete días; una demora, en veintiún días desde que recibió la maleta."
          ]
        }
      ]
    },
    {
      "id": "liability",
      "title": "Nuestra responsabilidad",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "En viajes dentro de Estados Unidos respondemos por pérdida, daño o demora del equipaje hasta $4,700 por persona (14 CFR 254). Ese límite no vale para sillas de ruedas y otros aparatos de asistencia: respondemos por su precio completo."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "En viajes internacionales vale el Convenio de Montreal: hasta 1,519 derechos especiales de giro por persona para el equipaje, y por muerte o lesiones sin límite de cuantía salvo que probemos que no fue culpa nuestra, por encima de 151,880 derechos especiales de giro."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "No respondemos por lo que causan el clima, el control del tráfico aéreo, huelgas ajenas, la autoridad o la falta de documentos de quien viaja; sí por lo que podíamos evitar."
          ]
        }
      ]
    },
    {
      "id": "complaints",
      "title": "Quejas y ley aplicable",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Escríbanos o llámenos: las formas están en ",
            {
              "text": "contacto",
              "to": "page:contact"
            },
            ". Confirmamos una queja por escrito en treinta días y la respondemos en sesenta. También puede acudir al Departamento de Transporte de Estados Unidos: ",
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
            "Rige la ley federal de Estados Unidos y, en viajes internacionales, el Convenio de Montreal. Puede demandar ante los tribunales del lugar donde vive. Si hay diferencias entre los dos idiomas, vale el texto que más le favorezca."
          ]
        }
      ]
    }
  ]
};
