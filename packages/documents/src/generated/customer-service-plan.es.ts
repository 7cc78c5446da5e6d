// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Plan de servicio al cliente",
  "lead": "Doce compromisos que cumplimos en cada vuelo, como lo pide el Departamento de Transporte de Estados Unidos (14 CFR 259.5).",
  "description": "Los compromisos de servicio de Alisio: precio más bajo, avisos, equipaje, cancelación en 24 horas, devoluciones, accesibilidad y respuesta a quejas.",
  "version": "2026-11-23",
  "sections": [
    {
      "id": "lowest-fare",
      "title": "El precio más bajo que hay",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "El sitio, el teléfono y el mostrador venden a los mismos precios. En cada uno le mostramos la tarifa más baja que queda para sus fechas, con todos los impuestos."
          ]
        }
      ]
    },
    {
      "id": "notices",
      "title": "Avisos de demoras, cancelaciones y desvíos",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Avisamos en los treinta minutos siguientes a saberlo: por correo a quien dio su dirección, en el estado del viaje y en las pantallas del aeropuerto. Decimos la causa cuando la sabemos."
          ]
        }
      ]
    },
    {
      "id": "bags",
      "title": "Equipaje a tiempo",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Hacemos todo lo razonable para entregar una maleta demorada en 24 horas. Pagamos los gastos razonables mientras tanto, y devolvemos el cargo por maleta si se pierde o tarda lo que dice el ",
            {
              "text": "contrato de transporte",
              "to": "page:contract-of-carriage#baggage"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "free-cancellation",
      "title": "Cancelar sin costo en {{freeCancellationTime}}",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Una reserva hecha {{freeCancellationAhead}} o más antes de la salida se cancela sin costo durante {{freeCancellationTime}}, sea cual sea la tarifa."
          ]
        }
      ]
    },
    {
      "id": "refunds",
      "title": "Devoluciones puntuales",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Lo que se debe devolver sale en siete días hábiles si pagó con tarjeta, y en veinte días naturales si pagó de otra manera, con los impuestos y cargos opcionales de servicios que no recibió."
          ]
        }
      ]
    },
    {
      "id": "accessibility",
      "title": "Personas con discapacidad y otras necesidades",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Damos la ayuda que se necesita, también durante una demora en pista, según 14 CFR parte 382. Lo explicamos en ",
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
      "id": "tarmac",
      "title": "Lo esencial en una demora larga en pista",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Comida, agua, baños que funcionan y atención médica si hace falta: está en el ",
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
      "id": "bumping",
      "title": "Trato justo si falta un asiento",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "No vendemos más asientos de los que hay. Si aun así falta uno, buscamos voluntarios primero y pagamos lo que manda 14 CFR parte 250; el orden y las cantidades están en el ",
            {
              "text": "contrato de transporte",
              "to": "page:contract-of-carriage#denied-boarding"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "policies",
      "title": "Condiciones a la vista",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Las ",
            {
              "text": "reglas de las tarifas",
              "to": "page:fare-rules"
            },
            " dicen cómo se cancela y cómo se ganan puntos. Cada tarjeta de vuelo muestra sus condiciones antes de que pague. Todos nuestros aviones tienen baños; el personal le dice dónde y cuántos."
          ]
        }
      ]
    },
    {
      "id": "changes",
      "title": "Cambios en su itinerario",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Si cambia el horario, el avión o el aeropuerto de su viaje le escribimos a tiempo con lo que puede elegir, incluida la devolución."
          ]
        }
      ]
    },
    {
      "id": "complaints",
      "title": "Respuesta a las quejas",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Una persona sigue cada vuelo y decide cómo ayudar. Confirmamos una queja por escrito en treinta días y la respondemos en sesenta. Cómo escribirnos: ",
            {
              "text": "contacto",
              "to": "page:contact"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "mitigation",
      "title": "Ayuda si pierde una conexión o se cancela su vuelo",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Cuando depende de nosotros le buscamos otro vuelo nuestro sin costo, pagamos las comidas desde tres horas de espera, y hotel y traslado si pasa la noche fuera de casa."
          ]
        }
      ]
    }
  ]
};
