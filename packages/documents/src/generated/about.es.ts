// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Sobre Alisio",
  "lead": "Una aerolínea con el nombre del viento que sopla siempre hacia el mismo lado.",
  "description": "Quién es Alisio, adónde vuela y qué promete, con un solo precio desde la primera pantalla.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "network",
      "title": "Adónde volamos",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Alisio vuela con el código {{carrierCode}} entre más de cien ciudades de Estados Unidos, México, el Caribe y Centroamérica. ",
            {
              "text": "Busque un vuelo",
              "to": "page:air-booking"
            },
            " y vea lo que cuesta cada día."
          ]
        }
      ]
    },
    {
      "id": "promises",
      "title": "Lo que prometemos",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              {
                "strong": "El precio que ve es el que paga"
              },
              ", con impuestos y cargos, desde la primera pantalla."
            ],
            [
              {
                "strong": "Al menos {{fewestBags}} en cada boleto."
              },
              " No cobramos por elegir asiento ni por cambiar de vuelo con las tarifas que lo permiten."
            ],
            [
              {
                "strong": "Nadie pierde lo que pagó"
              },
              ": al cancelar recibe su dinero o un fondo de viaje, según su tarifa."
            ],
            [
              {
                "strong": "En español y en inglés"
              },
              ", con las mismas palabras para todas las personas."
            ],
            [
              {
                "strong": "Sin obstáculos"
              },
              ": en el avión y en este sitio. Vea ",
              {
                "text": "accesibilidad",
                "to": "page:accessibility"
              },
              "."
            ]
          ]
        }
      ]
    },
    {
      "id": "business",
      "title": "Para empresas",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Quien administra los viajes de una empresa tiene un portal propio: ",
            {
              "text": "Alisio Empresas",
              "to": "page:ctm-home"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "commitments",
      "title": "Nuestros compromisos por escrito",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "El ",
            {
              "text": "plan de servicio al cliente",
              "to": "page:customer-service-plan"
            },
            ", el ",
            {
              "text": "plan para demoras en pista",
              "to": "page:tarmac-delay-plan"
            },
            " y el ",
            {
              "text": "contrato de transporte",
              "to": "page:contract-of-carriage"
            },
            "."
          ]
        }
      ]
    }
  ]
};
