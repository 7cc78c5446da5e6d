// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Accesibilidad",
  "lead": "Volar con una discapacidad, y usar este sitio, sin obstáculos y sin costo adicional.",
  "description": "La ayuda que Alisio da a pasajeros con discapacidad, sillas de ruedas, animales de servicio, y la accesibilidad de este sitio (WCAG 2.2 AA).",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "assistance",
      "title": "La ayuda que puede pedir",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Silla de ruedas hasta el avión o hasta su asiento."
            ],
            [
              "Compañía y orientación en el aeropuerto, también si ve u oye poco."
            ],
            [
              "Ayuda para personas con una discapacidad intelectual o del desarrollo."
            ],
            [
              "Subir primero, con más tiempo."
            ],
            [
              "Un asiento que se adapta a usted."
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Pídala al reservar, en los datos de cada pasajero, o llame al ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ". También puede pedirla en el aeropuerto, sin aviso. Nada de esto tiene costo."
          ]
        }
      ]
    },
    {
      "id": "devices",
      "title": "Sillas de ruedas y otros aparatos",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Viajan sin costo y no cuentan como equipaje. Se las entregamos en la puerta del avión si lo pide. Para una silla con batería llámenos 48 horas antes. Si se daña, pagamos la reparación o su precio completo, y una de reemplazo mientras tanto."
          ]
        }
      ]
    },
    {
      "id": "animals",
      "title": "Animales de servicio",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Un perro de servicio viaja en la cabina sin costo, a sus pies. Llene los formularios del Departamento de Transporte y entréguelos 48 horas antes, o en el mostrador si compró después."
          ]
        }
      ]
    },
    {
      "id": "medical",
      "title": "Medicinas, oxígeno y alergias",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Las medicinas y los aparatos médicos van con usted, además de su equipaje. Un concentrador portátil de oxígeno aprobado puede usarse a bordo, con baterías para vez y media la duración del vuelo."
          ]
        }
      ]
    },
    {
      "id": "resolution",
      "title": "Si algo no sale bien",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "En cada aeropuerto hay una persona encargada de resolver reclamos (Complaint Resolution Official): pídala en el mostrador o por teléfono. También puede llamar a la línea del Departamento de Transporte para personas con discapacidad: ",
            {
              "text": "1-800-778-4838",
              "to": "tel:+18007784838"
            },
            ". La Carta de Derechos de los Pasajeros con Discapacidad está en ",
            {
              "text": "transportation.gov",
              "to": "https://www.transportation.gov/airconsumer/disabilitybillofrights"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "site",
      "title": "Este sitio",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Está hecho para cumplir las pautas WCAG 2.2, nivel AA: se usa con el teclado, con lectores de pantalla, con el texto al doble de tamaño, en modo oscuro y con menos movimiento. Lo probamos con cada cambio."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Si algo le cuesta, díganos qué página y qué usa: ",
            {
              "text": "contacto",
              "to": "page:contact"
            },
            ". Por teléfono le damos los mismos precios y ofertas, sin costo."
          ]
        }
      ]
    }
  ]
};
