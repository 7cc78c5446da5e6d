// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Contacto",
  "lead": "Hable con nosotros en español o en inglés, todos los días, a cualquier hora.",
  "description": "Teléfono y formas de contacto de Alisio para reservas, equipaje, accesibilidad, empresas y quejas.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "phone",
      "title": "Por teléfono",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Llame al ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ". No tiene costo desde Estados Unidos y atiende también llamadas de otros países. Si oye o habla con dificultad, marque 711 para el servicio de retransmisión."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Desde México, Centroamérica y otros países marque el prefijo internacional, 00 o +, y después {{phone}}. Desde Puerto Rico, República Dominicana y los demás países con el código +1, marque solo {{phone}}. Fuera de Estados Unidos su compañía telefónica puede cobrar la llamada."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "Tenga a mano el código de reserva. Nunca le pediremos su contraseña ni el número completo de su tarjeta."
          ]
        }
      ]
    },
    {
      "id": "online",
      "title": "Sin llamar",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Ver, imprimir o cancelar un viaje: ",
              {
                "text": "mi viaje",
                "to": "page:find-my-trip"
              },
              "."
            ],
            [
              "Iniciar sesión o recuperar su cuenta: ",
              {
                "text": "ayuda con su cuenta",
                "to": "page:account-help"
              },
              "."
            ],
            [
              "Sus datos personales: ",
              {
                "text": "sus datos y su privacidad",
                "to": "page:account-help-privacy"
              },
              "."
            ],
            [
              "Preguntas frecuentes: ",
              {
                "text": "ayuda",
                "to": "page:help"
              },
              "."
            ]
          ]
        }
      ]
    },
    {
      "id": "mail",
      "title": "Por correo postal",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Alisio, Atención al cliente, 100 Example Street, Dallas, TX 75201, Estados Unidos."
          ]
        }
      ]
    },
    {
      "id": "airport",
      "title": "En el aeropuerto",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "El mostrador de Alisio abre dos horas antes de la primera salida del día y cierra con la última. Ahí puede hacer el check-in, cambiar un vuelo, entregar maletas y pedir ayuda."
          ]
        }
      ]
    },
    {
      "id": "complaints",
      "title": "Quejas y sugerencias",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Escríbanos por correo electrónico a ",
            {
              "text": "atencion@alisio.example",
              "to": "mailto:atencion@alisio.example"
            },
            ", o a la dirección postal de arriba, con su código de reserva y lo que pasó. Confirmamos su mensaje en treinta días y respondemos en sesenta; casi siempre mucho antes."
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "También puede acudir a la Oficina de Protección al Consumidor de Aviación: U.S. Department of Transportation, 1200 New Jersey Avenue SE, Washington, DC 20590, o ",
            {
              "text": "transportation.gov/airconsumer",
              "to": "https://www.transportation.gov/airconsumer"
            },
            "."
          ]
        }
      ]
    }
  ]
};
