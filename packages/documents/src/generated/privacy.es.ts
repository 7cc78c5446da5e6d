// Written by `pnpm --filter @airline/documents generate` from the folders of content.
import type { SiteDocument } from '../site-document.ts';

export const document: SiteDocument = {
  "title": "Política de privacidad",
  "lead": "Qué sabemos de usted, para qué lo usamos y qué puede decidir.",
  "description": "Qué datos personales trata Alisio, para qué, con quién los comparte, cuánto los guarda y cómo ejercer sus derechos.",
  "version": "2026-11-25",
  "sections": [
    {
      "id": "summary",
      "title": "En pocas palabras",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Usamos sus datos para venderle un viaje, llevarlo con seguridad y atender su cuenta. No los vendemos. No hay publicidad de otros en este sitio ni programas que lo sigan por internet."
          ]
        }
      ]
    },
    {
      "id": "data",
      "title": "Qué datos tenemos",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              {
                "strong": "De quienes viajan"
              },
              ": nombre, fecha de nacimiento, género, y los números de viajero y de pasaporte que se piden para volar."
            ],
            [
              {
                "strong": "De contacto"
              },
              ": correo electrónico y teléfono de la reserva."
            ],
            [
              {
                "strong": "Del pago"
              },
              ": marca y últimos cuatro números de la tarjeta. El número completo va directamente al procesador de pagos y no pasa por nuestros sistemas."
            ],
            [
              {
                "strong": "De la cuenta"
              },
              ", si se inscribe: nombre de usuario, dirección postal, preguntas de seguridad, dispositivos con sesión abierta y actividad de puntos."
            ],
            [
              {
                "strong": "De ayuda a bordo"
              },
              ": la que usted pide. Solo la ve quien se la da."
            ],
            [
              {
                "strong": "Del sitio"
              },
              ": errores de las páginas, mediciones de velocidad y los pasos de una reserva contados sin su nombre ni lo que escribió; y con su reserva, de qué anuncio o enlace vino."
            ]
          ]
        }
      ]
    },
    {
      "id": "purposes",
      "title": "Para qué",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              "Vender el boleto, cobrarlo y transportar a las personas: es el contrato."
            ],
            [
              "Cumplir leyes de seguridad, aduanas, impuestos y protección al consumidor."
            ],
            [
              "Cuidar las cuentas y los pagos contra el fraude: es nuestro interés legítimo y el suyo."
            ],
            [
              "Enviarle ofertas o personalizarlas: solo si lo permite, y lo puede retirar cuando quiera."
            ]
          ]
        }
      ]
    },
    {
      "id": "sharing",
      "title": "Con quién los compartimos",
      "blocks": [
        {
          "kind": "list",
          "items": [
            [
              {
                "strong": "Autoridades"
              },
              ": la Administración de Seguridad en el Transporte (Secure Flight), Aduanas, y las del país al que vuela (datos de pasajeros por adelantado)."
            ],
            [
              {
                "strong": "Quienes trabajan para nosotros"
              },
              ": el procesador de pagos, quien envía los correos, los servicios de aeropuerto. Solo reciben lo que necesitan y no pueden usarlo para otra cosa."
            ],
            [
              {
                "strong": "Empresas asociadas"
              },
              ": solo si usted lo permitió en su cuenta."
            ]
          ]
        }
      ]
    },
    {
      "id": "retention",
      "title": "Cuánto tiempo",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Los viajes vendidos se guardan mientras la ley pide rendir cuentas de ellos. Una cuenta que nadie confirma se borra en poco más de un día. El registro de seguridad de las cuentas se borra a los trece meses; los errores y las mediciones del sitio, a los treinta días; lo que contamos de una prueba del sitio y de qué anuncio vino una reserva, a los trece meses."
          ]
        }
      ]
    },
    {
      "id": "cookies",
      "title": "Lo que este sitio guarda en su navegador",
      "blocks": [
        {
          "kind": "table",
          "head": [
            [
              "Qué"
            ],
            [
              "Para qué"
            ],
            [
              "Hasta cuándo"
            ]
          ],
          "rows": [
            [
              [
                "Idioma"
              ],
              [
                "Mostrar el sitio en el idioma que eligió"
              ],
              [
                "Un año"
              ]
            ],
            [
              [
                "Sesión"
              ],
              [
                "Seguir dentro de su cuenta"
              ],
              [
                "Hasta que la cierra o vence"
              ]
            ],
            [
              [
                "Reserva en curso"
              ],
              [
                "No perder lo que escribió si algo se corta"
              ],
              [
                "Hasta que cierra la pestaña"
              ]
            ],
            [
              [
                "Reserva a medias"
              ],
              [
                "Seguir con una reserva que se cortó: los vuelos, los nombres y el contacto; en un equipo compartido, solo los vuelos"
              ],
              [
                "Hasta que reserva, la descarta o cierra la sesión; un día después se borra en su próxima visita"
              ]
            ],
            [
              [
                "Búsquedas recientes"
              ],
              [
                "Repetir una búsqueda"
              ],
              [
                "Hasta que las borra"
              ]
            ],
            [
              [
                "Cómo ve el sitio"
              ],
              [
                "Mostrar los precios por persona o para todos, como los eligió, y la letra desde el primer momento"
              ],
              [
                "Hasta que borra los datos del navegador"
              ]
            ],
            [
              [
                "De dónde vino"
              ],
              [
                "Contar qué anuncio o enlace trae reservas"
              ],
              [
                "Hasta que cierra la pestaña"
              ]
            ],
            [
              [
                "Pasos contados"
              ],
              [
                "Contar cada paso de una reserva una sola vez"
              ],
              [
                "Hasta que cierra la pestaña"
              ]
            ],
            [
              [
                "Pruebas del sitio"
              ],
              [
                "Un número al azar que no sale de su navegador, para mostrarle siempre la misma versión, y qué versiones vio"
              ],
              [
                "Lo que vio, 28 días; el número, hasta que borra los datos del navegador o apaga la medición"
              ]
            ],
            [
              [
                "Su elección"
              ],
              [
                "Recordar que no quiere que midamos sus visitas"
              ],
              [
                "Hasta que la cambia"
              ]
            ]
          ]
        },
        {
          "kind": "paragraph",
          "spans": [
            "No hay cookies de publicidad ni de otras empresas, y por eso no le pedimos que las acepte. Si su navegador pide no ser seguido, o usted lo apaga aquí, no medimos su visita, no le incluimos en pruebas y no guardamos de dónde vino."
          ]
        }
      ]
    },
    {
      "id": "rights",
      "title": "Lo que puede decidir",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Puede descargar todos sus datos, retirar un permiso y pedir que borremos su cuenta en ",
            {
              "text": "sus datos y su privacidad",
              "to": "page:account-help-privacy"
            },
            ". Su contraseña y su correo electrónico los cambia en la ",
            {
              "text": "ayuda con su cuenta",
              "to": "page:account-help"
            },
            ". Para corregir otro dato, como su nombre, su fecha de nacimiento o su dirección, ",
            {
              "text": "escríbanos o llámenos",
              "to": "page:contact"
            },
            ". Si vive en la Unión Europea, el Reino Unido, Suiza, California u otro lugar con una ley parecida, tiene además los derechos de esa ley: oposición, limitación, portabilidad y queja ante la autoridad. Si no tiene cuenta, también puede pedirnos sus datos, corregirlos o borrarlos por ",
            {
              "text": "esas vías",
              "to": "page:contact"
            },
            ". Respondemos en treinta días y no le tratamos peor por pedirlo."
          ]
        }
      ]
    },
    {
      "id": "minors",
      "title": "Menores",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Los datos de un menor que viaja los da la persona adulta que reserva. Una cuenta se abre desde los 18 años, o con la ayuda de madre, padre o tutor."
          ]
        }
      ]
    },
    {
      "id": "security",
      "title": "Seguridad",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Todo viaja cifrado. Las contraseñas se guardan de forma que nadie pueda leerlas, y puede pedir un segundo paso al iniciar sesión. Si un incidente afecta sus datos le avisamos a usted y a la autoridad en los plazos de la ley."
          ]
        }
      ]
    },
    {
      "id": "transfers",
      "title": "Viajes internacionales",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "Sus datos se tratan en Estados Unidos y en los países de su viaje. Los contratos con quienes trabajan para nosotros los protegen igual en todas partes."
          ]
        }
      ]
    },
    {
      "id": "changes",
      "title": "Cambios",
      "blocks": [
        {
          "kind": "paragraph",
          "spans": [
            "La fecha de arriba dice qué versión lee. Si cambia algo importante le escribimos antes."
          ]
        }
      ]
    }
  ]
};
