/** Says that no answer came, or none that can be read, and what to do next. */
export const messages = {
  retry: 'Intentar de nuevo',
  retrying: 'Intentando…',
  reload: 'Volver a cargar',
  unreachable: {
    title: 'Parece que no hay conexión',
    body: 'No pudimos comunicarnos con nuestro servicio. Compruebe su conexión a internet e inténtelo de nuevo: si escribió algo, sigue aquí.',
  },
  timeout: {
    title: 'La respuesta tarda demasiado',
    body: 'Nuestro servicio no respondió a tiempo. Espere un momento e inténtelo de nuevo: si escribió algo, sigue aquí.',
  },
  unreadable: {
    title: 'Hay una versión nueva de la página',
    body: 'La página se actualizó mientras la tenía abierta. Vuelva a cargarla para seguir.',
  },
  failed: {
    title: 'Algo falló de nuestro lado',
    body: 'Espere unos minutos e inténtelo de nuevo. Si vuelve a pasar, llámenos al $t(shell:customerService.phone) y mencione la referencia {{reference}}.',
  },
  failedWithoutReference: {
    title: 'Algo falló de nuestro lado',
    body: 'Espere unos minutos e inténtelo de nuevo: si escribió algo, sigue aquí.',
  },
  fields: {
    title: 'Hay datos por revisar',
    body: 'Revise los datos señalados y envíelos de nuevo.',
  },
} as const;
