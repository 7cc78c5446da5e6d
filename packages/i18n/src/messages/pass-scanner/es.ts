/** The words of what reads boarding passes. */
export const messages = {
  camera: {
    start: 'Usar la cámara',
    stop: 'Apagar la cámara',
    starting: 'Encendiendo la cámara…',
    hold: 'Ponga el código del pase frente a la cámara.',
    picture: 'Imagen de la cámara',
    denied: {
      title: 'No hay permiso para usar la cámara',
      body: 'Permita la cámara para este sitio en el navegador y vuelva a intentarlo. También puede escribir los datos.',
    },
    absent: {
      title: 'Este dispositivo no tiene cámara',
      body: 'Use un lector conectado o escriba los datos.',
    },
    away: {
      title: 'La cámara no funciona ahora',
      body: 'Revise la conexión y vuelva a intentarlo. Mientras tanto puede escribir los datos.',
    },
  },
} as const;
