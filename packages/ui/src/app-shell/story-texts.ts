import type { Both } from '../story-kit/two-languages.tsx';
import type { FooterGroup, NavigationItem, SiteHeaderTexts } from './AppShell.tsx';

interface ShellTexts {
  readonly skip: string;
  readonly header: SiteHeaderTexts;
  readonly items: readonly NavigationItem[];
  readonly language: string;
  readonly logIn: string;
  readonly notice: string;
  readonly noticeBody: string;
  readonly heading: string;
  readonly lead: string;
  readonly footer: readonly FooterGroup[];
  readonly legal: string;
}

/** The words of a frame as the traveller's application would give them. */
export const shellTexts: Both<ShellTexts> = {
  es: {
    skip: 'Ir al contenido principal',
    header: { brand: 'Alisio', home: 'Alisio, inicio', navigation: 'Principal', menu: 'Menú' },
    items: [
      { href: '/air/booking/', label: 'Reservar' },
      { href: '/air/manage/', label: 'Mis viajes' },
      { href: '/air/check-in/', label: 'Check-in' },
      { href: '/air/flight-status/', label: 'Estado del vuelo' },
    ],
    language: 'Idioma',
    logIn: 'Iniciar sesión',
    notice: 'Vientos fuertes en San Juan el 22 de noviembre',
    noticeBody: 'Puede cambiar su vuelo sin cargo hasta el 25 de noviembre.',
    heading: '¿Adónde le llevamos?',
    lead: 'Todos los precios incluyen impuestos y cargos.',
    footer: [
      {
        title: 'Su viaje',
        links: [
          { href: '/air/change/', label: 'Cambiar un vuelo' },
          { href: '/air/cancel/', label: 'Cancelar un vuelo' },
          { href: '/travel-funds/', label: 'Fondos de viaje' },
        ],
      },
      {
        title: 'Ayuda',
        links: [
          { href: '/accounthelp', label: 'Ayuda con su cuenta' },
          { href: '/air/baggage/', label: 'Equipaje' },
        ],
      },
      { title: 'Empresas', links: [{ href: '/business/ctm/', label: 'Portal de viajes' }] },
    ],
    legal: 'Una reserva hecha 7 días o más antes de la salida se cancela sin cargo durante 24 horas.',
  },
  en: {
    skip: 'Skip to main content',
    header: { brand: 'Alisio', home: 'Alisio, home', navigation: 'Main', menu: 'Menu' },
    items: [
      { href: '/air/booking/', label: 'Book' },
      { href: '/air/manage/', label: 'My trips' },
      { href: '/air/check-in/', label: 'Check-in' },
      { href: '/air/flight-status/', label: 'Flight status' },
    ],
    language: 'Language',
    logIn: 'Log in',
    notice: 'Strong winds in San Juan on November 22',
    noticeBody: 'You can change your flight free of charge until November 25.',
    heading: 'Where shall we take you?',
    lead: 'All prices include taxes and fees.',
    footer: [
      {
        title: 'Your trip',
        links: [
          { href: '/air/change/', label: 'Change a flight' },
          { href: '/air/cancel/', label: 'Cancel a flight' },
          { href: '/travel-funds/', label: 'Travel funds' },
        ],
      },
      {
        title: 'Help',
        links: [
          { href: '/accounthelp', label: 'Help with your account' },
          { href: '/air/baggage/', label: 'Baggage' },
        ],
      },
      { title: 'Companies', links: [{ href: '/business/ctm/', label: 'Travel portal' }] },
    ],
    legal: 'A booking made 7 days or more before departure is cancelled free of charge for 24 hours.',
  },
};
