// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Términos de uso del sitio",
  "lead": "Las reglas para usar este sitio y su cuenta. Las de su viaje están en el contrato de transporte.",
  "description": "Las reglas para usar el sitio y la cuenta de Alisio, los precios que se muestran, los enlaces y la propiedad de los contenidos.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "who",
      "title": "Para quién es",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "El sitio es para buscar, comprar y administrar viajes propios, de su familia o de su empresa. Quien compra debe tener 18 años, o la edad para contratar donde vive. Al usarlo acepta estas reglas; al pagar acepta además el ",
            {
              "text": "contrato de transporte",
              "to": "page:contract-of-carriage"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "prices",
      "title": "Precios y disponibilidad",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Un precio vale para los asientos que quedan en ese momento. Al elegir un vuelo lo guardamos durante los minutos que dice la página, sin apartar los asientos, que se toman al pagar. Si por un error evidente se muestra un precio imposible, podemos cancelar la reserva en las primeras 24 horas: le devolvemos todo y los gastos razonables que hizo por confiar en ella."
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
            "La cuenta es personal. Cuide su contraseña y díganos enseguida si cree que otra persona la conoce. Podemos bloquear una cuenta para protegerla. Puede cerrarla cuando quiera en ",
            {
              "text": "sus datos y su privacidad",
              "to": "page:account-help-privacy"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "forbidden",
      "title": "Lo que no se puede hacer",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Comprar para revender, o reservar asientos sin intención de viajar."
            ],
            [
              "Usar programas que copien el sitio, o que pregunten más de lo que una persona preguntaría, sin nuestro permiso por escrito."
            ],
            [
              "Abrir cuentas o viajes ajenos, o probar la seguridad del sitio sin acordarlo con nosotros."
            ],
            [
              "Usar la tarjeta o los puntos de otra persona sin su permiso."
            ]
          ]
        }
      ]
    },
    {
      "id": "content",
      "title": "Contenidos y marcas",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Los textos, dibujos, marcas y programas del sitio son de Alisio o se usan con permiso. Puede imprimirlos y compartirlos para preparar su viaje."
          ]
        }
      ]
    },
    {
      "id": "links",
      "title": "Enlaces a otros sitios",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Algunos enlaces llevan a sitios de autoridades o de otras empresas, con reglas propias. No respondemos por ellos."
          ]
        }
      ]
    },
    {
      "id": "faults",
      "title": "Si algo falla",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Trabajamos para que el sitio funcione siempre. Si se interrumpe, un viaje pagado sigue en pie y puede atenderlo por teléfono: ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ". Nada de estas reglas limita su derecho a reclamar lo que la ley le reconoce."
          ]
        }
      ]
    },
    {
      "id": "changes",
      "title": "Cambios y ley aplicable",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "La fecha de arriba dice qué versión lee. Rige la ley federal de Estados Unidos y la del lugar donde usted vive en lo que protege a quien compra."
          ]
        }
      ]
    }
  ]
};
