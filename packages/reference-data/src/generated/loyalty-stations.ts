// Written by scripts/generate.ts: change its inputs, then run `pnpm generate`.

export const homeCountryNames: string = "United States|Estados Unidos|USA|EE. UU.";

export const loyaltyRows: string = `|Abiyán;Yamoussoukro~Costa de Marfil;Côte d%2019Ivoire;Africa|
|Abu Dabi~Emiratos Árabes Unidos;UAE;Asia|
|~Africa|
|Guerrero~Central America;Centroamérica|
|Acra~Africa|
|Adís Abeba;Addis Abeba~Etiopía;Africa|
|~Oceania|
|Borinquen;Rincón~Puerto Rico;Caribbean;Caribe|
|~Ohio;Midwest;Medio Oeste|
|Capital District;Schenectady;Troy;Saratoga Springs;Lake George;Adirondacks;Upstate New York;Utica~|9Z
|Santa Fe;Alburquerque;Taos;Los Álamos;Roswell;Mesa Verde;Petrified Forest;Chaco Canyon;Enchanted Hills;Rio Rancho~|9Z
|Argel~Argelia;Africa|
|Benidorm;Costa Blanca~España;Europe;Europa|
|Uluru;Ayers Rock~|
|Lehigh Valley~|
|Alma-Ata~Kazajistán;Asia|
|Texas Panhandle~Texas;Tejas|9Z
|Petra~Jordania;Asia|
|Schiphol;Holanda;Holland~Países Bajos;Europe;Europa|
|Wasilla;Kenai;Denali;Seward;Homer AK;Kenai Fjords;Katmai;Lake Clark;Wrangell;Talkeetna~|9Z
|Turkish Riviera;Turkey~Turquía;Asia|
|Tana~Africa|
|~Antigua y Barbuda;Caribbean;Caribe|
|Upolu~Oceania|
|Humboldt;Redwoods~|
|~South America;Sudamérica|
|Palm Beach Aruba;Eagle Beach;Noord~Caribbean;Caribe|9Z
|Hendersonville;Blue Ridge Mountains;Biltmore;Great Smoky Mountains;Gatlinburg~|
|~|
|TSE;Nur-Sultan~|
|~South America;Sudamérica|
|Atenas~Grecia;Europe;Europa|
|Hotlanta;Hartsfield;Marietta;Alpharetta;Decatur;Athens GA;Buckhead;Stone Mountain;Augusta GA;Brookhaven;Johns Creek;Macon;Roswell;Sandy Springs;Smyrna;Stonecrest;Warner Robins~|9Z
|~Nueva Zelanda;Oceania|
|ATX;Round Rock;San Marcos;Georgetown TX;Cedar Park;Hill Country;Central Texas;Lake Travis;Fredericksburg TX;Circuit of the Americas;Bryan;College Station;Killeen;Pflugerville;Temple~|9Z
|~|
|BAK~Azerbaiyán;Asia|
|Ubud;Kuta;Seminyak~Asia|
|WAS;D.C.;Washington DC;Annapolis;Columbia;Ocean City MD;Towson;Ellicott City;Fort Meade;Bowie;Dundalk;Frederick;Glen Burnie~|9Z
|~Africa|
|Borneo~Asia|
|~Tailandia;Asia|
|~|
|Acadia;Bar Harbor~Maine;New England;Nueva Inglaterra|
|Serekunda~Africa|
|Barbada~Caribbean;Caribe|
|Cataluña;Catalonia~|
|Patagonia;Nahuel Huapi~South America;Sudamérica|
|~South America;Sudamérica|
|EAP;MLH;Basilea;Friburgo~Francia;Europe;Europa|
|~|
|BJS;Pekín;Peking~Asia|
|BJS;Pekín;Peking~|
|Irlanda del Norte;Northern Ireland~Reino Unido;UK;Europe;Europa|
|Belgrado;Beograd~Europe;Europa|
|Ambergris Caye;San Pedro BZ;Caye Caulker;Ciudad de Belice;Placencia;Belmopán~Belice;Central America;Centroamérica|9Z
|~Washington;Pacific Northwest;Washington State;Estado de Washington|
|BHZ;Confins~Brasil;South America;Sudamérica|
|Bangalore~Asia|
|~Noruega;Europe;Europa|
|Tegel;Schönefeld~Alemania;Europe;Europa|
|Bermudas|
|Bilbo;San Sebastián~|
|~|
|Tuscaloosa;Auburn AL;Montgomery;Decatur;Hoover~|9Z
|~|
|FRU;Biskek;Manas~Kirguistán;Asia|
|Theodore Roosevelt~North Dakota;Dakota del Norte;Midwest;Medio Oeste|
|Santafé de Bogotá~|
|Treasure Valley;Nampa;Sun Valley;Meridian ID;Eagle ID;Caldwell~|9Z
|Bolonia~Italia;Europe;Europa|
|~Caribe neerlandés;Caribbean;Caribe|
|Burdeos~|
|Beantown;Logan;Cambridge;New England;Martha%2019s Vineyard;Nantucket;Salem MA;Quincy MA;Cape Cod;Fenway Park;Harvard;MIT;Plymouth;Brockton;Brookline;Framingham;Lynn;Malden;Newton;Peabody;Revere;Somerville;Waltham;Weymouth;Worcester~Massachusetts;Nueva Inglaterra|9Z
|Yellowstone;Livingston;West Yellowstone;Glacier~|9Z
|~|
|~Eslovaquia;Europe;Europa|
|~|
|~|
|Bruselas;Bruxelles;Zaventem~Bélgica;Europe;Europa|
|BUH;Bucarest~Rumania;Europe;Europa|
|~Hungría;Europe;Europa|
|BUE;Capital Federal~|
|BUE;Capital Federal~|
|Niagara;Cataratas del Niágara;Hamilton Ontario;Upstate New York;Western New York;Niagara-on-the-Lake;Amherst;Cheektowaga;Erie PA~|9Z
|Bob Hope;LA;Glendale;Pasadena;Malibu;Van Nuys;Universal City;Santa Clarita;San Fernando Valley;Thousand Oaks;Universal Studios Hollywood;Alhambra;Arcadia;Camarillo;Lancaster;Monterey Park;Palmdale;Rosemead;Simi Valley~|9Z
|Stowe;Lake Champlain~Vermont;New England;Nueva Inglaterra|
|Pusan~Corea del Sur;Asia|
|Great Barrier Reef;Gran Barrera de Coral~|
|El Cairo;Giza;Pyramids~Egipto;Africa|
|Banff;Lake Louise;Alberta|
|~|
|~|
|Tulum;Isla Mujeres;Costa Mujeres;Quintana Roo;Puerto Morelos;Holbox;Isla Holbox;Akumal;Xcaret;Chichén Itzá;Playa Mujeres;Cozumel;Chetumal;Tizimín;Valladolid~|9Z
|Ciudad del Cabo;Stellenbosch~Sudáfrica;Africa|
|Maiquetía~South America;Sudamérica|
|Cartagena de Indias~|
|CAS~Marruecos;Africa|
|Sicily;Sicilia~|
|Cayena~Guayana Francesa;South America;Sudamérica|
|Mactan~Filipinas;Asia|
|Iowa City~Iowa;Midwest;Medio Oeste|
|Mount Pleasant;Kiawah Island;Folly Beach;Beaufort SC;Hilton Head~|9Z
|New River Gorge~|
|Queen City;Gastonia;Rock Hill;Concord NC;Hickory;Huntersville~|9Z
|~|
|CTU~|
|Madras~|
|~|
|CHI;Windy City;Chicagoland;O'Hare;Gary;Joliet;Naperville;Oak Lawn;South Side;Hammond;Wrigley Field;Ciudad de los Vientos;Navy Pier;Indiana Dunes;Lincoln Park Zoo;Millennium Park;Willis Tower;Notre Dame;Arlington Heights;Aurora;Berwyn;Bolingbrook;Cicero;Des Plaines;Elgin;Hoffman Estates;Mount Prospect;Oak Park;Orland Park;Palatine;Rockford;Skokie;South Bend IN;Tinley Park;Waukegan;Wheaton~Illinois;Midwest;Medio Oeste|9Z
|CHI;Windy City;Chicagoland;Orchard Field;Rosemont;Evanston;Schaumburg;Naperville~|
|~|
|KIV~Moldavia;Europe;Europa|
|~|
|~|
|Northern Kentucky;Florence KY;Dayton;Hamilton OH;Kettering OH;Lexington-Fayette~|9Z
|~|
|Akron;Toledo;Sandusky;Cedar Point;Rock and Roll Hall of Fame;Cuyahoga Valley;Put-in-Bay;Elyria;Lakewood;Lorain;Parma~|9Z
|Köln;Colonia~|
|~Asia|
|Pikes Peak;Pueblo;Garden of the Gods;Great Sand Dunes;Air Force Academy;Royal Gorge~|9Z
|Congaree~|
|Dublin OH;Springfield OH;Newark OH;Hocking Hills~|9Z
|Copenhague;København;Malmö~Dinamarca;Europe;Europa|
|~|
|Port Aransas;Padre Island;Kingsville;Rockport TX;South Texas;Sur de Texas~|9Z
|~Africa|
|San Miguel de Cozumel;Quintana Roo;Isla Cozumel~|
|Curazao~Caribbean;Caribe|
|~|
|Cuzco;Valle Sagrado~|
|Hoi An~Asia|
|DKR;Thiès~Africa|
|DFW;Dallas/Fort Worth;Big D;Plano;Arlington TX;Irving;Garland;Frisco TX;McKinney;Denton;Waco;AT&T Stadium;North Texas;Norte de Texas;Allen;Carrollton;DeSoto;Euless;Flower Mound;Grand Prairie;Grapevine;Lewisville;Mansfield;Mesquite;North Richland Hills;Richardson;Rowlett;Tyler~|9Z
|Metroplex;North Texas;Norte de Texas~|
|~Arabia Saudita;Asia|
|Dodoma~Africa|
|~|
|Boquete;Chiriquí~Central America;Centroamérica|
|~|
|~|
|Mile High City;Boulder;Fort Collins;Aurora;Vail;Breckenridge;Aspen;Rocky Mountain National Park;Estes Park;Winter Park;Keystone;Greeley;Cheyenne;Red Rocks;Copper Mountain;Arapahoe Basin;Beaver Creek;Arvada;Broomfield;Castle Rock;Centennial;Commerce City;Highlands Ranch;Lakewood;Longmont;Loveland;Thornton;Westminster~|9Z
|Ames;Iowa State;Ankeny;Waterloo~|9Z
|Eglin;Valparaiso;Emerald Coast;30A;Miramar Beach;Santa Rosa Beach;Niceville;Sandestin;Fort Walton~|9Z
|Motor City;Ann Arbor;Romulus;DTT;Dearborn;Toledo;Flint;Lansing;Windsor Ontario;Motown;Clinton;Farmington Hills;Livonia;Novi;Pontiac;Rochester Hills;Royal Oak;Saint Clair Shores;Shelby;Southfield;Sterling Heights;Taylor;Troy;Warren;Waterford;West Bloomfield;Westland~Michigan;Midwest;Medio Oeste|9Z
|Dacca;Daca~Bangladés;Asia|
|~Catar;Asia|
|~Camerún;Africa|
|~|
|~Irlanda;Europe;Europa|
|Game of Thrones~Croacia;Europe;Europa|
|~|
|~|
|Duesseldorf~|
|Edimburgo;Escocia;Scotland~|
|Alberta|
|~|
|Ciudad Juárez;Juárez;Las Cruces;Fort Bliss;White Sands;West Texas;Oeste de Texas;Guadalupe Mountains;Carlsbad Caverns;Carlsbad~|9Z
|~Africa|
|Corvallis;Springfield OR;Crater Lake;Bend~Oregon;Pacific Northwest|9Z
|~Caribbean;Caribe|
|Gates of the Arctic;Aurora Borealis~|
|~|
|Algarve~Europe;Europa|
|Northwest Arkansas;Walmart~|
|Florencia;Firenze;Tuscany;Toscana~|
|Ft Lauderdale;Pompano Beach;Hollywood FL;Boca Ratón;Coral Springs;Pembroke Pines;Port Everglades;Coconut Creek;Davie;Deerfield Beach;Lauderhill;Margate;Miramar;Plantation;Sunrise;Tamarac;Weston~|9Z
|Sanibel;Bonita Springs;Marco Island;Nápoles;Estero;Captiva;Southwest Florida;Lehigh Acres~|9Z
|Martinica~Caribbean;Caribe|
|~|
|Cataratas del Iguazú;Iguassu~|
|Fráncfort~|
|Lucaya~|
|Yosemite;Clovis;Sequoia;Kings Canyon;Visalia;Bakersfield;Merced;Central Valley;Valle Central;Central California;Delano;Hanford;Madera;Porterville;Tulare~|9Z
|~Japón;Asia|
|~Botsuana;Africa|
|~|
|Islas Galápagos;Santa Cruz;Seymour~South America;Sudamérica|
|Danzig~Polonia;Europe;Europa|
|Ginebra;Genève~Suiza;Europe;Europa|
|~South America;Sudamérica|
|Escocia;Scotland~|
|Panaji;Panjim~|
|Surfers Paradise;Tweed Heads;Costa de Oro~|
|Göteborg;Gotemburgo~Suecia;Europe;Europa|
|Port Elizabeth;Garden Route~|
|Canary Islands;Islas Canarias~|
|Seven Mile Beach;Gran Caimán;Little Cayman;Caimán~Islas Caimán;Caribbean;Caribe|9Z
|Arches;Canyonlands;Moab~|
|Muskegon;Holland MI;Kalamazoo;Lansing;Lake Michigan;Mackinac;Sleeping Bear Dunes;Mackinac Island;Battle Creek;Elkhart IN;Kentwood;Wyoming~|9Z
|~Wisconsin;Midwest;Medio Oeste|
|Piedmont Triad;The Triad~|
|Asheville;Clemson~|9Z
|Granada~Caribbean;Caribe|
|Tlaquepaque;Zapopan;Chapala;Jalisco~|
|Tamuning;Agaña~Oceania|
|Cantón~|
|Ciudad de Guatemala;Antigua Guatemala~Central America;Centroamérica|
|~|
|Nova Scotia;Nueva Escocia|
|Hamburgo~|
|~|
|Ha Noi;Ha Long Bay~|
|~Zimbabue;Africa|
|Rio Grande Valley;Valle del Río Grande;McAllen;Isla del Padre;Reynosa;Matamoros;South Texas;Sur de Texas;Edinburg;Mission;Pharr~|9Z
|Hershey;Lancaster;York;Gettysburg;Lancaster PA~|
|Windsor Locks;Bradley;New Haven;Springfield MA;Connecticut Valley;Yale;Chicopee MA;Hamden;Meriden;New Britain;Waterbury~Connecticut;New England;Nueva Inglaterra|9Z
|La Habana~Caribbean;Caribe|
|~Finlandia;Europe;Europa|
|Crete;Creta;Iraklion~|
|Sonora~|
|Big Island;Hawai%02bbi Volcanoes;Isla Grande;Hawái~Hawaii|9Z
|Saigon~|
|Tasmania~|
|~|
|Kowloon~RAE de Hong Kong (China);Asia|
|Guadalcanal~Islas Salomón;Oceania|
|O%02bbahu;Waikiki;Pearl Harbor;Big Pineapple;Hawái;Ko Olina;North Shore;Kailua HI~|9Z
|Galveston;Space City;The Woodlands;Sugar Land;Pasadena TX;NASA;Katy;League City;Pearland;Alief;Atascocita;Baytown;Beaumont;Conroe;Missouri City;Port Arthur;Spring~|9Z
|Bush;The Woodlands~|
|Puerto Escondido~|
|~|
|Red Sea;El Gouna~|
|~|
|Eivissa~|
|Indy;Carmel;Bloomington IN;Lafayette IN;Muncie;Anderson;Fishers;Greenwood;Kokomo;Noblesville;Terre Haute~Indiana;Midwest;Medio Oeste|9Z
|Rawalpindi~Asia|
|Estambul;Constantinople;Turkey~|
|Estambul;Turkey~|
|Troncones;Guerrero~|
|Jackson Hole;Grand Teton;Teton Village;Yellowstone~|
|Vicksburg;Hattiesburg~|9Z
|St. Augustine;Amelia Island;Ponte Vedra;Fernandina Beach;San Agustín;Palm Coast;Valdosta GA~|9Z
|JKT;Yakarta~|
|Yeda;Mecca;La Meca~|
|~|
|Johannesburgo;Pretoria;Soweto;Joburg~|
|Glacier Bay~|
|Lahaina;Wailea;Kaanapali;Hawái;Kihei;Haleakala;Lanai;Molokai;Hana;Makena~|9Z
|Glacier National Park;Flathead;Glacier~|
|KC;Overland Park;Independence;Topeka;Lawrence KS;Branson;Leavenworth;Blue Springs;Lee's Summit;Lenexa KS;Olathe KS;Saint Joseph;Shawnee KS~Missouri;Misuri;Midwest;Medio Oeste|9Z
|~|
|Katmandú;Everest~Asia|
|Okanagan|
|Florida Keys;Cayo Hueso;Los Cayos;Cayos de Florida;Key Largo;Islamorada~|
|Gorillas~Ruanda;Africa|
|Serengeti;Mount Kilimanjaro~|
|Port Royal~Caribbean;Caribe|
|~República Democrática del Congo;Africa|
|Smoky Mountains;Great Smoky Mountains;Dollywood;Pigeon Forge;McGhee Tyson;Sevierville;Johnson City;Kingsport~|9Z
|Cochin~|
|Ko Samui~|
|Calcutta;Calcuta~|
|Big Island;Kailua;Waikoloa;Isla Grande;Hawái;Mauna Kea;Kohala~|9Z
|~Palaos;Oceania|
|Borneo;Sabah~Malasia;Asia|
|Cracovia;Cracow~|
|Petronas~|
|~|
|Ciudad de Kuwait~Asia|
|La Paz BCS;Baja California Sur~|
|~South America;Sudamérica|
|Bayahibe;Casa de Campo~República Dominicana;Caribbean;Caribe|
|~|
|~|
|Nicosia;Chipre~Asia|
|Vegas;Sin City;McCarran;Henderson;Hoover Dam;Grand Canyon;Gran Cañón;Lake Havasu;Laughlin;Zion;St. George UT;Death Valley;Valle de la Muerte;The Strip;Area 51;Bryce Canyon;Ciudad del Pecado;Fremont Street;Great Basin;Lake Mead;Red Rock Canyon;Antelope Canyon;Page AZ;Mesquite NV;Pahrump;Enterprise;Paradise;Spring Valley;Sunrise Manor~|9Z
|San Miguel de Allende;Irapuato~|
|~|
|Tamarindo;Papagayo;Playas del Coco;Nosara;Playa Conchal;Santa Teresa;Monteverde;Arenal~Central America;Centroamérica|9Z
|~Africa|
|Garden Isle;Poipu;Princeville;Hawái;Hanalei;Na Pali;Waimea Canyon~|9Z
|Callao~|
|Lisboa~|
|Hot Springs;Adams Field;Pine Bluff;Conway AR~|9Z
|~Eslovenia;Europe;Europa|
|~Africa|
|LON;Londres;England;Inglaterra;Docklands~|
|LON;Londres;England;Inglaterra~|
|LON;Londres;England;Inglaterra~|
|LON;Londres;England;Inglaterra~|
|LON;Londres;England;Inglaterra~|
|LA;Playa Larga;Anaheim;Disneyland;San Pedro CA;Catalina Island;Isla Catalina;Bellflower;Buena Park;Carson;Compton;Downey;El Monte;Hacienda Heights;La Habra;Lakewood;Lynwood;Montebello;Norwalk;Paramount;Pico Rivera;South Gate;Westminster;Whittier~|9Z
|NYC;Nueva York;MacArthur;The Hamptons;Suffolk County;Montauk;Fire Island;Brentwood;Bridgeport CT;Danbury CT;Fairfield CT;Milford CT;Norwalk CT;Stratford CT;West Haven CT|9Z
|LA;Hollywood;Santa Monica;City of Angels;Malibu;Venice Beach;Beverly Hills;Inglewood;Torrance;Redondo Beach;Marina del Rey;SoFi Stadium;UCLA;Griffith Observatory;Hollywood Sign;Walk of Fame;Santa Monica Pier;Florence-Graham;Gardena;Hawthorne;Huntington Park~|9Z
|Cabo;Baja California Sur;Todos Santos;La Paz;San Lucas;El Arco;Land%2019s End;Colonia del Sol~|9Z
|Standiford;Kentucky Derby;Bardstown;Bowling Green;Fort Knox;Churchill Downs;Owensboro~|9Z
|LAD~Africa|
|~Asia|
|South Plains;West Texas;Oeste de Texas~|9Z
|~Africa|
|Luxemburgo~Europe;Europa|
|Valley of the Kings;Valle de los Reyes~|
|~|
|Macau~RAE de Macao (China);Asia|
|~|
|Dane County~|
|~|
|~Africa|
|~Islas Marshall;Oceania|
|Costa del Sol;Marbella~|
|Maldivas~Asia|
|~Europe;Europa|
|León;Granada~Central America;Centroamérica|
|~Baréin;Asia|
|~|
|~|
|New England;Nashua;Concord;White Mountains;Salem NH;Haverhill MA;Lawrence MA;Lowell MA~New Hampshire;Nuevo Hampshire;Nueva Inglaterra|9Z
|~|
|~Africa|
|Marrakesh~|
|Marsella;Aix-en-Provence~|
|Okavango~|
|Mauricio;Isla Mauricio~Africa|
|Perla del Pacífico;Sinaloa~|
|~|
|Rionegro~|
|~|
|~|
|Tullamarine~|
|~|
|Graceland;Bluff City;Beale Street;Tupelo;Tunica;Bartlett;Jonesboro AR;Southaven MS~|9Z
|~|
|Yucatán;Chichén Itzá;Progreso~|
|CDMX;Ciudad de México;Distrito Federal;DF;AICM;Estado de México;Toluca;Puebla;Cuernavaca;Teotihuacán~|
|CDMX;Ciudad de México;AIFA;Santa Lucía;Toluca;Puebla;Teotihuacán;Pachuca~|
|Miami Beach;Coral Gables;South Beach;Everglades;Magic City;Key Largo;Cayos de Florida;Hialeah;Doral;Homestead;Brickell;Kendall;Biscayne;Dry Tortugas;Wynwood;Little Havana;Islamorada;Marathon;Allapattah;Carol City;Flagami;Fountainebleau;Kendale Lakes;Miami Gardens;Tamiami;The Hammocks~|9Z
|Permian Basin;Big Bend;Marfa;West Texas;Oeste de Texas;Carlsbad Caverns;Monahans~|9Z
|MIL;Orio al Serio~|
|MIL;Milano~|
|MIL;Milano;Como~|
|Brew City;Racine;Kenosha;Lake Geneva;Green Bay;Appleton;Janesville;Oshkosh;Waukesha;West Allis~|9Z
|Twin Cities;Ciudades Gemelas;Mall of America;Rochester MN;Duluth;Mayo Clinic;Bloomington MN;Voyageurs;Isle Royale;Boundary Waters;Apple Valley;Blaine;Brooklyn Park;Burnsville;Coon Rapids;Eagan;Eau Claire WI;Eden Prairie;Edina;Lakeville;Maple Grove;Minnetonka;Plymouth;Saint Cloud;Saint Paul;West Coon Rapids;Woodbury~Minnesota;Midwest;Medio Oeste|9Z
|~|
|~|
|Diani Beach~Kenia;Africa|
|Mo Bay;Ocho Ríos;Negril;Bahía Montego;Runaway Bay;Falmouth;Lucea;Mandeville;May Pen;Portmore;Spanish Town~|9Z
|Carmel;Pebble Beach;Big Sur~|
|Nuevo León~|
|Colonia del Sacramento~South America;Sudamérica|
|YMQ;Dorval;Quebec|
|Ouray;Crested Butte;Black Canyon of the Gunnison;Mesa Verde~|9Z
|Bombay~|
|München~|
|Mascate~Asia|
|Miconos~|
|Grand Strand;Conway;Wilmington NC~|9Z
|Viti Levu;Denarau~Fiyi;Oceania|
|Chubu~|
|Masai Mara;Maasai Mara~|
|~|
|Nápoles;Napoli;Amalfi~|
|Music City;Franklin;Opry;Grand Ole Opry;Murfreesboro;Clarksville;Opryland;Mammoth Cave;Jack Daniel%2019s;Hendersonville~|9Z
|Paradise Island;New Providence;Isla Paraíso;Atlantis;Cable Beach;Baha Mar~|9Z
|Delhi;Nueva Delhi;Agra;Taj Mahal~|
|~|
|NOLA;Nueva Orleans;Big Easy;Crescent City;Metairie;Bourbon Street;Baton Rouge;French Quarter;Barrio Francés;Kenner;Mardi Gras;Superdome;Garden District;Preservation Hall;Gulfport MS;Metairie Terrace~|9Z
|NYC;Nueva York;Queens;Brooklyn;Manhattan;Long Island;Times Square;Harlem;Coney Island|
|NYC;Nueva York;Manhattan;Queens;Brooklyn;Bronx;Big Apple;Harlem;Times Square;Wall Street;Astoria;Flushing;Yankee Stadium;Coney Island;Empire State;Central Park;Estatua de la Libertad;Statue of Liberty;Madison Square Garden;Broadway;Ground Zero;Citi Field;Puente de Brooklyn;Brooklyn Bridge;Staten Island;Bayonne NJ;Bayside;Bensonhurst;Borough Park;Briarwood;Bushwick;Canarsie;Clifton NJ;Corona;Cypress Hills;East Flatbush;East Orange NJ;Edison NJ;Elizabeth NJ;Elmhurst;Flatbush;Flatlands;Fordham;Forest Hills;Gravesend;Greenburgh;Hempstead;Irvington NJ;Jackson Heights;Jamaica;Kings Bridge;Lakewood NJ;Levittown;Mott Haven;Mount Vernon;New Brunswick NJ;New Rochelle;New York City;North Bergen NJ;Ozone Park;Parkchester;Parsippany NJ;Passaic NJ;Paterson NJ;Perth Amboy NJ;Piscataway NJ;Plainfield NJ;Queens Village;Richmond Hill;Sheepshead Bay;Stamford CT;The Bronx;Union City NJ;Union NJ;Wakefield;Washington Heights;Wayne NJ;Yonkers|9Z
|NYC;Nueva York;Jersey City;Manhattan;Hoboken;Times Square~|
|~|
|Niza;Cannes;Monaco;Costa Azul;French Riviera~|
|Hampton Roads;Chesapeake;Newport News;Outer Banks;Williamsburg;Nags Head;Kitty Hawk;Jamestown;Busch Gardens Williamsburg;East Hampton;Hampton;Portsmouth;Portsmouth Heights;Suffolk~|9Z
|~Nueva Caledonia;Oceania|
|Tongatapu~Oceania|
|Bay Area;East Bay;Bahía de San Francisco;Napa Valley;Fremont;Walnut Creek;Alcatraz;Golden Gate;Muir Woods;Oracle Park;Alameda;Antioch;Brentwood;Castro Valley;Concord;Fairfield;Hayward;Pittsburg;Pleasanton;San Leandro;San Rafael;San Ramon;Union City;Vallejo~|9Z
|Monte Albán~|
|~|
|OK City;Norman;Edmond;Stillwater;Lawton;Enid;Midwest City;Moore~|9Z
|Council Bluffs;Lincoln NE;Sioux City;Bellevue~Nebraska;Midwest;Medio Oeste|9Z
|Inland Empire;LA;Rancho Cucamonga;Pomona;Fontana;Big Bear;Apple Valley;Baldwin Park;Chino;Colton;Corona;Diamond Bar;Eastvale;Glendora;Hesperia;Highland;Lake Elsinore;Menifee;Moreno Valley;Perris;Redlands;Rialto;Upland;Victorville;West Covina;Yucaipa~|9Z
|John Wayne;OC;Newport Beach;Disneyland;LA;Los Ángeles;Huntington Beach;Condado de Orange;Laguna Beach;Costa Mesa;Fullerton;San Clemente;Balboa Island;Knott%2019s Berry Farm;Aliso Viejo;Fountain Valley;Garden Grove;Laguna Niguel;Lake Forest;Mission Viejo;Murrieta;Orange;Placentia;Temecula;Tustin;Yorba Linda~|9Z
|Disney World;Walt Disney World;Universal Studios;Disney;ORL;McCoy;SeaWorld;Epcot;Lakeland;Cocoa Beach;Cabo Cañaveral;Cape Canaveral;Port Canaveral;Cayo Cañaveral;Kennedy Space Center;Central Florida;Florida Central;Magic Kingdom;Legoland;Animal Kingdom;Hollywood Studios;Epcot Center;SeaWorld Orlando;Clermont;Alafaya;Deltona;Ocala;Palm Bay;Pine Hills;Poinciana;Port Orange;The Villages~|9Z
|Disney World;ORL~|
|OSA;Kyoto;Kioto~|
|OSA;Kyoto;Kioto;Kobe~|
|~|
|Gatineau;Ontario Canada|
|Uagadugú~Africa|
|Tutuila~American Samoa;Samoa Americana;Oceania|
|Sicily;Sicilia~|
|Coachella;Palm Desert;Joshua Tree;Indio;Salton Sea;Cathedral City;Hemet~|9Z
|Majorca;Mallorca~|
|Ciudad de Panamá;Tocumen;Panama Canal;Canal de Panamá~|
|30A;Seaside;Emerald Coast;PFN;Rosemary Beach;Dothan AL;Tallahassee~|9Z
|Tahiti;Bora Bora~Polinesia Francesa;Oceania|
|~Surinam;South America;Sudamérica|
|PAR;Roissy~|
|PAR~|
|Thimphu~Bután;Asia|
|George Town~|
|Gulf Shores;Orange Beach;Perdido Key;Navarre Beach~|9Z
|~|
|Philly;Filadelfia;Camden;Wilmington DE;Atlantic City;Delaware;Trenton;Jersey Shore;Valley Forge;South Jersey;Rehoboth Beach;Liberty Bell;Hershey;Lancaster PA;Cape May;Poconos;Cherry Hill NJ;Levittown;Reading;Toms River NJ;Vineland NJ~|9Z
|PNH;Nom Pen~Camboya;Asia|
|Fénix;Scottsdale;Tempe;Mesa;Sedona;Valley of the Sun;Grand Canyon;Gran Cañón;Glendale AZ;Chandler;Gilbert;Lake Havasu;Flagstaff;Prescott;Yuma;Monument Valley;Petrified Forest;Antelope Canyon;Chase Field;Ahwatukee Foothills;Alhambra;Avondale;Buckeye;Casa Grande;Deer Valley;Goodyear;Maryvale;Peoria;San Tan Valley;Surprise;Tempe Junction~|9Z
|~|
|Tuscany;Toscana~|
|Steel City;Morgantown;Erie;Fallingwater;Youngstown OH~|9Z
|~Europe;Europa|
|~Oceania|
|Guadalupe~Caribbean;Caribe|
|La Perla del Sur~|
|Azores;São Miguel~|
|~Papúa Nueva Guinea;Oceania|
|Puerto España;Trinidad~Trinidad y Tobago;Caribbean;Caribe|
|Efate~Oceania|
|Puerto Príncipe~Caribbean;Caribe|
|Rose City;Vancouver WA;Beaverton;Salem;Mount Hood;Hillsboro;Gresham;Columbia River Gorge;Mount St. Helens;Cannon Beach;Multnomah Falls;Tigard~|9Z
|Bar Harbor;Kennebunkport;Acadia;Old Orchard Beach;Freeport ME~|9Z
|Oporto~|
|~|
|Praga;Praha~Chequia;Europe;Europa|
|~Europe;Europa|
|New England;Newport RI;TF Green;Cape Cod;Martha%2019s Vineyard;Nantucket;Fall River;Cranston;New Bedford MA;Pawtucket;Taunton MA~Rhode Island;Nueva Inglaterra|9Z
|Provo;Turks and Caicos;Grace Bay;Turcas y Caicos;Long Bay~Islas Turcas y Caicos;Caribbean;Caribe|9Z
|Cataratas del Iguazú;Iguazu Falls~|
|Sosúa;Cabarete;Amber Cove~|
|Vallarta;Riviera Nayarit;Sayulita;Punta Mita;Jalisco;Bucerías;Punta de Mita;Tepic;Nayarit;Ameca;Autlán de Navarro;Xalisco~|9Z
|Patagonia;Torres del Paine~South America;Sudamérica|
|Cap Cana;Higüey;Uvero Alto;La Romana;Isla Saona;Hato Mayor del Rey;Salvaleón de Higüey;San Pedro de Macorís;Santo Domingo Este~|9Z
|~|
|Port Charlotte~|
|Québec|
|Milford Sound~|
|~|
|Mitad del Mundo~|
|Research Triangle;The Triangle;Cary;Fayetteville NC;Wake Forest;Rocky Mount~|9Z
|Mount Rushmore;Black Hills;Badlands;Wind Cave~South Dakota;Dakota del Sur;Midwest;Medio Oeste|
|~Islas Cook;Oceania|
|~|
|Lago Tahoe;Carson City;Sparks;Biggest Little City;Reno/Tahoe;Squaw Valley;Truckee;Burning Man;Northern Nevada~|9Z
|REK;Reikiavik;Blue Lagoon~Islandia;Europe;Europa|FI
|Rodas~|
|Petersburg;Charlottesville;Colonial Williamsburg;Williamsburg~|9Z
|~Letonia;Europe;Europa|
|RIO;Copacabana~|
|RIO~|
|Riad~|
|Bay Islands;Islas de la Bahía~Central America;Centroamérica|
|Finger Lakes;Upstate New York;Irondequoit~|9Z
|ROM;Roma;Fiumicino~|
|Lapland;Laponia;Santa Claus Village~|
|Sac;Sactown;Davis;Roseville;Lake Tahoe;Stockton;Elk Grove;Northern California;Norte de California;Lassen;Apple Hill;Arden-Arcade;Carmichael;Chico;Citrus Heights;Folsom;Lodi;Rancho Cordova;Rocklin;Vacaville;Woodland;Yuba City~|9Z
|La Réunion;Isla Reunión~Africa|
|CNMI;Garapan~Northern Mariana Islands;Islas Marianas del Norte;Oceania|
|~Cabo Verde;Africa|
|Park City;Provo;Ogden;Great Salt Lake;Moab;Arches;Deer Valley;Logan UT;Sundance;Ciudad del Lago Salado;Canyonlands;Capitol Reef;Bryce Canyon;Alta;Snowbird;Gran Lago Salado;Layton;Lehi;Millcreek;Orem;Sandy;South Jordan;Taylorsville;West Jordan;West Valley City~|9Z
|Bahia;Salvador de Bahía~|
|Salzburgo~Europe;Europa|
|Providencia~|
|Alamo City;The Alamo;New Braunfels;River Walk;Boerne;Laredo;Seguin;El Álamo;SeaWorld;Fiesta Texas~|9Z
|America%2019s Finest City;Lindbergh Field;La Jolla;Carlsbad;Chula Vista;Oceanside;Encinitas;Coronado;Tijuana;SeaWorld;Legoland;Southern California;Sur de California;Legoland California;Balboa Park;Gaslamp;San Diego Zoo;Carlsbad CA;El Cajon;Escondido;La Mesa;National City;Poway;San Marcos;Santee;Vista~|9Z
|SF;Bay Area;Frisco;San Mateo;Bahía de San Francisco;Daly City;Marin;Sausalito;Golden Gate;Alcatraz;Fisherman%2019s Wharf;Lombard Street;Muir Woods;Palo Alto;Redwood City~|9Z
|Silicon Valley;Bay Area;Mineta;Palo Alto;Sunnyvale;Mountain View;Cupertino;Santa Cruz CA;Monterey Bay;Stanford;Pinnacles;Levi%2019s Stadium;Big Sur;Carmel-by-the-Sea;Gilroy;Livermore;Manteca;Milpitas;Modesto;Salinas;Tracy;Turlock;Watsonville~|9Z
|San Jose CR;Jacó;La Fortuna;Monteverde;Manuel Antonio;Arenal;Puerto Limón;Cartago;Quepos;Curridabat;Limón;Paraíso;Puntarenas;Purral;San Isidro;San Vicente;San Vicente de Moravia~|9Z
|Carolina PR;Isla Verde;Condado;Viejo San Juan;Old San Juan;Ponce;Bayamón;El Yunque;Dorado;Fajardo;Caguas;Vieques;Culebra;Luquillo;Arecibo;Guaynabo;Mayagüez;Trujillo Alto~|9Z
|~|
|El Tunco~Central America;Centroamérica|
|Goleta;American Riviera;Ventura;Santa Ynez;San Luis Obispo;Oxnard;Solvang;Channel Islands;Pismo Beach;Santa Maria~|9Z
|Santa Cruz de la Sierra~|
|Wine Country;Schulz;Healdsburg;Petaluma;Napa Valley;Valle de Napa;Sonoma Valley;Bodega Bay;Novato~|9Z
|Santiago de Chile;Valparaíso;Viña del Mar~|
|Santiago de los Caballeros~|
|Boca Chica~|
|Thira~|
|SAO~|
|SAO;Sampa~|
|SPK;Hokkaido;Niseko~|
|~Bosnia y Herzegovina;Europe;Europa|
|Siesta Key;Anna Maria Island;Venice FL;Longboat Key;Lakewood Ranch;North Port~|9Z
|Hilton Head Island;Bluffton;Tybee Island;Savana;Statesboro~|9Z
|Sea-Tac;Emerald City;Bellevue;Puget Sound;Everett;Olympia;Redmond;Mount Rainier;Kirkland;Vashon;Space Needle;Olympic;North Cascades;Pike Place;San Juan Islands;Auburn;Burien;Federal Way;Kent;Lakewood;Marysville;Renton;Sammamish;Shoreline;South Hill~|9Z
|SEL;Seúl~|
|SEL;Seúl~|
|Sevilla~|
|~|
|~|
|Limerick;Cliffs of Moher~|
|Red Sea~|
|~|
|REP;Angkor Wat~|
|Singapur~Asia|
|St. Maarten;St Martin;San Martín;Maho Beach;Anguilla;Saint Barth;San Bartolomé~Caribbean;Caribe|9Z
|~|
|~Macedonia del Norte;Europe;Europa|
|~Europe;Europa|
|~|
|Coeur d'Alene;Pullman;Sandpoint;Eastern Washington;Spokane Valley~|9Z
|~|
|Santa Cruz;USVI;Frederiksted;Virgin Islands;Islas Vírgenes~Caribbean;Caribe|
|Newfoundland;Terranova|
|San Cristóbal;Nevis~San Cristóbal y Nieves;Caribbean;Caribe|
|St Louis;San Luis;Gateway City;Lambert;East St. Louis;Branson;Springfield IL;Arco Gateway;Gateway Arch;Florissant;O'Fallon;Saint Charles;Saint Peters~|9Z
|Santa Lucía;Castries~Caribbean;Caribe|
|St Pete~|
|Santo Tomás;USVI;St. John;Cruz Bay;Tortola;Virgin Islands;Islas Vírgenes;Saint Croix~|9Z
|San Vicente~San Vicente y las Granadinas;Caribbean;Caribe|
|Steamboat;Yampa Valley;Steamboat Ski Resort~|9Z
|STO;Estocolmo~|
|~|
|~|
|~|
|Sídney;Bondi~|
|Upstate New York~|
|~Asia|BR CI
|Tallin~Europe;Europa|
|Tampa Bay;St Pete;Bahía de Tampa;Ybor City;Lakeland;Busch Gardens;Clearwater Beach;Siesta Key;St. Pete Beach;Brandon;Largo;Palm Harbor;Pinellas Park;Riverview;Spring Hill;Town 'n' Country~|9Z
|~Oceania|
|Taskent~Asia|
|Tiflis~Asia|
|TGU;Toncontín~|
|Jerusalem;Jerusalén~Asia|
|TCI;Canary Islands;Islas Canarias~|
|Salónica;Thessalonica~|
|~|
|Rosarito;Ensenada;CBX;Baja California~|
|~Europe;Europa|
|TYO;Tokio;Yokohama~|
|TYO;Tokio;Chiba~|
|YTO;Pearson;Niagara Falls;Cataratas del Niágara;Ontario Canada|
|~Islas Vírgenes Británicas;Caribbean;Caribe|
|Tolosa~|
|~|
|~|
|~|
|Northern Lights~|
|~|
|Old Pueblo;Sierra Vista;Nogales;Saguaro;Southern Arizona;Tombstone;Casas Adobes;Catalina Foothills~|9Z
|Broken Arrow;Bentonville;Joplin MO~|9Z
|Bacalar;Riviera Maya;Quintana Roo~|
|Túnez;Carthage~Africa|
|Torino~|
|Chiapas~|
|ULN;Ulán Bator~Asia|
|Xinjiang;Urumchi~|
|Tierra del Fuego;Fin del Mundo~|
|~|
|~|
|Whistler;British Columbia;Columbia Británica|
|Cárdenas~|
|Venecia;Venezia~|
|~|
|Vancouver Island|
|Cataratas Victoria;Livingstone~|
|Viena;Wien~|
|~|
|Vilna~Lituania;Europe;Europa|
|Varsovia;Warszawa~|
|WAS;D.C.;Washington DC;National Airport;Reagan;Alexandria VA;Georgetown DC;Pentagon;Pentágono;Bethesda;Silver Spring;Northern Virginia;White House;Casa Blanca;Smithsonian;Capitol Hill;Arlington VA;Centreville VA;Dale City VA;Gaithersburg MD;Germantown MD;Leesburg VA;Rockville MD;Waldorf MD~|9Z
|WAS;D.C.;Washington DC;Reston;Fairfax;Shenandoah;Tysons;Loudoun;Northern Virginia~|
|~|
|PBI;Palm Beach International;Jupiter;Boynton Beach;Delray Beach;Port St. Lucie;Palm Beach Gardens;Port Saint Lucie~|9Z
|NYC;Westchester;Nueva York~New York|
|McConnell;Salina~Kansas;Midwest;Medio Oeste|9Z
|~|
|~Africa|
|Manitoba|
|~|
|Terracotta Army;SIA~|
|Rangoon;Rangún;Burma~Myanmar (Birmania);Asia|
|Ereván~Asia|
|~|
|Stone Town~|
|~|`;
