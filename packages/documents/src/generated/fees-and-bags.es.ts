// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Equipaje y cargos",
  "lead": "Todo lo que puede costar aparte del boleto, y lo que ya incluye. No hay otros cargos.",
  "description": "Equipaje incluido en cada tarifa de Alisio, medidas y pesos, y todos los cargos opcionales: maletas adicionales, sobrepeso y tamaño especial.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "included",
      "title": "Lo que incluye su tarifa",
      "blocks": [
        {
          "kind": "data",
          "name": "bagAllowance"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Cada persona lleva además un artículo personal, como un bolso o una mochila pequeña, que quepa bajo el asiento. Un bebé en brazos puede llevar una bolsa de pañales; el carrito y la silla de auto viajan sin costo."
          ]
        }
      ]
    },
    {
      "id": "sizes",
      "title": "Medidas y pesos",
      "blocks": [
        {
          "kind": "data",
          "name": "bagSizes"
        },
        {
          "kind": "paragraph",
          "spans": [
            "La medida de una maleta documentada es la suma de largo, ancho y alto, con ruedas y asas."
          ]
        }
      ]
    },
    {
      "id": "charges",
      "title": "Cargos opcionales",
      "blocks": [
        {
          "kind": "data",
          "name": "bagCharges"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Los cargos son por maleta y por dirección, con impuestos, y se pagan con tarjeta en el mostrador de Alisio. Si una maleta pasa del peso y también de la medida, se cobran los dos cargos."
          ]
        }
      ]
    },
    {
      "id": "free",
      "title": "Lo que no cuesta nada",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Elegir asiento: el abordaje es abierto."
            ],
            [
              "Cambiar el vuelo con las tarifas que lo permiten; vea las ",
              {
                "text": "reglas de las tarifas",
                "to": "page:fare-rules"
              },
              "."
            ],
            [
              "Cancelar, sea cual sea su tarifa. Lo que recibe depende de ella."
            ],
            [
              "Reservar o pedir ayuda por teléfono."
            ],
            [
              "Pagar con tarjeta."
            ],
            [
              "Sillas de ruedas, andadores y otros aparatos de asistencia, además de su equipaje."
            ],
            [
              "Corregir una letra equivocada en un nombre."
            ]
          ]
        }
      ]
    },
    {
      "id": "claims",
      "title": "Si su maleta se demora o se daña",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Díganoslo en el mostrador de equipaje antes de salir del aeropuerto, o llame al ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ". Le devolvemos el cargo por maleta si llega con el retraso que dice el ",
            {
              "text": "contrato de transporte",
              "to": "page:contract-of-carriage#baggage"
            },
            ", y respondemos por los gastos razonables mientras tanto."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Qué no puede llevar está en ",
            {
              "text": "mercancías peligrosas",
              "to": "page:dangerous-goods"
            },
            "."
          ]
        }
      ]
    }
  ]
};
