/** The carrier's own groups: Northwest Florida, Hawaii, Denver and Tampa are no IATA metropolitan areas. */
export interface GroupInput {
  readonly id: string;
  readonly city: string;
  /** What the group's stations are together: 'airports', but 'islands' in Hawaii. */
  readonly noun: 'airports' | 'islands';
  readonly children: readonly string[];
  readonly aliases: readonly string[];
}

export const groups: readonly GroupInput[] = [
  {
    id: 'BOSTON',
    city: 'Boston',
    noun: 'airports',
    children: ['BOS', 'MHT', 'PVD'],
    aliases: ['New England', 'Nueva Inglaterra', 'Massachusetts'],
  },
  {
    id: 'CHICAGO',
    city: 'Chicago',
    noun: 'airports',
    children: ['MDW', 'ORD'],
    aliases: ['CHI', 'Chicagoland', 'Windy City', "O'Hare", 'Midway', 'Illinois'],
  },
  {
    id: 'DENVER',
    city: 'Denver',
    noun: 'airports',
    children: ['DEN', 'COS'],
    aliases: ['Mile High City', 'Colorado', 'Rocky Mountains', 'Montañas Rocosas'],
  },
  {
    id: 'HAWAII',
    city: 'Hawaii',
    noun: 'islands',
    children: ['HNL', 'OGG', 'KOA', 'LIH', 'ITO'],
    aliases: ['Hawái', "Hawai'i", 'Aloha State', 'Islas de Hawái', 'Sandwich Islands'],
  },
  {
    id: 'LOSANGELES',
    city: 'Los Angeles',
    noun: 'airports',
    children: ['LAX', 'BUR', 'LGB', 'ONT', 'SNA'],
    aliases: [
      'LA',
      'L.A.',
      'Southern California',
      'Sur de California',
      'SoCal',
      'Los Ángeles',
      'Hollywood',
      'California',
    ],
  },
  {
    id: 'MIAMI',
    city: 'Miami',
    noun: 'airports',
    children: ['MIA', 'FLL', 'DJT'],
    aliases: ['South Florida', 'Sur de Florida', 'Florida'],
  },
  {
    id: 'NEWYORK',
    city: 'New York City',
    noun: 'airports',
    children: ['LGA', 'ISP', 'JFK', 'EWR'],
    aliases: ['NYC', 'New York', 'Nueva York', 'Big Apple', 'Gran Manzana', 'Manhattan'],
  },
  {
    id: 'NWFLORIDA',
    city: 'Northwest Florida',
    noun: 'airports',
    children: ['ECP', 'VPS', 'PNS'],
    aliases: ['Florida Panhandle', 'Emerald Coast', 'Noroeste de Florida', 'Costa Esmeralda'],
  },
  {
    id: 'SANFRANCISCO',
    city: 'San Francisco',
    noun: 'airports',
    children: ['SFO', 'OAK', 'SJC'],
    aliases: [
      'SF',
      'Bay Area',
      'Northern California',
      'Norte de California',
      'Área de la Bahía',
      'Silicon Valley',
      'Frisco',
      'California',
    ],
  },
  {
    id: 'TAMPA',
    city: 'Tampa',
    noun: 'airports',
    children: ['TPA', 'SRQ'],
    aliases: ['Tampa Bay', 'Bahía de Tampa', 'Gulf Coast', 'Florida'],
  },
  {
    id: 'WASHINGTONDC',
    city: 'Washington DC',
    noun: 'airports',
    children: ['DCA', 'BWI', 'IAD'],
    aliases: ['WAS', 'D.C.', 'Washington, D.C.', 'District of Columbia', 'Distrito de Columbia', 'Capital Region'],
  },
];
