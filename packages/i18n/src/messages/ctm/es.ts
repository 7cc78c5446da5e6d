export const messages = {
  navigation: { home: 'Inicio', reports: 'Informes', accountManagement: 'Cuenta', help: 'Ayuda' },
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
  },
} as const;
