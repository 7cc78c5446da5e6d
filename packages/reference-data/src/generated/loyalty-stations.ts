// Written by scripts/generate.ts: change its inputs, then run `pnpm generate`.

export const homeCountryNames: string = "United States|Estados Unidos|USA|EE. UU.";

export const loyaltyRows: string = `|Abiyán;Yamoussoukro;Costa de Marfil|
|Abu Dabi;Emiratos Árabes Unidos|
||
|Guerrero|
|Acra|
|Adís Abeba;Addis Abeba;Etiopía|
||
|Borinquen;Rincón;Puerto Rico|
|Ohio|
|Capital District;Schenectady;Troy;Saratoga Springs;Lake George;Adirondacks;New York;Nueva York|9Z
|Santa Fe;Alburquerque;Taos;Los Álamos;Roswell;New Mexico;Nuevo México|9Z
|Argel;Argelia|
|Benidorm;Costa Blanca;España|
|Uluru;Ayers Rock|
|Lehigh Valley;Pennsylvania;Pensilvania|
|Alma-Ata;Kazajistán|
|Texas Panhandle;Texas;Tejas|9Z
|Petra;Jordania|
|Schiphol;Holanda;Holland;Países Bajos|
|Wasilla;Kenai;Denali;Seward;Homer AK;Alaska|9Z
|Turkish Riviera;Turkey;Turquía|
|Antananarive;Tana|
|Antigua y Barbuda|
|Upolu|
|Humboldt;Redwoods;California|
||
|Palm Beach Aruba;Eagle Beach;Noord|9Z
|Hendersonville;Blue Ridge Mountains;North Carolina;Carolina del Norte|
|Colorado|
|TSE;Nur-Sultan;Kazajistán|
||
|Atenas;Grecia|
|Hotlanta;Hartsfield;Marietta;Alpharetta;Decatur;Athens GA;Buckhead;Georgia|9Z
|T%0101maki Makaurau;Nueva Zelanda|
|ATX;Round Rock;San Marcos;Georgetown TX;Cedar Park;Hill Country;Texas;Tejas|9Z
|California|
|BAK;Azerbaiyán|
|Ubud;Kuta;Seminyak|
|WAS;D.C.;Washington DC;Annapolis;Columbia;Ocean City MD;Towson;Ellicott City;Fort Meade;Maryland|9Z
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
|Ambergris Caye;San Pedro BZ;Caye Caulker;Ciudad de Belice;Placencia;Belmopán;Belice|9Z
|Washington|
|BHZ;Confins;Brasil|
|Bangalore|
|Noruega|
|Tegel;Schönefeld;Alemania|
|Bermudas|
|Bilbo;San Sebastián;España|
|Montana|
|Tuscaloosa;Auburn AL;Montgomery;Alabama|9Z
|Reino Unido|
|FRU;Biskek;Frunze;Manas;Kirguistán|
|North Dakota;Dakota del Norte|
|Santafé de Bogotá|
|Treasure Valley;Nampa;Sun Valley;Meridian ID;Eagle ID;Idaho|9Z
|Bolonia;Italia|
|Caribe neerlandés|
|Burdeos;Francia|
|Beantown;Logan;Cambridge;New England;Martha%2019s Vineyard;Nantucket;Salem MA;Quincy MA;Cape Cod;Massachusetts|9Z
|Yellowstone;Livingston;West Yellowstone;Montana|9Z
|Brasil|
|Eslovaquia|
||
|Reino Unido|
|Bruselas;Bruxelles;Zaventem;Bélgica|
|BUH;Bucarest;Bucure%0219ti;Rumania|
|Hungría|
|BUE;Capital Federal|
|BUE;Capital Federal|
|Niagara;Cataratas del Niágara;Rochester NY;Hamilton Ontario;New York;Nueva York|9Z
|Bob Hope;LA;Glendale;Pasadena;Malibu;Van Nuys;Universal City;Santa Clarita;San Fernando Valley;Thousand Oaks;California|9Z
|Stowe;Lake Champlain;Vermont|
|Pusan;Corea del Sur|
|Great Barrier Reef;Gran Barrera de Coral|
|El Cairo;Giza;Pyramids;Egipto|
|Banff;Lake Louise;Alberta|
||
||
|Tulum;Isla Mujeres;Costa Mujeres;Quintana Roo;Puerto Morelos;Holbox;Isla Holbox;Akumal;Xcaret;Chichén Itzá;Playa Mujeres;Cozumel;Chetumal|9Z
|Ciudad del Cabo;Kaapstad;Stellenbosch;Sudáfrica|
|Maiquetía|
|Cartagena de Indias|
|CAS;Dar el Beida;Marruecos|
|Sicily;Sicilia;Italia|
|Cayena;Guayana Francesa|
|Mactan;Filipinas|
|Iowa City;Iowa|
|Charleston SC;Mount Pleasant;Kiawah Island;Folly Beach;Beaufort SC;South Carolina;Carolina del Sur|9Z
|Charleston WV;West Virginia;Virginia Occidental|
|Queen City;Gastonia;Rock Hill;Concord NC;Hickory;North Carolina;Carolina del Norte|9Z
|Tennessee|
|CTU|
|Madras|
|Tailandia|
|CHI;Windy City;Chicagoland;O'Hare;Gary;Joliet;Naperville;Oak Lawn;South Side;Hammond;Illinois|9Z
|CHI;Windy City;Chicagoland;Orchard Field;Rosemont;Evanston;Schaumburg;Naperville;Illinois|
||
|KIV;Kishinev;Moldavia|
||
|%014ctautahi;Nueva Zelanda|
|Northern Kentucky;Florence KY;Dayton;Hamilton OH;Kentucky|9Z
|Filipinas|
|Akron;Toledo;Sandusky;Cedar Point;Ohio|9Z
|Köln;Colonia;Alemania|
||
|Pikes Peak;Pueblo;Garden of the Gods;Colorado|9Z
|South Carolina;Carolina del Sur|
|Dublin OH;Springfield OH;Newark OH;Ohio|9Z
|Copenhague;København;Malmö;Dinamarca|
||
|Port Aransas;Padre Island;Kingsville;Rockport TX;Texas;Tejas|9Z
||
|San Miguel de Cozumel;Quintana Roo|
|Curazao|
|Brasil|
|Cuzco;Valle Sagrado|
|Hoi An|
|DKR;Thiès|
|DFW;Dallas/Fort Worth;Big D;Plano;Arlington TX;Irving;Garland;Frisco TX;McKinney;Denton;Waco;AT&T Stadium;Texas;Tejas|9Z
|Metroplex;Texas;Tejas|
|Arabia Saudita|
|Dodoma|
||
|Boquete;Chiriquí|
|Ohio|
|Florida|
|Mile High City;Boulder;Fort Collins;Aurora;Stapleton;Vail;Breckenridge;Aspen;Rocky Mountain National Park;Estes Park;Winter Park;Keystone;Greeley;Cheyenne;Colorado|9Z
|Ames;Iowa State;Iowa|9Z
|Eglin;Valparaiso;Emerald Coast;30A;Miramar Beach;Santa Rosa Beach;Niceville;Florida|9Z
|Motor City;Ann Arbor;Romulus;DTT;Dearborn;Toledo;Flint;Lansing;Windsor Ontario;Michigan|9Z
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
|Alberta|
|Países Bajos|
|Ciudad Juárez;Juárez;Las Cruces;Fort Bliss;White Sands;Texas;Tejas|9Z
||
|Corvallis;Springfield OR;Oregon|9Z
||
|Alaska|
|North Dakota;Dakota del Norte|
|Algarve|
|Northwest Arkansas;Walmart;Arkansas|
|Florencia;Firenze;Tuscany;Toscana;Italia|
|Ft Lauderdale;Ft. Lauderdale;Pompano Beach;Hollywood FL;Boca Ratón;Coral Springs;Pembroke Pines;Port Everglades;Florida|9Z
|Ft Myers;Ft. Myers;Sanibel;Bonita Springs;Marco Island;Nápoles;Estero;Florida|9Z
|Martinica|
|Brasil|
|Cataratas del Iguazú;Iguassu;Brasil|
|Fráncfort;Alemania|
|Lucaya|
|Yosemite;Clovis;Sequoia;Kings Canyon;Visalia;Bakersfield;Merced;California|9Z
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
|Seven Mile Beach;Gran Caimán;Little Cayman;Caimán;Islas Caimán|9Z
|Colorado|
|Muskegon;Holland MI;Kalamazoo;Lansing;Lake Michigan;Michigan|9Z
|Wisconsin|
|Piedmont Triad;The Triad;North Carolina;Carolina del Norte|
|Asheville;Clemson;South Carolina;Carolina del Sur|9Z
|Granada|
|Tlaquepaque;Zapopan;Chapala;Jalisco|
|Tamuning;Agaña|
|Cantón|
|Ciudad de Guatemala;Antigua Guatemala|
||
|Nova Scotia;Nueva Escocia|
|Hamburgo;Alemania|
||
|Ha Noi;Ha Long Bay|
|Salisbury;Zimbabue|
|Rio Grande Valley;Valle del Río Grande;McAllen;Isla del Padre;Reynosa;Matamoros;Texas;Tejas|9Z
|Hershey;Lancaster;York;Pennsylvania;Pensilvania|
|Windsor Locks;Bradley;New Haven;Springfield MA;Connecticut Valley;Yale;Connecticut|9Z
|La Habana|
|Helsingfors;Finlandia|
|Crete;Creta;Iraklion;Grecia|
|Sonora|
|Big Island;Hawai%02bbi Volcanoes;Isla Grande;Hawái;Hawaii|9Z
|Saigon|
|Tasmania|
||
|Kowloon;RAE de Hong Kong (China)|
|Guadalcanal;Islas Salomón|
|O%02bbahu;Waikiki;Pearl Harbor;Big Pineapple;Hawái;Ko Olina;North Shore;Kailua HI;Honolulú Oahu;Hawaii|9Z
|Galveston;Space City;The Woodlands;Sugar Land;Pasadena TX;NASA;Katy;League City;Pearland;Texas;Tejas|9Z
|Bush;The Woodlands;Texas;Tejas|
|Puerto Escondido|
|Alabama|
|Red Sea;El Gouna;Egipto|
||
|Eivissa;España|
|Indy;Carmel;Bloomington IN;Lafayette IN;Muncie;Indiana|9Z
|Rawalpindi|
|Estambul;Constantinople;Turkey;Turquía|
|Estambul;Turkey;Turquía|
|Troncones;Guerrero|
|Jackson Hole;Grand Teton;Teton Village;Wyoming|
|Vicksburg;Hattiesburg;Mississippi;Misisipi|9Z
|Jax;St. Augustine;Amelia Island;Ponte Vedra;Fernandina Beach;San Agustín;Florida|9Z
|JKT;Yakarta|
|Yeda;Mecca;La Meca;Arabia Saudita|
|Corea del Sur|
|Johannesburgo;Pretoria;Soweto;Joburg;Sudáfrica|
|Alaska|
|Lahaina;Wailea;Kaanapali;Hawái;Kihei;Haleakala;Lanai;Molokai;Hawaii|9Z
|Glacier National Park;Flathead;Montana|
|KC;Overland Park;Independence;Topeka;Lawrence KS;Branson;Leavenworth;Missouri;Misuri|9Z
||
|Katmandú;Everest|
|Okanagan|
|Florida Keys;Cayo Hueso;Los Cayos;Cayos de Florida;Key Largo;Islamorada;Florida|
|Gorillas;Ruanda|
|Serengeti;Mount Kilimanjaro|
|Port Royal|
|Léopoldville;República Democrática del Congo|
|Smoky Mountains;Great Smoky Mountains;Dollywood;Pigeon Forge;McGhee Tyson;Sevierville;Dollywood TN;Tennessee|9Z
|Cochin|
|Ko Samui;Tailandia|
|Calcutta;Calcuta|
|Big Island;Kailua;Waikoloa;Isla Grande;Hawái;Mauna Kea;Kohala;Hawaii|9Z
|Palaos|
|Borneo;Sabah;Malasia|
|Cracovia;Cracow;Polonia|
|Petronas;Malasia|
||
|Ciudad de Kuwait|
|La Paz BCS;Baja California Sur|
||
|Bayahibe;Casa de Campo;República Dominicana|
||
||
|Nicosia;Chipre|
|Vegas;Sin City;McCarran;Henderson;Hoover Dam;Grand Canyon;Gran Cañón;Lake Havasu;Laughlin;Zion;St. George UT;Death Valley;Valle de la Muerte;Nevada|9Z
|San Miguel de Allende;Irapuato|
|Kentucky|
|Tamarindo;Papagayo;Playas del Coco;Nosara;Playa Conchal;Santa Teresa|9Z
||
|Garden Isle;Poipu;Princeville;Hawái;Hanalei;Na Pali;Waimea Canyon;Hawaii|9Z
|Callao|
|Lisboa|
|Hot Springs;Adams Field;Pine Bluff;Conway AR;Arkansas|9Z
|Liubliana;Eslovenia|
||
|LON;Londres;England;Inglaterra;Docklands;Reino Unido|
|LON;Londres;England;Inglaterra;Reino Unido|
|LON;Londres;England;Inglaterra;Reino Unido|
|LON;Londres;England;Inglaterra;Reino Unido|
|LON;Londres;England;Inglaterra;Reino Unido|
|LA;Playa Larga;Anaheim;Disneyland;San Pedro CA;Catalina Island;Isla Catalina;California|9Z
|NYC;Nueva York;MacArthur;The Hamptons;Suffolk County;Montauk;Fire Island;Long Island MacArthur|9Z
|LA;L.A.;Hollywood;Santa Monica;City of Angels;Malibu;Venice Beach;Beverly Hills;Inglewood;Torrance;Redondo Beach;Marina del Rey;California|9Z
|Cabo;Baja California Sur;Todos Santos;La Paz;San Lucas|9Z
|Standiford;Kentucky Derby;Bardstown;Bowling Green;Fort Knox;Kentucky|9Z
|LAD|
|Louangphabang|
|South Plains;Texas;Tejas|9Z
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
|New England;Nashua;Concord;White Mountains;Salem NH;New Hampshire;Nuevo Hampshire|9Z
|Filipinas|
|Lourenço Marques|
|Marrakesh;Marruecos|
|Marsella;Aix-en-Provence;Francia|
|Okavango;Botsuana|
|Mauricio;Isla Mauricio|
|Perla del Pacífico;Sinaloa|
|Texas;Tejas|
|Rionegro|
|Oregon|
||
|Tullamarine|
|Florida|
|Graceland;Bluff City;Beale Street;Tupelo;Tunica;Tennessee|9Z
||
|Yucatán;Chichén Itzá;Progreso|
|CDMX;Ciudad de México;Distrito Federal;DF;AICM;Estado de México;Toluca;Puebla;Cuernavaca;Teotihuacán|
|CDMX;Ciudad de México;AIFA;Santa Lucía;Toluca;Puebla;Teotihuacán;Pachuca|
|Miami Beach;Coral Gables;South Beach;Everglades;Magic City;Key Largo;Cayos de Florida;Hialeah;Doral;Homestead;Brickell;Kendall;Florida|9Z
|Permian Basin;Big Bend;Marfa;Texas;Tejas|9Z
|MIL;Orio al Serio;Italia|
|MIL;Milano;Italia|
|MIL;Milano;Como;Italia|
|Brew City;Racine;Kenosha;Lake Geneva;Green Bay;Wisconsin|9Z
|Twin Cities;Ciudades Gemelas;Saint Paul;Mall of America;Rochester MN;Duluth;Mayo Clinic;Bloomington MN;Minnesota|9Z
|Montana|
|Alabama|
|Diani Beach;Kenia|
|Mo Bay;Ocho Ríos;Negril;Bahía Montego;Runaway Bay;Falmouth;Lucea|9Z
|Carmel;Pebble Beach;Big Sur;California|
|Nuevo León|
|Colonia del Sacramento|
|YMQ;Dorval;Quebec|
|Ouray;Crested Butte;Colorado|9Z
|Bombay|
|München;Alemania|
|Mascate|
|Miconos;Grecia|
|Grand Strand;Conway;Wilmington NC;South Carolina;Carolina del Sur|9Z
|Viti Levu;Denarau;Fiyi|
|Chubu;Japón|
|Masai Mara;Maasai Mara;Kenia|
|Francia|
|Nápoles;Napoli;Amalfi;Italia|
|Music City;Franklin;Opry;Grand Ole Opry;Murfreesboro;Clarksville;Opryland;Tennessee|9Z
|Paradise Island;New Providence;Isla Paraíso;Atlantis;Cable Beach;Baha Mar|9Z
|Delhi;Nueva Delhi;Agra;Taj Mahal|
|Connecticut|
|NOLA;Nueva Orleans;Big Easy;Crescent City;Metairie;Bourbon Street;Baton Rouge;French Quarter;Barrio Francés;Kenner;Louisiana;Luisiana|9Z
|NYC;Nueva York;Idlewild;Queens;Brooklyn;Manhattan;Long Island;Times Square;Harlem|
|NYC;Nueva York;Manhattan;Queens;Brooklyn;Bronx;Big Apple;Harlem;Times Square;Wall Street;Astoria;Flushing;Yankee Stadium|9Z
|NYC;Nueva York;Jersey City;Manhattan;Hoboken;Times Square;New Jersey;Nueva Jersey|
|Reino Unido|
|Niza;Cannes;Monaco;Costa Azul;French Riviera;Francia|
|Hampton Roads;Chesapeake;Newport News;Outer Banks;Williamsburg;Virginia|9Z
|Nueva Caledonia|
|Tongatapu|
|Bay Area;East Bay;Bahía de San Francisco;Napa Valley;Fremont;Walnut Creek;California|9Z
|Monte Albán|
|Japón|
|OK City;Norman;Edmond;Stillwater;Lawton;Oklahoma|9Z
|Council Bluffs;Lincoln NE;Sioux City;Nebraska|9Z
|Inland Empire;LA;Rancho Cucamonga;Pomona;Fontana;Big Bear;California|9Z
|John Wayne;OC;Newport Beach;Disneyland;LA;Los Ángeles;Huntington Beach;Condado de Orange;Laguna Beach;Costa Mesa;Fullerton;San Clemente;California|9Z
|Disney World;Walt Disney World;Universal Studios;Disney;ORL;McCoy;SeaWorld;Epcot;Lakeland;Cocoa Beach;Cabo Cañaveral;Cape Canaveral;Port Canaveral;Cayo Cañaveral;Florida|9Z
|Disney World;ORL;Florida|
|OSA;Kyoto;Kioto;Japón|
|OSA;Kyoto;Kioto;Kobe;Japón|
|Noruega|
|Gatineau;Ontario Canada|
|Uagadugú|
|Tutuila;American Samoa;Samoa Americana|
|Sicily;Sicilia;Italia|
|Coachella;Palm Desert;Joshua Tree;Indio;California|9Z
|Majorca;Mallorca;España|
|Ciudad de Panamá;Tocumen;Panama Canal;Canal de Panamá|
|30A;Seaside;Emerald Coast;PFN;Rosemary Beach;Florida|9Z
|Tahiti;Bora Bora;Polinesia Francesa|
|Surinam|
|PAR;Roissy;Francia|
|PAR;Francia|
|Thimphu;Bután|
|George Town;Malasia|
|Gulf Shores;Orange Beach;Perdido Key;Navarre Beach;Florida|9Z
||
|Philly;Filadelfia;Camden;Wilmington DE;Atlantic City;Delaware;Trenton;Jersey Shore;Valley Forge;South Jersey;Pennsylvania;Pensilvania|9Z
|PNH;Nom Pen;Camboya|
|Fénix;Scottsdale;Tempe;Mesa;Sedona;Valley of the Sun;Grand Canyon;Gran Cañón;Glendale AZ;Chandler;Gilbert;Lake Havasu;Flagstaff;Prescott;Yuma;Arizona|9Z
|Tailandia|
|Tuscany;Toscana;Italia|
|Steel City;Morgantown;Erie;Pennsylvania;Pensilvania|9Z
|Titogrado|
||
|Guadalupe|
|La Perla del Sur;Puerto Rico|
|Azores;São Miguel|
|Papúa Nueva Guinea|
|Puerto España;Trinidad;Trinidad y Tobago|
|Efate|
|Puerto Príncipe|
|Rose City;Vancouver WA;Beaverton;Salem;Mount Hood;Hillsboro;Gresham;Columbia River Gorge;Oregon|9Z
|Portland ME;Bar Harbor;Kennebunkport;Acadia;Old Orchard Beach;Maine|9Z
|Oporto|
|Brasil|
|Praga;Praha;Chequia|
||
|New England;Newport RI;TF Green;Cape Cod;Martha%2019s Vineyard;Nantucket;Fall River;Rhode Island|9Z
|Provo;Turks and Caicos;Grace Bay;Turcas y Caicos;Long Bay;Islas Turcas y Caicos|9Z
|Cataratas del Iguazú;Iguazu Falls|
|Sosúa;Cabarete;Amber Cove;República Dominicana|
|Vallarta;Riviera Nayarit;Sayulita;Punta Mita;Jalisco;Bucerías;Punta de Mita;Tepic;Nayarit|9Z
|Patagonia;Torres del Paine|
|Cap Cana;Higüey;Uvero Alto;La Romana;República Dominicana|9Z
||
|Port Charlotte;Florida|
|Québec|
|Milford Sound;Nueva Zelanda|
||
|Mitad del Mundo|
|Research Triangle;The Triangle;Cary;Fayetteville NC;Wake Forest;North Carolina;Carolina del Norte|9Z
|Mount Rushmore;Black Hills;South Dakota;Dakota del Sur|
|Islas Cook|
|Brasil|
|Lago Tahoe;Carson City;Sparks;Biggest Little City;Reno/Tahoe;Squaw Valley;Truckee;Burning Man;Nevada|9Z
|REK;Reikiavik;Blue Lagoon;Islandia|FI
|Rodas;Grecia|
|Petersburg;Charlottesville;Colonial Williamsburg;Williamsburg;Virginia|9Z
|Letonia|
|RIO;Copacabana;Brasil|
|RIO;Brasil|
|Riad;Arabia Saudita|
|Bay Islands;Islas de la Bahía|
|Finger Lakes;Finger Lakes NY;New York;Nueva York|9Z
|ROM;Roma;Fiumicino;Italia|
|Lapland;Laponia;Santa Claus Village;Finlandia|
|Sac;Sactown;Davis;Roseville;Lake Tahoe;Stockton;Elk Grove;California|9Z
|La Réunion;Isla Reunión|
|CNMI;Garapan;Northern Mariana Islands;Islas Marianas del Norte|
|Cabo Verde|
|Park City;Provo;Ogden;Great Salt Lake;Moab;Arches;Deer Valley;Logan UT;Sundance;Utah|9Z
|Bahia;Salvador de Bahía;Brasil|
|Salzburgo|
|Providencia|
|Alamo City;The Alamo;New Braunfels;River Walk;Boerne;Laredo;Seguin;Texas;Tejas|9Z
|America%2019s Finest City;Lindbergh Field;La Jolla;Carlsbad;Chula Vista;Oceanside;Encinitas;Coronado;Tijuana;SeaWorld;Legoland;California|9Z
|SF;Bay Area;Frisco;San Mateo;Bahía de San Francisco;Daly City;Marin;Sausalito;California|9Z
|Silicon Valley;Bay Area;Mineta;Palo Alto;Sunnyvale;Mountain View;Cupertino;Santa Cruz CA;Monterey Bay;California|9Z
|San Jose CR;Jacó;La Fortuna;Monteverde;Manuel Antonio;Arenal;Puerto Limón;Cartago|9Z
|Carolina PR;Isla Verde;Condado;Viejo San Juan;Old San Juan;Ponce;Bayamón;El Yunque;Dorado;Fajardo;Caguas;Vieques;Culebra;Puerto Rico|9Z
||
|El Tunco|
|Goleta;American Riviera;Ventura;Santa Ynez;San Luis Obispo;Oxnard;Solvang;California|9Z
|Santa Cruz de la Sierra|
|Wine Country;Schulz;Healdsburg;Petaluma;Napa Valley;Valle de Napa;Sonoma Valley;California|9Z
|Santiago de Chile;Valparaíso;Viña del Mar|
|Santiago de los Caballeros;República Dominicana|
|Boca Chica;República Dominicana|
|Thira;Grecia|
|SAO;Brasil|
|SAO;Sampa;Brasil|
|SPK;Hokkaido;Niseko;Japón|
|Bosnia y Herzegovina|
|Siesta Key;Anna Maria Island;Venice FL;Longboat Key;Lakewood Ranch;Florida|9Z
|Hilton Head Island;Bluffton;Tybee Island;Savana;Statesboro;Georgia|9Z
|SeaTac;Sea-Tac;Emerald City;Bellevue;Puget Sound;Everett;Olympia;Redmond;Mount Rainier;Kirkland;Vashon;Washington|9Z
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
|St. Maarten;St Martin;Saint Martin;San Martín;Maho Beach;Anguilla;Saint Barth;San Bartolomé|9Z
|South Dakota;Dakota del Sur|
|Macedonia del Norte|
||
|Croacia|
|Coeur d'Alene;Pullman;Sandpoint;Washington|9Z
|Missouri;Misuri|
|St Croix;Saint Croix;Santa Cruz;USVI;Frederiksted;Virgin Islands;Islas Vírgenes|
|Saint John%2019s;Newfoundland;Terranova|
|San Cristóbal;Nevis;Saint Kitts;San Cristóbal y Nieves|
|St Louis;Saint Louis;San Luis;Gateway City;Lambert;East St. Louis;Branson;Springfield IL;Arco Gateway;Gateway Arch;Missouri;Misuri|9Z
|Saint Lucia;Santa Lucía;Castries|
|St Pete;Saint Petersburg;Florida|
|St Thomas;Saint Thomas;Santo Tomás;USVI;St. John;Cruz Bay;Tortola;Virgin Islands;Islas Vírgenes|9Z
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
|Tampa Bay;St Pete;Bahía de Tampa;Ybor City;Lakeland;Busch Gardens;Florida|9Z
||
|Taskent|
|Tiflis|
|TGU;Toncontín|
|Jerusalem;Jerusalén|
|TCI;Canary Islands;Islas Canarias;España|
|Salónica;Thessalonica;Grecia|
||
|Rosarito;Ensenada;CBX;Baja California|
||
|TYO;Tokio;Yokohama;Japón|
|TYO;Tokio;Chiba;Japón|
|YTO;Pearson;Niagara Falls;Cataratas del Niágara;Ontario Canada|
|Islas Vírgenes Británicas|
|Tolosa;Francia|
|Michigan|
|New Jersey;Nueva Jersey|
|Washington|
|Northern Lights;Noruega|
|Noruega|
|Old Pueblo;Sierra Vista;Nogales;Saguaro;Arizona|9Z
|Broken Arrow;Bentonville;Oklahoma|9Z
|Bacalar;Riviera Maya;Quintana Roo|
|Túnez;Carthage|
|Torino;Italia|
|Chiapas|
|ULN;Ulán Bator|
|Xinjiang;Urumchi|
|Tierra del Fuego;Fin del Mundo|
|Colorado|
|España|
|Whistler;British Columbia;Columbia Británica|
|Cárdenas|
|Venecia;Venezia;Italia|
||
|Vancouver Island|
|Cataratas Victoria;Livingstone;Zimbabue|
|Viena;Wien|
||
|Vilna;Lituania|
|Varsovia;Warszawa;Polonia|
|WAS;D.C.;Washington DC;National Airport;Reagan;Alexandria VA;Georgetown DC;Pentagon;Pentágono;Bethesda;Silver Spring;District of Columbia;Distrito de Columbia|9Z
|WAS;D.C.;Washington DC;Reston;Fairfax;Shenandoah;Tysons;Loudoun;Virginia|
|Nueva Zelanda|
|PBI;Palm Beach International;Jupiter;Boynton Beach;Delray Beach;Port St. Lucie;Florida|9Z
|NYC;Westchester;Nueva York;New York|
|McConnell;Salina;Kansas|9Z
|North Carolina;Carolina del Norte|
|Windhuk|
|Manitoba|
||
|Terracotta Army;SIA|
|Rangoon;Rangún;Burma;Myanmar (Birmania)|
|Ereván|
|Croacia|
|Stone Town|
|Suiza|`;
