// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Ayuda",
  "lead": "Respuestas cortas a lo que más nos preguntan. Si la suya no está, llámenos.",
  "description": "Respuestas a las preguntas frecuentes sobre reservas, pagos, cambios, equipaje, niños, documentos, puntos y cuentas de Alisio.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "booking",
      "title": "Reservar y pagar",
      "blocks": [
        {
          "kind": "heading",
          "text": "¿Cuánta gente cabe en una reserva?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Hasta 8 personas con boleto, y un bebé en brazos por cada adulto. Para grupos más grandes llame al ",
            {
              "text": "1-800-555-0142",
              "to": "tel:+18005550142"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "¿El precio incluye todo?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Sí: todos los impuestos y cargos, desde la primera pantalla. Lo único que puede costar aparte está en ",
            {
              "text": "equipaje y cargos",
              "to": "page:fees-and-bags"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Con qué puedo pagar?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Con tarjeta de crédito o débito, Apple Pay, Google Pay, PayPal o un fondo de viaje. Si es socio, puede pagar la tarifa con puntos y los impuestos con dinero. No necesita cuenta para comprar. ",
            {
              "text": "Buscar vuelos",
              "to": "page:air-booking"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "No me llegó la confirmación"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Mire en el correo no deseado. Con el código de reserva y su nombre encuentra el viaje en ",
            {
              "text": "mi viaje",
              "to": "page:find-my-trip"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "changes",
      "title": "Cambiar o cancelar",
      "blocks": [
        {
          "kind": "heading",
          "text": "¿Puedo cancelar gratis?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Sí, durante 24 horas, si reservó 7 días o más antes de la salida: le devolvemos todo. Después depende de su tarifa; ",
            {
              "text": "vea cuánto recibe",
              "to": "page:air-cancel"
            },
            " antes de confirmar."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Cómo cambio un vuelo?"
        },
        {
          "kind": "paragraph",
          "spans": [
            {
              "text": "Cámbielo en este sitio",
              "to": "page:air-change"
            },
            ": antes de confirmar ve lo que paga o recibe. También puede llamar al ",
            {
              "text": "1-800-555-0142",
              "to": "tel:+18005550142"
            },
            " o ir al mostrador del aeropuerto. Qué tarifas lo permiten está en las ",
            {
              "text": "reglas de las tarifas",
              "to": "page:fare-rules"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Qué es un fondo de viaje?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Lo que le queda para volar cuando cancela con una tarifa que no devuelve dinero. Tiene un número y sirve para reservar durante 12 meses. Vea cuánto le queda en ",
            {
              "text": "sus fondos de viaje",
              "to": "page:travel-funds"
            },
            ", sin necesidad de una cuenta; cómo se usa y se transfiere está en las ",
            {
              "text": "reglas de las tarifas",
              "to": "page:fare-rules#credit"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "Mi vuelo se canceló o se demoró"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Puede elegir otro vuelo sin costo o la devolución del dinero. Sus derechos están en el ",
            {
              "text": "contrato de transporte",
              "to": "page:contract-of-carriage#our-changes"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "bags",
      "title": "Equipaje",
      "blocks": [
        {
          "kind": "heading",
          "text": "¿Cuántas maletas incluye mi boleto?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Depende de la tarifa: la tabla, las medidas y los cargos están en ",
            {
              "text": "equipaje y cargos",
              "to": "page:fees-and-bags"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Qué no puedo llevar?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Nada que arda, explote o intoxique. Las baterías sueltas van en la cabina. La lista está en ",
            {
              "text": "mercancías peligrosas",
              "to": "page:dangerous-goods"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "Mi maleta no llegó"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Avise en el mostrador de equipaje antes de salir del aeropuerto. La buscamos y se la llevamos."
          ]
        }
      ]
    },
    {
      "id": "travel-day",
      "title": "El día del viaje",
      "blocks": [
        {
          "kind": "heading",
          "text": "¿Cuándo me registro?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "El registro abre 24 horas antes de la salida. Las maletas se entregan hasta 45 minutos antes."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Qué documento necesito?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "En un viaje nacional, una identificación aceptada por la TSA (REAL ID o pasaporte) desde los 18 años. En uno internacional, pasaporte, y visa si el país la pide."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Tengo asiento asignado?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "El abordaje es abierto: sube con su grupo y elige cualquier asiento libre. Con las tarifas más altas sube antes."
          ]
        }
      ]
    },
    {
      "id": "children",
      "title": "Niños y bebés",
      "blocks": [
        {
          "kind": "heading",
          "text": "¿Desde qué edad se paga boleto?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Desde los 2 años. Antes se viaja en brazos de un adulto, sin boleto propio. Si prefiere un asiento para su bebé, llámenos."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Puede volar un niño sin compañía?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "No: quien tiene menos de 12 años viaja con un adulto de la misma reserva."
          ]
        }
      ]
    },
    {
      "id": "assistance",
      "title": "Ayuda especial",
      "blocks": [
        {
          "kind": "heading",
          "text": "Necesito silla de ruedas u otra ayuda"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Pídala al reservar o llámenos; no cuesta nada. Todo está en ",
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
      "id": "account",
      "title": "Cuenta y puntos",
      "blocks": [
        {
          "kind": "heading",
          "text": "Olvidé mi contraseña o mi usuario"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Los recupera con un enlace a su correo en ",
            {
              "text": "ayuda con su cuenta",
              "to": "page:account-help"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Cuándo se abonan mis puntos?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Cuando sale el último vuelo de cada dirección. Hasta entonces los ve como pendientes en su cuenta."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Cómo me inscribo?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Es gratis: ",
            {
              "text": "inscríbase aquí",
              "to": "page:enroll"
            },
            ". Cómo funciona está en las ",
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
