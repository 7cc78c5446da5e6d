// Written by scripts/generate.ts: change its inputs, then run `pnpm generate`.

export const homeCountryNames: string = "United States|Estados Unidos|USA|EE. UU.";

export const loyaltyRows: string = `|Abiyán;Yamoussoukro;Costa de Marfil|
|Abu Dabi;Emiratos Árabes Unidos|
||
||
|Acra|
|Adís Abeba;Addis Abeba;Etiopía|
||
|Borinquen;Rincón;Puerto Rico|
|Ohio|
|Capital District;Schenectady;Troy;Saratoga Springs;New York;Nueva York|WN
|Santa Fe;Alburquerque;New Mexico;Nuevo México|WN
|Argel;Argelia|
|Benidorm;Costa Blanca;España|
|Uluru;Ayers Rock|
|Lehigh Valley;Pennsylvania;Pensilvania|
|Alma-Ata;Kazajistán|
|Texas Panhandle;Texas|WN
|Petra;Jordania|
|Schiphol;Países Bajos|
|Wasilla;Kenai;Alaska|WN
|Turkish Riviera;Turkey;Turquía|
|Antananarive;Tana|
|Antigua y Barbuda|
|Upolu|
|Humboldt;Redwoods;California|
||
|Palm Beach Aruba;Eagle Beach|WN
|Hendersonville;Blue Ridge Mountains;North Carolina;Carolina del Norte|
|Colorado|
|TSE;Nur-Sultan;Kazajistán|
||
|Atenas;Grecia|
|Hotlanta;Hartsfield;Georgia|WN
|T%0101maki Makaurau;Nueva Zelanda|
|ATX;Round Rock;San Marcos;Texas|WN
|California|
|BAK;Azerbaiyán|
|Ubud;Kuta;Seminyak|
|WAS;D.C.;Washington DC;Annapolis;Columbia;Maryland|WN
||
|Borneo|
|Krung Thep;Tailandia|
|Krung Thep;Tailandia|
|Acadia;Bar Harbor;Maine|
|Serekunda|
|Barbada|
|Cataluña;Catalonia;España|
|Patagonia;Nahuel Huapi|
||
|EAP;MLH;Basilea;Friburgo;Francia|
|Baton Rouge LSU;Louisiana;Luisiana|
|BJS;Pekín;Peking|
|BJS;Pekín;Peking|
|Irlanda del Norte;Northern Ireland;Reino Unido|
|Belgrado;Beograd|
|Ambergris Caye;San Pedro BZ;Caye Caulker;Ciudad de Belice;Belice|WN
|Washington|
|BHZ;Confins;Brasil|
|Bangalore|
|Noruega|
|Tegel;Schönefeld;Alemania|
|Bermudas|
|Bilbo;San Sebastián;España|
|Montana|
|Tuscaloosa;Alabama|WN
|Reino Unido|
|FRU;Biskek;Frunze;Manas;Kirguistán|
|North Dakota;Dakota del Norte|
|Santafé de Bogotá|
|Treasure Valley;Nampa;Idaho|WN
|Bolonia;Italia|
|Caribe neerlandés|
|Burdeos;Francia|
|Beantown;Logan;Cambridge;New England;Massachusetts|WN
|Yellowstone;Livingston;Montana|WN
|Brasil|
|Eslovaquia|
||
|Reino Unido|
|Bruselas;Bruxelles;Zaventem;Bélgica|
|BUH;Bucarest;Bucure%0219ti;Rumania|
|Hungría|
|BUE;Capital Federal|
|BUE;Capital Federal|
|Niagara;New York;Nueva York|WN
|Bob Hope;LA;Glendale;Pasadena;California|WN
|Stowe;Lake Champlain;Vermont|
|Pusan;Corea del Sur|
|Great Barrier Reef;Gran Barrera de Coral|
|El Cairo;Giza;Pyramids;Egipto|
|Banff;Lake Louise|
||
||
|Tulum;Isla Mujeres;Costa Mujeres|WN
|Ciudad del Cabo;Kaapstad;Stellenbosch;Sudáfrica|
|Maiquetía|
|Cartagena de Indias|
|CAS;Dar el Beida;Marruecos|
|Sicily;Sicilia;Italia|
|Cayena;Guayana Francesa|
|Mactan;Filipinas|
|Iowa City;Iowa|
|Charleston SC;Mount Pleasant;Kiawah Island;South Carolina;Carolina del Sur|WN
|Charleston WV;West Virginia;Virginia Occidental|
|Queen City;Gastonia;Rock Hill;North Carolina;Carolina del Norte|WN
|Tennessee|
|CTU|
|Madras|
|Tailandia|
|CHI;Windy City;Chicagoland;O'Hare;Gary;Illinois|WN
|CHI;Windy City;Chicagoland;Orchard Field;Rosemont;Illinois|
||
|KIV;Kishinev;Moldavia|
||
|%014ctautahi;Nueva Zelanda|
|Northern Kentucky;Florence KY;Kentucky|WN
|Filipinas|
|Akron;Ohio|WN
|Köln;Colonia;Alemania|
||
|Pikes Peak;Pueblo;Colorado|WN
|South Carolina;Carolina del Sur|
|Dublin OH;Ohio|WN
|Copenhague;København;Malmö;Dinamarca|
||
|Port Aransas;Padre Island;Texas|WN
||
|San Miguel de Cozumel|
|Curazao|
|Brasil|
|Cuzco;Valle Sagrado|
|Hoi An|
|DKR;Thiès|
|DFW;Dallas/Fort Worth;Big D;Plano;Arlington TX;Texas|WN
|Metroplex;Texas|
|Arabia Saudita|
|Dodoma|
||
|Boquete;Chiriquí|
|Ohio|
|Florida|
|Mile High City;Boulder;Fort Collins;Aurora;Stapleton;Colorado|WN
|Ames;Iowa|WN
|Eglin;Valparaiso;Emerald Coast;30A;Miramar Beach;Florida|WN
|Motor City;Ann Arbor;Romulus;DTT;Dearborn;Michigan|WN
|Dacca;Daca;Bangladés|
|Catar|
|Camerún|
|Emiratos Árabes Unidos|
|Irlanda|
|Game of Thrones;Croacia|
|Nueva Zelanda|
|eThekwini;Sudáfrica|
|Duesseldorf;Alemania|
|Edimburgo;Escocia;Scotland;Reino Unido|
||
|Países Bajos|
|Ciudad Juárez;Juárez;Las Cruces;Texas|WN
||
|Corvallis;Springfield OR;Oregon|WN
||
|Alaska|
|North Dakota;Dakota del Norte|
|Algarve|
|Northwest Arkansas;Walmart;Arkansas|
|Florencia;Firenze;Tuscany;Toscana;Italia|
|Ft Lauderdale;Ft. Lauderdale;Pompano Beach;Florida|WN
|Ft Myers;Ft. Myers;Sanibel;Bonita Springs;Marco Island;Florida|WN
|Martinica|
|Brasil|
|Cataratas del Iguazú;Iguassu;Brasil|
|Fráncfort;Alemania|
|Lucaya|
|Yosemite;Clovis;California|WN
|Japón|
|Botsuana|
|Florida|
|Islas Galápagos;Santa Cruz;Seymour|
|Danzig;Polonia|
|Ginebra;Genève;Suiza|
||
|Escocia;Scotland;Reino Unido|
|Panaji;Panjim|
|Surfers Paradise;Tweed Heads;Costa de Oro|
|Göteborg;Gotemburgo;Suecia|
|Port Elizabeth;Garden Route;Sudáfrica|
|Canary Islands;Islas Canarias;España|
|Seven Mile Beach;Gran Caimán;Islas Caimán|WN
|Colorado|
|Muskegon;Holland MI;Michigan|WN
|Wisconsin|
|Piedmont Triad;The Triad;North Carolina;Carolina del Norte|
|South Carolina;Carolina del Sur|WN
|Granada|
|Tlaquepaque;Zapopan;Chapala|
|Tamuning;Agaña|
|Cantón|
|Ciudad de Guatemala;Antigua Guatemala|
||
|Nova Scotia;Nueva Escocia|
|Hamburgo;Alemania|
||
|Ha Noi;Ha Long Bay|
|Salisbury;Zimbabue|
|Rio Grande Valley;Valle del Río Grande;McAllen;Isla del Padre;Texas|WN
|Hershey;Lancaster;York;Pennsylvania;Pensilvania|
|Windsor Locks;Bradley;New Haven;Connecticut|WN
|La Habana|
|Helsingfors;Finlandia|
|Crete;Creta;Iraklion;Grecia|
||
|Big Island;Hawai%02bbi Volcanoes;Isla Grande;Hawái;Hawaii|WN
|Saigon|
|Tasmania|
||
|Kowloon;RAE de Hong Kong (China)|
|Guadalcanal;Islas Salomón|
|O%02bbahu;Waikiki;Pearl Harbor;Big Pineapple;Hawái;Hawaii|WN
|Galveston;Space City;Texas|WN
|Bush;Texas|
|Puerto Escondido|
|Alabama|
|Red Sea;El Gouna;Egipto|
||
|Eivissa;España|
|Indy;Carmel;Indiana|WN
|Rawalpindi|
|Estambul;Constantinople;Turkey;Turquía|
|Estambul;Turkey;Turquía|
|Troncones|
|Jackson Hole;Grand Teton;Teton Village;Wyoming|
|Vicksburg;Mississippi;Misisipi|WN
|Jax;St. Augustine;Amelia Island;Florida|WN
|JKT;Yakarta|
|Yeda;Mecca;La Meca;Arabia Saudita|
|Corea del Sur|
|Johannesburgo;Pretoria;Soweto;Joburg;Sudáfrica|
|Alaska|
|Lahaina;Wailea;Kaanapali;Hawái;Hawaii|WN
|Glacier National Park;Flathead;Montana|
|KC;Overland Park;Independence;Missouri;Misuri|WN
||
|Katmandú;Everest|
|Okanagan|
|Florida Keys;Cayo Hueso;Florida|
|Gorillas;Ruanda|
|Serengeti;Mount Kilimanjaro|
|Port Royal|
|Léopoldville;República Democrática del Congo|
|Smoky Mountains;Great Smoky Mountains;Dollywood;Pigeon Forge;McGhee Tyson;Tennessee|WN
|Cochin|
|Ko Samui;Tailandia|
|Calcutta;Calcuta|
|Big Island;Kailua;Waikoloa;Isla Grande;Hawái;Hawaii|WN
|Palaos|
|Borneo;Sabah;Malasia|
|Cracovia;Cracow;Polonia|
|Petronas;Malasia|
||
|Ciudad de Kuwait|
|La Paz BCS|
||
|Bayahibe;Casa de Campo;República Dominicana|
||
||
|Nicosia;Chipre|
|Vegas;Sin City;McCarran;Henderson;Hoover Dam;Nevada|WN
|San Miguel de Allende;Irapuato|
|Kentucky|
|Tamarindo;Papagayo;Playas del Coco;Nosara|WN
||
|Garden Isle;Poipu;Princeville;Hawái;Hawaii|WN
|Callao|
|Lisboa|
|Hot Springs;Adams Field;Arkansas|WN
|Liubliana;Eslovenia|
||
|LON;Londres;Docklands;Reino Unido|
|LON;Londres;Reino Unido|
|LON;Londres;Reino Unido|
|LON;Londres;Reino Unido|
|LON;Londres;Reino Unido|
|LA;Playa Larga;California|WN
|NYC;Nueva York;MacArthur;The Hamptons;Suffolk County|WN
|LA;L.A.;Hollywood;Santa Monica;City of Angels;California|WN
|Cabo;Baja California Sur|WN
|Standiford;Kentucky Derby;Bardstown;Kentucky|WN
|LAD|
|Louangphabang|
|South Plains;Texas|WN
||
|Luxemburgo|
|Valley of the Kings;Valle de los Reyes;Egipto|
|Francia|
|Macau;RAE de Macao (China)|
||
|Dane County;Wisconsin|
|España|
||
|Islas Marshall|
|Costa del Sol;Marbella;España|
|Maldivas|
||
|León;Granada|
|Baréin|
|Brasil|
|Reino Unido|
|New England;Nashua;Concord;New Hampshire;Nuevo Hampshire|WN
|Filipinas|
|Lourenço Marques|
|Marrakesh;Marruecos|
|Marsella;Aix-en-Provence;Francia|
|Okavango;Botsuana|
|Mauricio;Isla Mauricio|
|Perla del Pacífico|
|Texas|
|Rionegro|
|Oregon|
||
|Tullamarine|
|Florida|
|Graceland;Bluff City;Tennessee|WN
||
|Yucatán;Chichén Itzá;Progreso|
|CDMX;Ciudad de México;Distrito Federal;DF;AICM|
|CDMX;Ciudad de México;AIFA;Santa Lucía|
|Miami Beach;Coral Gables;South Beach;Everglades;Magic City;Florida|WN
|Permian Basin;Texas|WN
|MIL;Orio al Serio;Italia|
|MIL;Milano;Italia|
|MIL;Milano;Como;Italia|
|Brew City;Racine;Kenosha;Wisconsin|WN
|Twin Cities;Ciudades Gemelas;Saint Paul;Mall of America;Minnesota|WN
|Montana|
|Alabama|
|Diani Beach;Kenia|
|Mo Bay;Ocho Ríos;Negril;Bahía Montego|WN
|Carmel;Pebble Beach;Big Sur;California|
||
|Colonia del Sacramento|
|YMQ;Dorval|
|Ouray;Crested Butte;Colorado|WN
|Bombay|
|München;Alemania|
|Mascate|
|Miconos;Grecia|
|Grand Strand;Conway;South Carolina;Carolina del Sur|WN
|Viti Levu;Denarau;Fiyi|
|Chubu;Japón|
|Masai Mara;Maasai Mara;Kenia|
|Francia|
|Nápoles;Napoli;Amalfi;Italia|
|Music City;Franklin;Tennessee|WN
|Paradise Island;New Providence;Isla Paraíso;Atlantis|WN
|Delhi;Nueva Delhi;Agra;Taj Mahal|
|Connecticut|
|NOLA;Nueva Orleans;Big Easy;Crescent City;Metairie;Louisiana;Luisiana|WN
|NYC;Nueva York;Idlewild;Queens;Brooklyn;Manhattan|
|NYC;Nueva York;Manhattan;Queens;Brooklyn;Bronx;Big Apple|WN
|NYC;Nueva York;Jersey City;Manhattan;New Jersey;Nueva Jersey|
|Reino Unido|
|Niza;Cannes;Monaco;Costa Azul;French Riviera;Francia|
|Hampton Roads;Chesapeake;Virginia|WN
|Nueva Caledonia|
|Tongatapu|
|Bay Area;East Bay;Bahía de San Francisco;California|WN
|Monte Albán|
|Japón|
|OK City;Norman;Edmond;Oklahoma|WN
|Council Bluffs;Lincoln NE;Nebraska|WN
|Inland Empire;LA;Rancho Cucamonga;California|WN
|John Wayne;OC;Newport Beach;Disneyland;LA;Los Ángeles;Huntington Beach;Condado de Orange;California|WN
|Disney World;Walt Disney World;Universal Studios;Disney;ORL;McCoy;Florida|WN
|Disney World;ORL;Florida|
|OSA;Kyoto;Kioto;Japón|
|OSA;Kyoto;Kioto;Kobe;Japón|
|Noruega|
|Gatineau|
|Uagadugú|
|Tutuila;American Samoa;Samoa Americana|
|Sicily;Sicilia;Italia|
|Coachella;Palm Desert;Joshua Tree;Indio;California|WN
|Majorca;Mallorca;España|
|Ciudad de Panamá;Tocumen;Panama Canal;Canal de Panamá|
|30A;Seaside;Emerald Coast;PFN;Florida|WN
|Tahiti;Bora Bora;Polinesia Francesa|
|Surinam|
|PAR;Roissy;Francia|
|PAR;Francia|
|Thimphu;Bután|
|George Town;Malasia|
|Gulf Shores;Orange Beach;Perdido Key;Florida|WN
||
|Philly;Filadelfia;Camden;Wilmington DE;Pennsylvania;Pensilvania|WN
|PNH;Nom Pen;Camboya|
|Scottsdale;Tempe;Mesa;Sedona;Valley of the Sun;Arizona|WN
|Tailandia|
|Tuscany;Toscana;Italia|
|Steel City;Pennsylvania;Pensilvania|WN
|Titogrado|
||
|Guadalupe|
|La Perla del Sur;Puerto Rico|
|Azores;São Miguel|
|Papúa Nueva Guinea|
|Puerto España;Trinidad;Trinidad y Tobago|
|Efate|
|Puerto Príncipe|
|Rose City;Vancouver WA;Beaverton;Salem;Oregon|WN
|Portland ME;Bar Harbor;Kennebunkport;Maine|WN
|Oporto|
|Brasil|
|Praga;Praha;Chequia|
||
|New England;Newport RI;TF Green;Cape Cod;Rhode Island|WN
|Provo;Turks and Caicos;Grace Bay;Turcas y Caicos;Islas Turcas y Caicos|WN
|Cataratas del Iguazú;Iguazu Falls|
|Sosúa;Cabarete;Amber Cove;República Dominicana|
|Vallarta;Riviera Nayarit;Sayulita;Punta Mita|WN
|Patagonia;Torres del Paine|
|Cap Cana;Higüey;República Dominicana|WN
||
|Port Charlotte;Florida|
|Québec|
|Milford Sound;Nueva Zelanda|
||
|Mitad del Mundo|
|Research Triangle;The Triangle;Cary;North Carolina;Carolina del Norte|WN
|Mount Rushmore;Black Hills;South Dakota;Dakota del Sur|
|Islas Cook|
|Brasil|
|Tahoe;Carson City;Sparks;Biggest Little City;Nevada|WN
|REK;Reikiavik;Blue Lagoon;Islandia|FI
|Rodas;Grecia|
|Petersburg;Virginia|WN
|Letonia|
|RIO;Copacabana;Brasil|
|RIO;Brasil|
|Riad;Arabia Saudita|
|Bay Islands;Islas de la Bahía|
|Finger Lakes;New York;Nueva York|WN
|ROM;Roma;Fiumicino;Italia|
|Lapland;Laponia;Santa Claus Village;Finlandia|
|Sac;Sactown;Davis;Roseville;California|WN
|La Réunion;Isla Reunión|
|CNMI;Garapan;Northern Mariana Islands;Islas Marianas del Norte|
|Cabo Verde|
|Park City;Provo;Ogden;Great Salt Lake;Utah|WN
|Bahia;Salvador de Bahía;Brasil|
|Salzburgo|
|Providencia|
|Alamo City;The Alamo;New Braunfels;Texas|WN
|America%2019s Finest City;Lindbergh Field;La Jolla;Carlsbad;Chula Vista;California|WN
|SF;Bay Area;Frisco;San Mateo;Bahía de San Francisco;California|WN
|Silicon Valley;Bay Area;Mineta;Palo Alto;California|WN
|San Jose CR;Jacó;La Fortuna;Monteverde|WN
|Carolina PR;Isla Verde;Condado;Viejo San Juan;Old San Juan;Puerto Rico|WN
||
|El Tunco|
|Goleta;American Riviera;Ventura;California|WN
|Santa Cruz de la Sierra|
|Wine Country;Schulz;Healdsburg;Petaluma;California|WN
|Santiago de Chile;Valparaíso;Viña del Mar|
|Santiago de los Caballeros;República Dominicana|
|Boca Chica;República Dominicana|
|Thira;Grecia|
|SAO;Brasil|
|SAO;Sampa;Brasil|
|SPK;Hokkaido;Niseko;Japón|
|Bosnia y Herzegovina|
|Siesta Key;Anna Maria Island;Venice FL;Florida|WN
|Hilton Head Island;Bluffton;Tybee Island;Georgia|WN
|SeaTac;Sea-Tac;Emerald City;Bellevue;Puget Sound;Washington|WN
|SEL;Seúl;Corea del Sur|
|SEL;Seúl;Corea del Sur|
|Sevilla;España|
||
||
|Limerick;Cliffs of Moher;Irlanda|
|Red Sea;Egipto|
||
|REP;Angkor Wat;Camboya|
|Singapur|
|St. Maarten;St Martin;Saint Martin;San Martín;Maho Beach|WN
|South Dakota;Dakota del Sur|
|Macedonia del Norte|
||
|Croacia|
|Coeur d'Alene;Washington|WN
|Missouri;Misuri|
|St Croix;Saint Croix;Santa Cruz;USVI;Virgin Islands;Islas Vírgenes|
|Saint John%2019s;Newfoundland;Terranova|
|San Cristóbal;Nevis;Saint Kitts;San Cristóbal y Nieves|
|St Louis;Saint Louis;San Luis;Gateway City;Lambert;Missouri;Misuri|WN
|Saint Lucia;Santa Lucía;Castries|
|St Pete;Saint Petersburg;Florida|
|St Thomas;Saint Thomas;Santo Tomás;USVI;St. John;Cruz Bay;Virgin Islands;Islas Vírgenes|WN
|San Vicente;San Vicente y las Granadinas|
|Steamboat;Yampa Valley;Colorado|WN
|STO;Estocolmo;Suecia|
|Alemania|
|Idaho|
|Fiyi|
|Sídney;Bondi|
|New York;Nueva York|
||BR CI
|Tallin|
|Tampa Bay;St Pete;Bahía de Tampa;Ybor City;Florida|WN
||
|Taskent|
|Tiflis|
|TGU;Toncontín|
|Jerusalem;Jerusalén|
|TCI;Canary Islands;Islas Canarias;España|
|Salónica;Thessalonica;Grecia|
||
|Rosarito;Ensenada;CBX|
||
|TYO;Tokio;Yokohama;Japón|
|TYO;Tokio;Chiba;Japón|
|YTO;Pearson;Niagara Falls|
|Islas Vírgenes Británicas|
|Tolosa;Francia|
|Michigan|
|New Jersey;Nueva Jersey|
|Washington|
|Northern Lights;Noruega|
|Noruega|
|Old Pueblo;Sierra Vista;Arizona|WN
|Broken Arrow;Oklahoma|WN
|Bacalar;Riviera Maya|
|Túnez;Carthage|
|Torino;Italia|
||
|ULN;Ulán Bator|
|Xinjiang;Urumchi|
|Tierra del Fuego;Fin del Mundo|
|Colorado|
|España|
|Whistler|
|Cárdenas|
|Venecia;Venezia;Italia|
||
|Vancouver Island|
|Cataratas Victoria;Livingstone;Zimbabue|
|Viena;Wien|
||
|Vilna;Lituania|
|Varsovia;Warszawa;Polonia|
|WAS;D.C.;Washington DC;National Airport;Reagan;District of Columbia;Distrito de Columbia|WN
|WAS;D.C.;Washington DC;Reston;Virginia|
|Nueva Zelanda|
|PBI;Palm Beach International;Jupiter;Florida|WN
|NYC;Westchester;Nueva York;New York|
|McConnell;Kansas|WN
|North Carolina;Carolina del Norte|
|Windhuk|
||
||
|Terracotta Army;SIA|
|Rangoon;Rangún;Burma;Myanmar (Birmania)|
|Ereván|
|Croacia|
|Stone Town|
|Suiza|`;
