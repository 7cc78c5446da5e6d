export const es = {
  title: 'Hay una versión nueva de la página',
  body: 'La página se ha actualizado mientras la tenía abierta. Vuelva a cargarla para seguir.',
  retry: 'Volver a cargar',
} as const;
