/** What the airline is called on pages and in mails, and its customer service in each language. */
export const company = {
  brand: 'Alisio',
  customerService: {
    es: { phone: '1-800-555-0142', href: 'tel:+18005550142' },
    en: { phone: '1-800-555-0137', href: 'tel:+18005550137' },
  },
} as const;
