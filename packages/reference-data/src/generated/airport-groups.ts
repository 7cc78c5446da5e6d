// Written by scripts/generate.ts: change its inputs, then run `pnpm generate`.

export const groupRows: string = `BOSTON|Boston|airports|0.7|+|BOS MHT PVD|New England;Nueva Inglaterra;Massachusetts
CHICAGO|Chicago|airports|0.9||MDW ORD|CHI;Chicagoland;Windy City;O'Hare;Midway;Illinois
DENVER|Denver|airports|0.9|+|DEN COS|Mile High City;Colorado;Rocky Mountains;Montañas Rocosas
HAWAII|Hawaii|islands|5|+|HNL OGG KOA LIH ITO|Hawái;Hawai'i;Aloha State;Islas de Hawái;Sandwich Islands
LOSANGELES|Los Angeles|airports|0.9|+|LAX BUR LGB ONT SNA|LA;L.A.;Southern California;Sur de California;SoCal;Los Ángeles;Hollywood;California
MIAMI|Miami|airports|0.9|+|MIA FLL DJT|South Florida;Sur de Florida;Florida
NEWYORK|New York City|airports|0.7|+|LGA ISP JFK EWR|NYC;New York;Nueva York;Big Apple;Gran Manzana;Manhattan
NWFLORIDA|Northwest Florida|airports|0.3|+|ECP VPS PNS|Florida Panhandle;Emerald Coast;Noroeste de Florida;Costa Esmeralda
SANFRANCISCO|San Francisco|airports|0.9|+|SFO OAK SJC|SF;Bay Area;Northern California;Norte de California;Área de la Bahía;Silicon Valley;Frisco;California
TAMPA|Tampa|airports|0.9|+|TPA SRQ|Tampa Bay;Bahía de Tampa;Gulf Coast;Florida
WASHINGTONDC|Washington DC|airports|0.9|+|DCA BWI IAD|WAS;D.C.;Washington, D.C.;District of Columbia;Distrito de Columbia;Capital Region`;

export const groupPlaces: string = "BOS BOSTON|MDW CHICAGO|DEN DENVER|HEL HAWAII|LAX LOSANGELES|MIA MIAMI|EWR NEWYORK|NOU NWFLORIDA|SFO SANFRANCISCO|TPA TAMPA|WLG WASHINGTONDC";
