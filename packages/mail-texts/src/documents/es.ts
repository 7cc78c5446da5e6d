export const es = {
  notFound: {
    title: 'No encontramos esta página',
    body: 'Puede que la dirección tenga un error o que la página haya cambiado de sitio. Revise la dirección o siga desde la página de inicio.',
  },
  needsScript: {
    title: 'Esta página necesita JavaScript',
    body: 'Su navegador no ejecuta JavaScript, y sin él no podemos atender lo que pidió. Actívelo en los ajustes del navegador y vuelva a la página. Lo que escribió no se guardó.',
    back: 'Volver a la página',
  },
  failed: {
    title: 'Algo falló de nuestro lado',
    body: 'Vuelva a intentarlo en unos minutos. Si vuelve a fallar, denos esta referencia: {{reference}}.',
  },
  phone: 'También puede llamarnos:',
  home: 'Ir a la página de inicio',
} as const;
