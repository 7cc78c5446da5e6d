export const shell = {
  brand: 'Alisio',
  site: { traveller: 'Alisio', ctm: 'Alisio Empresas', webview: 'Alisio' },
  product: 'Empresas',
  home: '{{brand}}, inicio',
  skipToContent: 'Ir al contenido principal',
  language: { label: 'Idioma' },
  navigation: { label: 'Navegación principal', menu: 'Menú' },
  account: { logIn: 'Iniciar sesión' },
  footer: { label: 'Pie de página', copyright: '© {{year}} Alisio' },
  title: { page: '{{page}} · {{site}}', error: 'Error: {{page}}' },
  loading: 'Cargando…',
  notFound: {
    title: 'No encontramos esta página',
    body: 'Puede que la dirección tenga un error o que la página haya cambiado de sitio. Revise la dirección o siga desde la página de inicio.',
    home: 'Ir a la página de inicio',
  },
  crash: {
    title: 'Algo ha fallado de nuestro lado',
    body: 'La página no se pudo mostrar. Ya hemos recibido el aviso. Pruebe de nuevo; si vuelve a ocurrir, díganos la referencia y lo miramos.',
    reference: 'Referencia',
    retry: 'Probar de nuevo',
    home: 'Ir a la página de inicio',
  },
  newVersion: {
    title: 'Hay una versión nueva de la página',
    body: 'La página se ha actualizado mientras la tenía abierta. Vuelva a cargarla para seguir.',
    retry: 'Volver a cargar',
  },
  offline: {
    title: 'Parece que no hay conexión',
    body: 'No pudimos traer esta página. Compruebe su conexión a internet y pruebe de nuevo.',
    retry: 'Probar de nuevo',
  },
  languageUnavailable: {
    title: 'No pudimos cargar el otro idioma',
    body: 'Compruebe su conexión y elija el idioma de nuevo.',
  },
} as const;
