export const messages = {
  navigation: { home: 'Home', reports: 'Reports', accountManagement: 'Account', help: 'Help' },
  home: {
    title: 'Hi, {{firstName}}',
    titleNameless: 'Your portal',
    lead: 'The portal for people who manage a company’s travel with Alisio.',
    person: 'Who is logged in',
    name: 'Name',
    username: 'Username',
    email: 'Email',
    company: 'Company',
    role: 'Role',
    roles: {
      traveler: 'Traveler',
      travelManager: 'Travel manager',
      areaMarketingManager: 'Area marketing manager',
      reportService: 'Report service',
    },
    manage: 'Manage your access',
    security: 'Security: two-step verification and open sessions',
    changePassword: 'Change my password',
    help: 'Help with your access to the portal',
  },
} as const;
