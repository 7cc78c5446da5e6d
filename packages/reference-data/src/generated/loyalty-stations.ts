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
|Capital District;Schenectady;Troy;Saratoga Springs;New York;Nueva York|9Z
|Santa Fe;Alburquerque;New Mexico;Nuevo México|9Z
|Argel;Argelia|
|Benidorm;Costa Blanca;España|
|Uluru;Ayers Rock|
|Lehigh Valley;Pennsylvania;Pensilvania|
|Alma-Ata;Kazajistán|
|Texas Panhandle;Texas|9Z
|Petra;Jordania|
|Schiphol;Países Bajos|
|Wasilla;Kenai;Alaska|9Z
|Turkish Riviera;Turkey;Turquía|
|Antananarive;Tana|
|Antigua y Barbuda|
|Upolu|
|Humboldt;Redwoods;California|
||
|Palm Beach Aruba;Eagle Beach|9Z
|Hendersonville;Blue Ridge Mountains;North Carolina;Carolina del Norte|
|Colorado|
|TSE;Nur-Sultan;Kazajistán|
||
|Atenas;Grecia|
|Hotlanta;Hartsfield;Georgia|9Z
|T%0101maki Makaurau;Nueva Zelanda|
|ATX;Round Rock;San Marcos;Texas|9Z
|California|
|BAK;Azerbaiyán|
|Ubud;Kuta;Seminyak|
|WAS;D.C.;Washington DC;Annapolis;Columbia;Maryland|9Z
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
|Ambergris Caye;San Pedro BZ;Caye Caulker;Ciudad de Belice;Belice|9Z
|Washington|
|BHZ;Confins;Brasil|
|Bangalore|
|Noruega|
|Tegel;Schönefeld;Alemania|
|Bermudas|
|Bilbo;San Sebastián;España|
|Montana|
|Tuscaloosa;Alabama|9Z
|Reino Unido|
|FRU;Biskek;Frunze;Manas;Kirguistán|
|North Dakota;Dakota del Norte|
|Santafé de Bogotá|
|Treasure Valley;Nampa;Idaho|9Z
|Bolonia;Italia|
|Caribe neerlandés|
|Burdeos;Francia|
|Beantown;Logan;Cambridge;New England;Massachusetts|9Z
|Yellowstone;Livingston;Montana|9Z
|Brasil|
|Eslovaquia|
||
|Reino Unido|
|Bruselas;Bruxelles;Zaventem;Bélgica|
|BUH;Bucarest;Bucure%0219ti;Rumania|
|Hungría|
|BUE;Capital Federal|
|BUE;Capital Federal|
|Niagara;New York;Nueva York|9Z
|Bob Hope;LA;Glendale;Pasadena;California|9Z
|Stowe;Lake Champlain;Vermont|
|Pusan;Corea del Sur|
|Great Barrier Reef;Gran Barrera de Coral|
|El Cairo;Giza;Pyramids;Egipto|
|Banff;Lake Louise|
||
||
|Tulum;Isla Mujeres;Costa Mujeres|9Z
|Ciudad del Cabo;Kaapstad;Stellenbosch;Sudáfrica|
|Maiquetía|
|Cartagena de Indias|
|CAS;Dar el Beida;Marruecos|
|Sicily;Sicilia;Italia|
|Cayena;Guayana Francesa|
|Mactan;Filipinas|
|Iowa City;Iowa|
|Charleston SC;Mount Pleasant;Kiawah Island;South Carolina;Carolina del Sur|9Z
|Charleston WV;West Virginia;Virginia Occidental|
|Queen City;Gastonia;Rock Hill;North Carolina;Carolina del Norte|9Z
|Tennessee|
|CTU|
|Madras|
|Tailandia|
|CHI;Windy City;Chicagoland;O'Hare;Gary;Illinois|9Z
|CHI;Windy City;Chicagoland;Orchard Field;Rosemont;Illinois|
||
|KIV;Kishinev;Moldavia|
||
|%014ctautahi;Nueva Zelanda|
|Northern Kentucky;Florence KY;Kentucky|9Z
|Filipinas|
|Akron;Ohio|9Z
|Köln;Colonia;Alemania|
||
|Pikes Peak;Pueblo;Colorado|9Z
|South Carolina;Carolina del Sur|
|Dublin OH;Ohio|9Z
|Copenhague;København;Malmö;Dinamarca|
||
|Port Aransas;Padre Island;Texas|9Z
||
|San Miguel de Cozumel|
|Curazao|
|Brasil|
|Cuzco;Valle Sagrado|
|Hoi An|
|DKR;Thiès|
|DFW;Dallas/Fort Worth;Big D;Plano;Arlington TX;Texas|9Z
|Metroplex;Texas|
|Arabia Saudita|
|Dodoma|
||
|Boquete;Chiriquí|
|Ohio|
|Florida|
|Mile High City;Boulder;Fort Collins;Aurora;Stapleton;Colorado|9Z
|Ames;Iowa|9Z
|Eglin;Valparaiso;Emerald Coast;30A;Miramar Beach;Florida|9Z
|Motor City;Ann Arbor;Romulus;DTT;Dearborn;Michigan|9Z
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
|Ciudad Juárez;Juárez;Las Cruces;Texas|9Z
||
|Corvallis;Springfield OR;Oregon|9Z
||
|Alaska|
|North Dakota;Dakota del Norte|
|Algarve|
|Northwest Arkansas;Walmart;Arkansas|
|Florencia;Firenze;Tuscany;Toscana;Italia|
|Ft Lauderdale;Ft. Lauderdale;Pompano Beach;Florida|9Z
|Ft Myers;Ft. Myers;Sanibel;Bonita Springs;Marco Island;Florida|9Z
|Martinica|
|Brasil|
|Cataratas del Iguazú;Iguassu;Brasil|
|Fráncfort;Alemania|
|Lucaya|
|Yosemite;Clovis;California|9Z
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
|Seven Mile Beach;Gran Caimán;Islas Caimán|9Z
|Colorado|
|Muskegon;Holland MI;Michigan|9Z
|Wisconsin|
|Piedmont Triad;The Triad;North Carolina;Carolina del Norte|
|South Carolina;Carolina del Sur|9Z
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
|Rio Grande Valley;Valle del Río Grande;McAllen;Isla del Padre;Texas|9Z
|Hershey;Lancaster;York;Pennsylvania;Pensilvania|
|Windsor Locks;Bradley;New Haven;Connecticut|9Z
|La Habana|
|Helsingfors;Finlandia|
|Crete;Creta;Iraklion;Grecia|
||
|Big Island;Hawai%02bbi Volcanoes;Isla Grande;Hawái;Hawaii|9Z
|Saigon|
|Tasmania|
||
|Kowloon;RAE de Hong Kong (China)|
|Guadalcanal;Islas Salomón|
|O%02bbahu;Waikiki;Pearl Harbor;Big Pineapple;Hawái;Hawaii|9Z
|Galveston;Space City;Texas|9Z
|Bush;Texas|
|Puerto Escondido|
|Alabama|
|Red Sea;El Gouna;Egipto|
||
|Eivissa;España|
|Indy;Carmel;Indiana|9Z
|Rawalpindi|
|Estambul;Constantinople;Turkey;Turquía|
|Estambul;Turkey;Turquía|
|Troncones|
|Jackson Hole;Grand Teton;Teton Village;Wyoming|
|Vicksburg;Mississippi;Misisipi|9Z
|Jax;St. Augustine;Amelia Island;Florida|9Z
|JKT;Yakarta|
|Yeda;Mecca;La Meca;Arabia Saudita|
|Corea del Sur|
|Johannesburgo;Pretoria;Soweto;Joburg;Sudáfrica|
|Alaska|
|Lahaina;Wailea;Kaanapali;Hawái;Hawaii|9Z
|Glacier National Park;Flathead;Montana|
|KC;Overland Park;Independence;Missouri;Misuri|9Z
||
|Katmandú;Everest|
|Okanagan|
|Florida Keys;Cayo Hueso;Florida|
|Gorillas;Ruanda|
|Serengeti;Mount Kilimanjaro|
|Port Royal|
|Léopoldville;República Democrática del Congo|
|Smoky Mountains;Great Smoky Mountains;Dollywood;Pigeon Forge;McGhee Tyson;Tennessee|9Z
|Cochin|
|Ko Samui;Tailandia|
|Calcutta;Calcuta|
|Big Island;Kailua;Waikoloa;Isla Grande;Hawái;Hawaii|9Z
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
|Vegas;Sin City;McCarran;Henderson;Hoover Dam;Nevada|9Z
|San Miguel de Allende;Irapuato|
|Kentucky|
|Tamarindo;Papagayo;Playas del Coco;Nosara|9Z
||
|Garden Isle;Poipu;Princeville;Hawái;Hawaii|9Z
|Callao|
|Lisboa|
|Hot Springs;Adams Field;Arkansas|9Z
|Liubliana;Eslovenia|
||
|LON;Londres;Docklands;Reino Unido|
|LON;Londres;Reino Unido|
|LON;Londres;Reino Unido|
|LON;Londres;Reino Unido|
|LON;Londres;Reino Unido|
|LA;Playa Larga;California|9Z
|NYC;Nueva York;MacArthur;The Hamptons;Suffolk County|9Z
|LA;L.A.;Hollywood;Santa Monica;City of Angels;California|9Z
|Cabo;Baja California Sur|9Z
|Standiford;Kentucky Derby;Bardstown;Kentucky|9Z
|LAD|
|Louangphabang|
|South Plains;Texas|9Z
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
|New England;Nashua;Concord;New Hampshire;Nuevo Hampshire|9Z
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
|Graceland;Bluff City;Tennessee|9Z
||
|Yucatán;Chichén Itzá;Progreso|
|CDMX;Ciudad de México;Distrito Federal;DF;AICM|
|CDMX;Ciudad de México;AIFA;Santa Lucía|
|Miami Beach;Coral Gables;South Beach;Everglades;Magic City;Florida|9Z
|Permian Basin;Texas|9Z
|MIL;Orio al Serio;Italia|
|MIL;Milano;Italia|
|MIL;Milano;Como;Italia|
|Brew City;Racine;Kenosha;Wisconsin|9Z
|Twin Cities;Ciudades Gemelas;Saint Paul;Mall of America;Minnesota|9Z
|Montana|
|Alabama|
|Diani Beach;Kenia|
|Mo Bay;Ocho Ríos;Negril;Bahía Montego|9Z
|Carmel;Pebble Beach;Big Sur;California|
||
|Colonia del Sacramento|
|YMQ;Dorval|
|Ouray;Crested Butte;Colorado|9Z
|Bombay|
|München;Alemania|
|Mascate|
|Miconos;Grecia|
|Grand Strand;Conway;South Carolina;Carolina del Sur|9Z
|Viti Levu;Denarau;Fiyi|
|Chubu;Japón|
|Masai Mara;Maasai Mara;Kenia|
|Francia|
|Nápoles;Napoli;Amalfi;Italia|
|Music City;Franklin;Tennessee|9Z
|Paradise Island;New Providence;Isla Paraíso;Atlantis|9Z
|Delhi;Nueva Delhi;Agra;Taj Mahal|
|Connecticut|
|NOLA;Nueva Orleans;Big Easy;Crescent City;Metairie;Louisiana;Luisiana|9Z
|NYC;Nueva York;Idlewild;Queens;Brooklyn;Manhattan|
|NYC;Nueva York;Manhattan;Queens;Brooklyn;Bronx;Big Apple|9Z
|NYC;Nueva York;Jersey City;Manhattan;New Jersey;Nueva Jersey|
|Reino Unido|
|Niza;Cannes;Monaco;Costa Azul;French Riviera;Francia|
|Hampton Roads;Chesapeake;Virginia|9Z
|Nueva Caledonia|
|Tongatapu|
|Bay Area;East Bay;Bahía de San Francisco;California|9Z
|Monte Albán|
|Japón|
|OK City;Norman;Edmond;Oklahoma|9Z
|Council Bluffs;Lincoln NE;Nebraska|9Z
|Inland Empire;LA;Rancho Cucamonga;California|9Z
|John Wayne;OC;Newport Beach;Disneyland;LA;Los Ángeles;Huntington Beach;Condado de Orange;California|9Z
|Disney World;Walt Disney World;Universal Studios;Disney;ORL;McCoy;Florida|9Z
|Disney World;ORL;Florida|
|OSA;Kyoto;Kioto;Japón|
|OSA;Kyoto;Kioto;Kobe;Japón|
|Noruega|
|Gatineau|
|Uagadugú|
|Tutuila;American Samoa;Samoa Americana|
|Sicily;Sicilia;Italia|
|Coachella;Palm Desert;Joshua Tree;Indio;California|9Z
|Majorca;Mallorca;España|
|Ciudad de Panamá;Tocumen;Panama Canal;Canal de Panamá|
|30A;Seaside;Emerald Coast;PFN;Florida|9Z
|Tahiti;Bora Bora;Polinesia Francesa|
|Surinam|
|PAR;Roissy;Francia|
|PAR;Francia|
|Thimphu;Bután|
|George Town;Malasia|
|Gulf Shores;Orange Beach;Perdido Key;Florida|9Z
||
|Philly;Filadelfia;Camden;Wilmington DE;Pennsylvania;Pensilvania|9Z
|PNH;Nom Pen;Camboya|
|Fénix;Scottsdale;Tempe;Mesa;Sedona;Valley of the Sun;Arizona|9Z
|Tailandia|
|Tuscany;Toscana;Italia|
|Steel City;Pennsylvania;Pensilvania|9Z
|Titogrado|
||
|Guadalupe|
|La Perla del Sur;Puerto Rico|
|Azores;São Miguel|
|Papúa Nueva Guinea|
|Puerto España;Trinidad;Trinidad y Tobago|
|Efate|
|Puerto Príncipe|
|Rose City;Vancouver WA;Beaverton;Salem;Oregon|9Z
|Portland ME;Bar Harbor;Kennebunkport;Maine|9Z
|Oporto|
|Brasil|
|Praga;Praha;Chequia|
||
|New England;Newport RI;TF Green;Cape Cod;Rhode Island|9Z
|Provo;Turks and Caicos;Grace Bay;Turcas y Caicos;Islas Turcas y Caicos|9Z
|Cataratas del Iguazú;Iguazu Falls|
|Sosúa;Cabarete;Amber Cove;República Dominicana|
|Vallarta;Riviera Nayarit;Sayulita;Punta Mita|9Z
|Patagonia;Torres del Paine|
|Cap Cana;Higüey;República Dominicana|9Z
||
|Port Charlotte;Florida|
|Québec|
|Milford Sound;Nueva Zelanda|
||
|Mitad del Mundo|
|Research Triangle;The Triangle;Cary;North Carolina;Carolina del Norte|9Z
|Mount Rushmore;Black Hills;South Dakota;Dakota del Sur|
|Islas Cook|
|Brasil|
|Tahoe;Carson City;Sparks;Biggest Little City;Nevada|9Z
|REK;Reikiavik;Blue Lagoon;Islandia|FI
|Rodas;Grecia|
|Petersburg;Virginia|9Z
|Letonia|
|RIO;Copacabana;Brasil|
|RIO;Brasil|
|Riad;Arabia Saudita|
|Bay Islands;Islas de la Bahía|
|Finger Lakes;New York;Nueva York|9Z
|ROM;Roma;Fiumicino;Italia|
|Lapland;Laponia;Santa Claus Village;Finlandia|
|Sac;Sactown;Davis;Roseville;California|9Z
|La Réunion;Isla Reunión|
|CNMI;Garapan;Northern Mariana Islands;Islas Marianas del Norte|
|Cabo Verde|
|Park City;Provo;Ogden;Great Salt Lake;Utah|9Z
|Bahia;Salvador de Bahía;Brasil|
|Salzburgo|
|Providencia|
|Alamo City;The Alamo;New Braunfels;Texas|9Z
|America%2019s Finest City;Lindbergh Field;La Jolla;Carlsbad;Chula Vista;California|9Z
|SF;Bay Area;Frisco;San Mateo;Bahía de San Francisco;California|9Z
|Silicon Valley;Bay Area;Mineta;Palo Alto;California|9Z
|San Jose CR;Jacó;La Fortuna;Monteverde|9Z
|Carolina PR;Isla Verde;Condado;Viejo San Juan;Old San Juan;Puerto Rico|9Z
||
|El Tunco|
|Goleta;American Riviera;Ventura;California|9Z
|Santa Cruz de la Sierra|
|Wine Country;Schulz;Healdsburg;Petaluma;California|9Z
|Santiago de Chile;Valparaíso;Viña del Mar|
|Santiago de los Caballeros;República Dominicana|
|Boca Chica;República Dominicana|
|Thira;Grecia|
|SAO;Brasil|
|SAO;Sampa;Brasil|
|SPK;Hokkaido;Niseko;Japón|
|Bosnia y Herzegovina|
|Siesta Key;Anna Maria Island;Venice FL;Florida|9Z
|Hilton Head Island;Bluffton;Tybee Island;Georgia|9Z
|SeaTac;Sea-Tac;Emerald City;Bellevue;Puget Sound;Washington|9Z
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
|St. Maarten;St Martin;Saint Martin;San Martín;Maho Beach|9Z
|South Dakota;Dakota del Sur|
|Macedonia del Norte|
||
|Croacia|
|Coeur d'Alene;Washington|9Z
|Missouri;Misuri|
|St Croix;Saint Croix;Santa Cruz;USVI;Virgin Islands;Islas Vírgenes|
|Saint John%2019s;Newfoundland;Terranova|
|San Cristóbal;Nevis;Saint Kitts;San Cristóbal y Nieves|
|St Louis;Saint Louis;San Luis;Gateway City;Lambert;Missouri;Misuri|9Z
|Saint Lucia;Santa Lucía;Castries|
|St Pete;Saint Petersburg;Florida|
|St Thomas;Saint Thomas;Santo Tomás;USVI;St. John;Cruz Bay;Virgin Islands;Islas Vírgenes|9Z
|San Vicente;San Vicente y las Granadinas|
|Steamboat;Yampa Valley;Colorado|9Z
|STO;Estocolmo;Suecia|
|Alemania|
|Idaho|
|Fiyi|
|Sídney;Bondi|
|New York;Nueva York|
||BR CI
|Tallin|
|Tampa Bay;St Pete;Bahía de Tampa;Ybor City;Florida|9Z
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
|Old Pueblo;Sierra Vista;Arizona|9Z
|Broken Arrow;Oklahoma|9Z
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
|WAS;D.C.;Washington DC;National Airport;Reagan;District of Columbia;Distrito de Columbia|9Z
|WAS;D.C.;Washington DC;Reston;Virginia|
|Nueva Zelanda|
|PBI;Palm Beach International;Jupiter;Florida|9Z
|NYC;Westchester;Nueva York;New York|
|McConnell;Kansas|9Z
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
