// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Ayuda",
  "lead": "Respuestas cortas a lo que más nos preguntan. Si la suya no está, llámenos.",
  "description": "Respuestas a las preguntas frecuentes sobre reservas, pagos, cambios, equipaje, niños, documentos, puntos y cuentas de Alisio.",
  "version": "2026-11-25",
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
            "Hasta {{mostTickets}} personas con boleto, y un bebé en brazos por cada adulto. Para grupos más grandes llame al ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
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
        },
        {
          "kind": "heading",
          "text": "¿Puedo comprar el boleto de otra persona?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Sí. Escriba su nombre como está en el documento con el que viaja; el correo y el pago pueden ser de usted."
          ]
        },
        {
          "kind": "heading",
          "text": "Escribí mal un nombre"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Corríjalo en la página de su viaje, que encuentra en ",
            {
              "text": "mi viaje",
              "to": "page:find-my-trip"
            },
            ": una letra equivocada no tiene costo, hasta que abre el check-in. Si cambió de nombre, llámenos al ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            ". Un boleto no se puede pasar a otra persona; vea ",
            {
              "text": "boletos y nombres",
              "to": "page:contract-of-carriage#tickets"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "Mi tarjeta fue rechazada"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Si el pago no se autoriza no hay reserva, y no le cobramos. Revise los datos, pruebe con otra tarjeta u otra forma de pago, o pregunte a su banco."
          ]
        },
        {
          "kind": "heading",
          "text": "Necesito un recibo"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Está en la página de su viaje, con el detalle de lo que pagó: ábrala en ",
            {
              "text": "mi viaje",
              "to": "page:find-my-trip"
            },
            " e imprímala."
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
          "text": "¿Puedo cancelar sin costo?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Sí, durante {{freeCancellationTime}}, si reservó {{freeCancellationAhead}} o más antes de la salida: le devolvemos todo. Después depende de su tarifa; ",
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
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
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
            "Lo que le queda para volar cuando cancela con una tarifa que no devuelve dinero. Tiene un número y sirve para reservar durante {{creditValidity}}. Vea cuánto le queda en ",
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
        },
        {
          "kind": "heading",
          "text": "¿Cuándo llega mi devolución?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "A una tarjeta sale en siete días hábiles como máximo; su banco puede tardar algo más en mostrarla. Qué se devuelve está en las ",
            {
              "text": "reglas de las tarifas",
              "to": "page:fare-rules#refunds"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "Perdí mi vuelo, o voy a llegar tarde"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Puede cancelar o cambiar hasta {{cancellationCloses}} antes de la salida. Después, quien no se presenta pierde el valor del boleto, salvo los impuestos que solo se deben por volar. Si perdió una conexión por una demora nuestra, le buscamos otro vuelo sin costo: vaya al mostrador o llame al ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
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
        },
        {
          "kind": "heading",
          "text": "¿Cuánto puede medir y pesar mi equipaje de mano?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Las medidas de la maleta de mano y las de la documentada están en ",
            {
              "text": "medidas y pesos",
              "to": "page:fees-and-bags#sizes"
            },
            ". Lleva además un artículo personal, como un bolso o una mochila pequeña, que quepa bajo el asiento."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Puedo llevar otra maleta?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Sí, con un cargo por maleta y por dirección; lo paga en el mostrador. También tiene cargo la que pesa o mide más de lo incluido: vea los ",
            {
              "text": "cargos opcionales",
              "to": "page:fees-and-bags#charges"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Qué líquidos puedo llevar en la cabina?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Los que permite la TSA: envases de hasta 100 mililitros (3.4 onzas), todos en una bolsa transparente de un litro. Medicinas y leche para bebé pueden ser más. Lo demás va en el equipaje documentado; lea sobre ",
            {
              "text": "cosméticos y medicinas",
              "to": "page:dangerous-goods#toiletries"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "Mi maleta llegó dañada"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Reclame en el mostrador de equipaje antes de salir del aeropuerto, o por escrito en siete días. Lo demás está en ",
            {
              "text": "si su maleta se demora o se daña",
              "to": "page:fees-and-bags#claims"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "special-bags",
      "title": "Equipaje especial",
      "blocks": [
        {
          "kind": "heading",
          "text": "Bicicletas, tablas, palos de golf y esquís"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Viajan como maletas documentadas, con los mismos tamaños, pesos y cargos: vea ",
            {
              "text": "equipaje y cargos",
              "to": "page:fees-and-bags"
            },
            ". Empáquelos de modo que no se dañen."
          ]
        },
        {
          "kind": "heading",
          "text": "Instrumentos musicales"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Uno pequeño, como un violín o una guitarra que quepa, puede ir en la cabina en lugar de su equipaje de mano. Los demás viajan como maletas documentadas."
          ]
        },
        {
          "kind": "heading",
          "text": "Cosas frágiles o de valor"
        },
        {
          "kind": "paragraph",
          "spans": [
            "No las ponga en el equipaje documentado: dinero, joyas, llaves, documentos, computadoras y cámaras van con usted."
          ]
        }
      ]
    },
    {
      "id": "pets",
      "title": "Mascotas",
      "blocks": [
        {
          "kind": "heading",
          "text": "¿Puedo llevar mi perro o mi gato?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Alisio no lleva mascotas ni otros animales, ni en la cabina ni en la bodega. Un animal de apoyo emocional cuenta como mascota."
          ]
        },
        {
          "kind": "heading",
          "text": "Perros de servicio"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Un perro de servicio entrenado viaja con usted en la cabina, sin costo. Los formularios y los plazos están en ",
            {
              "text": "animales de servicio",
              "to": "page:accessibility#animals"
            },
            "."
          ]
        }
      ]
    },
    {
      "id": "lost-items",
      "title": "Objetos perdidos",
      "blocks": [
        {
          "kind": "heading",
          "text": "Olvidé algo en el avión o en el aeropuerto"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Si sigue en el aeropuerto, vuelva al mostrador de Alisio. Si no, llame al ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            " con el código de reserva y diga qué perdió: un teléfono, unos lentes, una chamarra. Lo que quedó en el control de seguridad lo guarda la TSA, y lo de la terminal, el aeropuerto."
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
          "text": "¿Cuándo hago el check-in?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "El check-in abre {{checkInOpens}} antes de la salida. Las maletas se entregan hasta {{bagDropCloses}} antes."
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
        },
        {
          "kind": "heading",
          "text": "¿Cómo está mi vuelo?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "La hora, la puerta y si sale a tiempo están en ",
            {
              "text": "estado del vuelo",
              "to": "page:air-flight-status"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Con cuánto tiempo llego al aeropuerto?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Le aconsejamos dos horas antes de la salida. Las puertas cierran {{cancellationCloses}} antes: quien llega después puede perder el asiento."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Dónde está mi pase de abordar?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Lo recibe en el check-in, y dice su grupo de abordaje."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Necesito visa o vacunas?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Lo decide el país al que vuela, y cada persona responde por sus documentos: pregunte en su consulado antes de comprar. La ",
            {
              "text": "ley",
              "to": "page:contract-of-carriage#check-in"
            },
            " nos obliga a revisarlos antes de abordar."
          ]
        }
      ]
    },
    {
      "id": "on-board",
      "title": "A bordo",
      "blocks": [
        {
          "kind": "heading",
          "text": "¿Hay comida y bebidas?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "A bordo no se vende nada. Traiga la comida que quiera; el agua y otras bebidas, compradas después del control de seguridad. El alcohol que usted trae no se puede beber a bordo."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Hay wifi, películas o enchufes?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "No. Descargue antes lo que quiera ver o leer, y traiga cargados el teléfono y la computadora. En vuelo van en modo avión."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Puedo fumar o vapear?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "No: está prohibido en todos los vuelos. Los cigarrillos electrónicos viajan con usted en la cabina, ",
            {
              "text": "nunca documentados",
              "to": "page:dangerous-goods#cabin"
            },
            "."
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
            "Desde los {{infantAge}}. Antes se viaja en brazos de un adulto, sin boleto propio. Si prefiere un asiento para su bebé, llámenos."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Puede volar un niño sin compañía?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "No: quien tiene menos de {{childAge}} viaja con un adulto de la misma reserva."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Puedo llevar carrito y silla de auto?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Sí: viajan sin costo, además de su equipaje. Para un bebé en brazos puede llevar también una bolsa de pañales."
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
        },
        {
          "kind": "heading",
          "text": "¿Puedo volar durante el embarazo?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Sí. En las últimas semanas, o si hay complicaciones, hable antes con su médico. Si quiere ayuda en el aeropuerto o subir antes, pídala."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Puedo llevar mis medicinas o mi oxígeno?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "Las medicinas y los aparatos médicos van con usted, además de su equipaje; llévelos en la cabina. Sobre agujas, nebulizadores y concentradores de oxígeno lea ",
            {
              "text": "medicinas, oxígeno y alergias",
              "to": "page:accessibility#medical"
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
            "No tiene costo: ",
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
        },
        {
          "kind": "heading",
          "text": "¿Cómo cambio mi correo, mi contraseña o mi dirección?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "El correo y la contraseña, en ",
            {
              "text": "ayuda con su cuenta",
              "to": "page:account-help"
            },
            ". Para corregir otro dato, ",
            {
              "text": "escríbanos o llámenos",
              "to": "page:contact"
            },
            "."
          ]
        },
        {
          "kind": "heading",
          "text": "Me faltan puntos de un vuelo"
        },
        {
          "kind": "paragraph",
          "spans": [
            "El vuelo debe llevar su número de socio y el nombre de su cuenta. Si ya salió y no ve los puntos, llámenos al ",
            {
              "text": "{{phone}}",
              "to": "{{phoneHref}}"
            },
            " con el código de reserva."
          ]
        },
        {
          "kind": "heading",
          "text": "¿Cómo cierro mi cuenta?"
        },
        {
          "kind": "paragraph",
          "spans": [
            "En ",
            {
              "text": "sus datos y su privacidad",
              "to": "page:account-help-privacy"
            },
            ". Pierde sus puntos y no se puede deshacer; sus viajes siguen en pie."
          ]
        }
      ]
    }
  ]
};
