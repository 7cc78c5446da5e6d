export const messages = {
  navigation: { home: 'Inicio', help: 'Ayuda' },
  home: {
    title: 'Hola, {{firstName}}',
    titleNameless: 'Su portal',
    lead: 'El portal para quienes gestionan los viajes de una empresa con Alisio.',
    person: 'Sus datos',
    name: 'Nombre',
    username: 'Nombre de usuario',
    email: 'Correo electrónico',
    company: 'Empresa',
    role: 'Función',
    roles: {
      traveler: 'Persona que viaja',
      travelManager: 'Administración de viajes',
      areaMarketingManager: 'Gerencia de marketing de zona',
      reportService: 'Servicio de informes',
    },
    manage: 'Administre su acceso',
    security: 'Seguridad: verificación en dos pasos y sesiones abiertas',
    changePassword: 'Cambiar mi contraseña',
    help: 'Ayuda con su acceso al portal',
    later: 'Los viajes de su empresa',
    laterBody:
      'Todavía no puede ver aquí los viajes ni los informes de su empresa. Si los necesita, llámenos al $t(shell:customerService.phone).',
  },
} as const;
