import type { KioskType } from '@airline/reference-data/stations';

import type { CatalogueLocale } from './locale.ts';
import type { RegionId } from './map/map-regions.ts';

/** The words of the stations' table and map; names of places come from the catalogue itself. */
export interface CatalogueTexts {
  readonly kicker: string;
  readonly active: string;
  readonly inactive: string;
  readonly includeInactive: string;
  readonly group: string;
  readonly groups: string;
  readonly code: string;
  readonly country: string;
  readonly timeZone: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly coordinates: string;
  readonly state: string;
  readonly table: {
    readonly heading: string;
    readonly lead: string;
    readonly search: string;
    readonly searchHint: string;
    readonly everyCountry: string;
    readonly rowsPerPage: string;
    readonly everyRow: string;
    /** `first` and `last` are counted from 1. */
    readonly showing: (first: string, last: string, total: string) => string;
    readonly none: string;
    readonly noneAdvice: string;
    readonly clear: string;
    readonly station: string;
    readonly weight: string;
    readonly kiosk: string;
    readonly kiosks: Readonly<Record<KioskType, string>>;
    readonly services: string;
    readonly getaways: string;
    readonly ezRez: string;
    readonly mobileBoarding: string;
    readonly noServices: string;
    readonly members: string;
    readonly matches: string;
    readonly pages: string;
    readonly previousPage: string;
    readonly nextPage: string;
    readonly page: (page: number) => string;
  };
  readonly map: {
    readonly heading: string;
    readonly lead: string;
    readonly region: string;
    readonly regions: Readonly<Record<RegionId, string>>;
    readonly noGroup: string;
    /** The picture shows a little more than the part of the world that it is named for. */
    readonly list: (count: number, place: string) => string;
    readonly picture: (list: string) => string;
    readonly listEmpty: string;
    readonly listHint: string;
    readonly chooseStation: string;
    readonly north: string;
    readonly south: string;
    readonly east: string;
    readonly west: string;
    readonly zeroLines: string;
    readonly offshore: string;
    readonly offshoreNone: (total: string, kilometres: string) => string;
    readonly offshoreSome: (kilometres: string) => string;
    readonly offshoreNote: string;
  };
}

const spanish: CatalogueTexts = {
  kicker: 'Datos de referencia',
  active: 'En servicio',
  inactive: 'Sin servicio',
  includeInactive: 'Incluir estaciones sin servicio',
  group: 'Grupo',
  groups: 'Grupos',
  code: 'Código',
  country: 'País',
  timeZone: 'Zona horaria',
  latitude: 'Latitud',
  longitude: 'Longitud',
  coordinates: 'Coordenadas',
  state: 'Estado',
  table: {
    heading: 'Estaciones',
    lead: 'Todas las estaciones del catálogo, con la misma búsqueda que usa el viajero.',
    search: 'Buscar estación',
    searchHint: 'Ciudad, código, aeropuerto, estado u otro nombre; también con errores de escritura.',
    everyCountry: 'Todos los países',
    rowsPerPage: 'Filas por página',
    everyRow: 'Todas',
    showing: (first, last, total) => `Filas ${first} a ${last} de ${total}`,
    none: 'Ninguna estación coincide',
    noneAdvice: 'Escriba menos letras, elija otro país o incluya las estaciones sin servicio.',
    clear: 'Quitar los filtros',
    station: 'Estación',
    weight: 'Peso',
    kiosk: 'Quiosco',
    kiosks: { NOKIOSK: 'Ninguno', STK: 'En el vestíbulo', INLINE: 'En el mostrador' },
    services: 'Servicios',
    getaways: 'Vacaciones',
    ezRez: 'EzRez',
    mobileBoarding: 'Pase móvil',
    noServices: 'Ninguno',
    members: 'Miembros:',
    matches: 'Coincide con:',
    pages: 'Páginas de estaciones',
    previousPage: 'Anterior',
    nextPage: 'Siguiente',
    page: (page) => `Página ${page}`,
  },
  map: {
    heading: 'Mapa de estaciones',
    lead: 'Cada punto sale de la latitud y la longitud del catálogo: un signo equivocado se ve en el acto.',
    region: 'Región',
    regions: {
      world: 'Mundo',
      americas: 'América',
      'united-states': 'Estados Unidos',
      hawaii: 'Hawái',
      caribbean: 'Caribe',
      'south-america': 'América del Sur',
      europe: 'Europa',
      africa: 'África',
      asia: 'Asia',
      oceania: 'Oceanía',
    },
    noGroup: 'Ningún grupo',
    list: (count, place) => `${place}: ${count} ${count === 1 ? 'estación' : 'estaciones'} en la vista`,
    picture: (list) => `Mapa. ${list}`,
    listEmpty: 'Ninguna estación en servicio aquí.',
    listHint: 'Flechas para recorrer la lista, o las primeras letras de la ciudad.',
    chooseStation: 'Señale un punto del mapa o elija una estación de la lista.',
    north: 'N',
    south: 'S',
    east: 'E',
    west: 'O',
    zeroLines: 'Ecuador y meridiano de Greenwich',
    offshore: 'Estaciones lejos de tierra',
    offshoreNone: (total, kilometres) =>
      `Ninguna: las ${total} estaciones están en tierra firme o a menos de ${kilometres} de un contorno.`,
    offshoreSome: (kilometres) => `Estaciones a más de ${kilometres} de todo contorno de tierra:`,
    offshoreNote: 'Contornos de Natural Earth a escala 1:50 000 000, que no dibujan las islas más pequeñas.',
  },
};

const english: CatalogueTexts = {
  kicker: 'Reference data',
  active: 'Served',
  inactive: 'Not served',
  includeInactive: 'Include stations that are not served',
  group: 'Group',
  groups: 'Groups',
  code: 'Code',
  country: 'Country',
  timeZone: 'Time zone',
  latitude: 'Latitude',
  longitude: 'Longitude',
  coordinates: 'Coordinates',
  state: 'State',
  table: {
    heading: 'Stations',
    lead: 'Every station of the catalogue, with the search that travellers use.',
    search: 'Search stations',
    searchHint: 'City, code, airport, state or another name; typing mistakes are understood.',
    everyCountry: 'Every country',
    rowsPerPage: 'Rows per page',
    everyRow: 'All',
    showing: (first, last, total) => `Rows ${first} to ${last} of ${total}`,
    none: 'No station matches',
    noneAdvice: 'Type fewer letters, choose another country, or include the stations that are not served.',
    clear: 'Take the filters away',
    station: 'Station',
    weight: 'Weight',
    kiosk: 'Kiosk',
    kiosks: { NOKIOSK: 'None', STK: 'In the hall', INLINE: 'At the counter' },
    services: 'Services',
    getaways: 'Vacations',
    ezRez: 'EzRez',
    mobileBoarding: 'Mobile pass',
    noServices: 'None',
    members: 'Members:',
    matches: 'Matches:',
    pages: 'Pages of stations',
    previousPage: 'Previous',
    nextPage: 'Next',
    page: (page) => `Page ${page}`,
  },
  map: {
    heading: 'Map of the stations',
    lead: 'Each point comes from the catalogue’s latitude and longitude: a wrong sign is seen at once.',
    region: 'Region',
    regions: {
      world: 'World',
      americas: 'Americas',
      'united-states': 'United States',
      hawaii: 'Hawaii',
      caribbean: 'Caribbean',
      'south-america': 'South America',
      europe: 'Europe',
      africa: 'Africa',
      asia: 'Asia',
      oceania: 'Oceania',
    },
    noGroup: 'No group',
    list: (count, place) => `${place}: ${count} ${count === 1 ? 'station' : 'stations'} in view`,
    picture: (list) => `Map. ${list}`,
    listEmpty: 'No station is served here.',
    listHint: 'Arrow keys walk the list, or type the first letters of the city.',
    chooseStation: 'Point at the map, or choose a station from the list.',
    north: 'N',
    south: 'S',
    east: 'E',
    west: 'W',
    zeroLines: 'Equator and Greenwich meridian',
    offshore: 'Stations far from land',
    offshoreNone: (total, kilometres) =>
      `None: all ${total} stations lie on land or less than ${kilometres} from an outline.`,
    offshoreSome: (kilometres) => `Stations more than ${kilometres} from any outline of land:`,
    offshoreNote: 'Outlines by Natural Earth at 1:50,000,000, which leave the smallest islands out.',
  },
};

/** The words in both languages. */
export const catalogueTexts: Readonly<Record<CatalogueLocale, CatalogueTexts>> = { es: spanish, en: english };
