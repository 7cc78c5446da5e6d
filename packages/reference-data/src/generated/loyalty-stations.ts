// Written by scripts/generate.ts: change its inputs, then run `pnpm generate`.

export const homeCountryNames: string = "United States|Estados Unidos|USA|EE. UU.";

export const loyaltyRows: string = `|Abiyán;Yamoussoukro~Costa de Marfil|
|Abu Dabi~Emiratos Árabes Unidos|
||
|Guerrero|
|Acra|
|Adís Abeba;Addis Abeba~Etiopía|
||
|Borinquen;Rincón~|
|~|
|Capital District;Schenectady;Troy;Saratoga Springs;Lake George;Adirondacks~|9Z
|Santa Fe;Alburquerque;Taos;Los Álamos;Roswell~|9Z
|Argel~Argelia|
|Benidorm;Costa Blanca~España|
|Uluru;Ayers Rock|
|Lehigh Valley~|
|Alma-Ata~Kazajistán|
|Texas Panhandle~Texas;Tejas|9Z
|Petra~Jordania|
|Schiphol;Holanda;Holland~Países Bajos|
|Wasilla;Kenai;Denali;Seward;Homer AK~|9Z
|Turkish Riviera;Turkey~Turquía|
|Tana|
|~Antigua y Barbuda|
|Upolu|
|Humboldt;Redwoods~|
||
|Palm Beach Aruba;Eagle Beach;Noord|9Z
|Hendersonville;Blue Ridge Mountains;Biltmore~|
|~|
|TSE;Nur-Sultan~|
||
|Atenas~Grecia|
|Hotlanta;Hartsfield;Marietta;Alpharetta;Decatur;Athens GA;Buckhead~|9Z
|~Nueva Zelanda|
|ATX;Round Rock;San Marcos;Georgetown TX;Cedar Park;Hill Country~|9Z
|~|
|BAK~Azerbaiyán|
|Ubud;Kuta;Seminyak|
|WAS;D.C.;Washington DC;Annapolis;Columbia;Ocean City MD;Towson;Ellicott City;Fort Meade~|9Z
||
|Borneo|
|~Tailandia|
|~|
|Acadia;Bar Harbor~|
|Serekunda|
|Barbada|
|Cataluña;Catalonia~|
|Patagonia;Nahuel Huapi|
||
|EAP;MLH;Basilea;Friburgo~Francia|
|~|
|BJS;Pekín;Peking|
|BJS;Pekín;Peking|
|Irlanda del Norte;Northern Ireland~Reino Unido|
|Belgrado;Beograd|
|Ambergris Caye;San Pedro BZ;Caye Caulker;Ciudad de Belice;Placencia;Belmopán~Belice|9Z
|~|
|BHZ;Confins~Brasil|
|Bangalore|
|~Noruega|
|Tegel;Schönefeld~Alemania|
|Bermudas|
|Bilbo;San Sebastián~|
|~|
|Tuscaloosa;Auburn AL;Montgomery~|9Z
|~|
|FRU;Biskek;Manas~Kirguistán|
|~|
|Santafé de Bogotá|
|Treasure Valley;Nampa;Sun Valley;Meridian ID;Eagle ID~|9Z
|Bolonia~Italia|
|~Caribe neerlandés|
|Burdeos~|
|Beantown;Logan;Cambridge;New England;Martha%2019s Vineyard;Nantucket;Salem MA;Quincy MA;Cape Cod~|9Z
|Yellowstone;Livingston;West Yellowstone~|9Z
|~|
|~Eslovaquia|
||
|~|
|Bruselas;Bruxelles;Zaventem~Bélgica|
|BUH;Bucarest~Rumania|
|~Hungría|
|BUE;Capital Federal|
|BUE;Capital Federal|
|Niagara;Cataratas del Niágara;Rochester NY;Hamilton Ontario~|9Z
|Bob Hope;LA;Glendale;Pasadena;Malibu;Van Nuys;Universal City;Santa Clarita;San Fernando Valley;Thousand Oaks~|9Z
|Stowe;Lake Champlain~|
|Pusan~Corea del Sur|
|Great Barrier Reef;Gran Barrera de Coral|
|El Cairo;Giza;Pyramids~Egipto|
|Banff;Lake Louise;Alberta|
||
||
|Tulum;Isla Mujeres;Costa Mujeres;Quintana Roo;Puerto Morelos;Holbox;Isla Holbox;Akumal;Xcaret;Chichén Itzá;Playa Mujeres;Cozumel;Chetumal|9Z
|Ciudad del Cabo;Stellenbosch~Sudáfrica|
|Maiquetía|
|Cartagena de Indias|
|CAS~Marruecos|
|Sicily;Sicilia~|
|Cayena~Guayana Francesa|
|Mactan~Filipinas|
|Iowa City~|
|Mount Pleasant;Kiawah Island;Folly Beach;Beaufort SC~|9Z
|~|
|Queen City;Gastonia;Rock Hill;Concord NC;Hickory~|9Z
|~|
|CTU|
|Madras|
|~|
|CHI;Windy City;Chicagoland;O'Hare;Gary;Joliet;Naperville;Oak Lawn;South Side;Hammond;Wrigley Field;Ciudad de los Vientos;Navy Pier~|9Z
|CHI;Windy City;Chicagoland;Orchard Field;Rosemont;Evanston;Schaumburg;Naperville~|
||
|KIV~Moldavia|
||
|~|
|Northern Kentucky;Florence KY;Dayton;Hamilton OH~|9Z
|~|
|Akron;Toledo;Sandusky;Cedar Point;Rock and Roll Hall of Fame~|9Z
|Köln;Colonia~|
||
|Pikes Peak;Pueblo;Garden of the Gods~|9Z
|~|
|Dublin OH;Springfield OH;Newark OH~|9Z
|Copenhague;København;Malmö~Dinamarca|
||
|Port Aransas;Padre Island;Kingsville;Rockport TX~|9Z
||
|San Miguel de Cozumel;Quintana Roo;Isla Cozumel|
|Curazao|
|~|
|Cuzco;Valle Sagrado|
|Hoi An|
|DKR;Thiès|
|DFW;Dallas/Fort Worth;Big D;Plano;Arlington TX;Irving;Garland;Frisco TX;McKinney;Denton;Waco;AT&T Stadium~|9Z
|Metroplex~|
|~Arabia Saudita|
|Dodoma|
||
|Boquete;Chiriquí|
|~|
|~|
|Mile High City;Boulder;Fort Collins;Aurora;Vail;Breckenridge;Aspen;Rocky Mountain National Park;Estes Park;Winter Park;Keystone;Greeley;Cheyenne~|9Z
|Ames;Iowa State~|9Z
|Eglin;Valparaiso;Emerald Coast;30A;Miramar Beach;Santa Rosa Beach;Niceville~|9Z
|Motor City;Ann Arbor;Romulus;DTT;Dearborn;Toledo;Flint;Lansing;Windsor Ontario;Motown~Michigan|9Z
|Dacca;Daca~Bangladés|
|~Catar|
|~Camerún|
|~|
|~Irlanda|
|Game of Thrones~Croacia|
|~|
|~|
|Duesseldorf~|
|Edimburgo;Escocia;Scotland~|
|Alberta|
|~|
|Ciudad Juárez;Juárez;Las Cruces;Fort Bliss;White Sands~|9Z
||
|Corvallis;Springfield OR;Crater Lake~Oregon|9Z
||
|~|
|~|
|Algarve|
|Northwest Arkansas;Walmart~|
|Florencia;Firenze;Tuscany;Toscana~|
|Ft Lauderdale;Pompano Beach;Hollywood FL;Boca Ratón;Coral Springs;Pembroke Pines;Port Everglades~|9Z
|Sanibel;Bonita Springs;Marco Island;Nápoles;Estero;Captiva~|9Z
|Martinica|
|~|
|Cataratas del Iguazú;Iguassu~|
|Fráncfort~|
|Lucaya|
|Yosemite;Clovis;Sequoia;Kings Canyon;Visalia;Bakersfield;Merced~|9Z
|~Japón|
|~Botsuana|
|~|
|Islas Galápagos;Santa Cruz;Seymour|
|Danzig~Polonia|
|Ginebra;Genève~Suiza|
||
|Escocia;Scotland~|
|Panaji;Panjim|
|Surfers Paradise;Tweed Heads;Costa de Oro|
|Göteborg;Gotemburgo~Suecia|
|Port Elizabeth;Garden Route~|
|Canary Islands;Islas Canarias~|
|Seven Mile Beach;Gran Caimán;Little Cayman;Caimán~Islas Caimán|9Z
|~|
|Muskegon;Holland MI;Kalamazoo;Lansing;Lake Michigan;Mackinac~|9Z
|~|
|Piedmont Triad;The Triad~|
|Asheville;Clemson~|9Z
|Granada|
|Tlaquepaque;Zapopan;Chapala;Jalisco|
|Tamuning;Agaña|
|Cantón|
|Ciudad de Guatemala;Antigua Guatemala|
||
|Nova Scotia;Nueva Escocia|
|Hamburgo~|
||
|Ha Noi;Ha Long Bay|
|~Zimbabue|
|Rio Grande Valley;Valle del Río Grande;McAllen;Isla del Padre;Reynosa;Matamoros~|9Z
|Hershey;Lancaster;York~|
|Windsor Locks;Bradley;New Haven;Springfield MA;Connecticut Valley;Yale~|9Z
|La Habana|
|~Finlandia|
|Crete;Creta;Iraklion~|
|Sonora|
|Big Island;Hawai%02bbi Volcanoes;Isla Grande;Hawái~Hawaii|9Z
|Saigon|
|Tasmania|
||
|Kowloon~RAE de Hong Kong (China)|
|Guadalcanal~Islas Salomón|
|O%02bbahu;Waikiki;Pearl Harbor;Big Pineapple;Hawái;Ko Olina;North Shore;Kailua HI~|9Z
|Galveston;Space City;The Woodlands;Sugar Land;Pasadena TX;NASA;Katy;League City;Pearland~|9Z
|Bush;The Woodlands~|
|Puerto Escondido|
|~|
|Red Sea;El Gouna~|
||
|Eivissa~|
|Indy;Carmel;Bloomington IN;Lafayette IN;Muncie~|9Z
|Rawalpindi|
|Estambul;Constantinople;Turkey~|
|Estambul;Turkey~|
|Troncones;Guerrero|
|Jackson Hole;Grand Teton;Teton Village~|
|Vicksburg;Hattiesburg~|9Z
|St. Augustine;Amelia Island;Ponte Vedra;Fernandina Beach;San Agustín~|9Z
|JKT;Yakarta|
|Yeda;Mecca;La Meca~|
|~|
|Johannesburgo;Pretoria;Soweto;Joburg~|
|~|
|Lahaina;Wailea;Kaanapali;Hawái;Kihei;Haleakala;Lanai;Molokai~|9Z
|Glacier National Park;Flathead~|
|KC;Overland Park;Independence;Topeka;Lawrence KS;Branson;Leavenworth~|9Z
||
|Katmandú;Everest|
|Okanagan|
|Florida Keys;Cayo Hueso;Los Cayos;Cayos de Florida;Key Largo;Islamorada~|
|Gorillas~Ruanda|
|Serengeti;Mount Kilimanjaro|
|Port Royal|
|~República Democrática del Congo|
|Smoky Mountains;Great Smoky Mountains;Dollywood;Pigeon Forge;McGhee Tyson;Sevierville~|9Z
|Cochin|
|Ko Samui~|
|Calcutta;Calcuta|
|Big Island;Kailua;Waikoloa;Isla Grande;Hawái;Mauna Kea;Kohala~|9Z
|~Palaos|
|Borneo;Sabah~Malasia|
|Cracovia;Cracow~|
|Petronas~|
||
|Ciudad de Kuwait|
|La Paz BCS;Baja California Sur|
||
|Bayahibe;Casa de Campo~República Dominicana|
||
||
|Nicosia;Chipre|
|Vegas;Sin City;McCarran;Henderson;Hoover Dam;Grand Canyon;Gran Cañón;Lake Havasu;Laughlin;Zion;St. George UT;Death Valley;Valle de la Muerte;The Strip;Area 51;Bryce Canyon;Ciudad del Pecado~|9Z
|San Miguel de Allende;Irapuato|
|~|
|Tamarindo;Papagayo;Playas del Coco;Nosara;Playa Conchal;Santa Teresa|9Z
||
|Garden Isle;Poipu;Princeville;Hawái;Hanalei;Na Pali;Waimea Canyon~|9Z
|Callao|
|Lisboa|
|Hot Springs;Adams Field;Pine Bluff;Conway AR~|9Z
|~Eslovenia|
||
|LON;Londres;England;Inglaterra;Docklands~|
|LON;Londres;England;Inglaterra~|
|LON;Londres;England;Inglaterra~|
|LON;Londres;England;Inglaterra~|
|LON;Londres;England;Inglaterra~|
|LA;Playa Larga;Anaheim;Disneyland;San Pedro CA;Catalina Island;Isla Catalina~|9Z
|NYC;Nueva York;MacArthur;The Hamptons;Suffolk County;Montauk;Fire Island|9Z
|LA;Hollywood;Santa Monica;City of Angels;Malibu;Venice Beach;Beverly Hills;Inglewood;Torrance;Redondo Beach;Marina del Rey~|9Z
|Cabo;Baja California Sur;Todos Santos;La Paz;San Lucas|9Z
|Standiford;Kentucky Derby;Bardstown;Bowling Green;Fort Knox;Churchill Downs~|9Z
|LAD|
||
|South Plains~|9Z
||
|Luxemburgo|
|Valley of the Kings;Valle de los Reyes~|
|~|
|Macau~RAE de Macao (China)|
||
|Dane County~|
|~|
||
|~Islas Marshall|
|Costa del Sol;Marbella~|
|Maldivas|
||
|León;Granada|
|~Baréin|
|~|
|~|
|New England;Nashua;Concord;White Mountains;Salem NH~|9Z
|~|
||
|Marrakesh~|
|Marsella;Aix-en-Provence~|
|Okavango~|
|Mauricio;Isla Mauricio|
|Perla del Pacífico;Sinaloa|
|~|
|Rionegro|
|~|
||
|Tullamarine|
|~|
|Graceland;Bluff City;Beale Street;Tupelo;Tunica~|9Z
||
|Yucatán;Chichén Itzá;Progreso|
|CDMX;Ciudad de México;Distrito Federal;DF;AICM;Estado de México;Toluca;Puebla;Cuernavaca;Teotihuacán|
|CDMX;Ciudad de México;AIFA;Santa Lucía;Toluca;Puebla;Teotihuacán;Pachuca|
|Miami Beach;Coral Gables;South Beach;Everglades;Magic City;Key Largo;Cayos de Florida;Hialeah;Doral;Homestead;Brickell;Kendall~|9Z
|Permian Basin;Big Bend;Marfa~|9Z
|MIL;Orio al Serio~|
|MIL;Milano~|
|MIL;Milano;Como~|
|Brew City;Racine;Kenosha;Lake Geneva;Green Bay~|9Z
|Twin Cities;Ciudades Gemelas;Mall of America;Rochester MN;Duluth;Mayo Clinic;Bloomington MN~|9Z
|~|
|~|
|Diani Beach~Kenia|
|Mo Bay;Ocho Ríos;Negril;Bahía Montego;Runaway Bay;Falmouth;Lucea|9Z
|Carmel;Pebble Beach;Big Sur~|
|Nuevo León|
|Colonia del Sacramento|
|YMQ;Dorval;Quebec|
|Ouray;Crested Butte~|9Z
|Bombay|
|München~|
|Mascate|
|Miconos~|
|Grand Strand;Conway;Wilmington NC~|9Z
|Viti Levu;Denarau~Fiyi|
|Chubu~|
|Masai Mara;Maasai Mara~|
|~|
|Nápoles;Napoli;Amalfi~|
|Music City;Franklin;Opry;Grand Ole Opry;Murfreesboro;Clarksville;Opryland~|9Z
|Paradise Island;New Providence;Isla Paraíso;Atlantis;Cable Beach;Baha Mar|9Z
|Delhi;Nueva Delhi;Agra;Taj Mahal|
|~|
|NOLA;Nueva Orleans;Big Easy;Crescent City;Metairie;Bourbon Street;Baton Rouge;French Quarter;Barrio Francés;Kenner;Mardi Gras~|9Z
|NYC;Nueva York;Queens;Brooklyn;Manhattan;Long Island;Times Square;Harlem;Coney Island|
|NYC;Nueva York;Manhattan;Queens;Brooklyn;Bronx;Big Apple;Harlem;Times Square;Wall Street;Astoria;Flushing;Yankee Stadium;Coney Island;Empire State;Central Park;Estatua de la Libertad;Statue of Liberty|9Z
|NYC;Nueva York;Jersey City;Manhattan;Hoboken;Times Square~|
|~|
|Niza;Cannes;Monaco;Costa Azul;French Riviera~|
|Hampton Roads;Chesapeake;Newport News;Outer Banks;Williamsburg;Nags Head;Kitty Hawk~|9Z
|~Nueva Caledonia|
|Tongatapu|
|Bay Area;East Bay;Bahía de San Francisco;Napa Valley;Fremont;Walnut Creek~|9Z
|Monte Albán|
|~|
|OK City;Norman;Edmond;Stillwater;Lawton~|9Z
|Council Bluffs;Lincoln NE;Sioux City~|9Z
|Inland Empire;LA;Rancho Cucamonga;Pomona;Fontana;Big Bear~|9Z
|John Wayne;OC;Newport Beach;Disneyland;LA;Los Ángeles;Huntington Beach;Condado de Orange;Laguna Beach;Costa Mesa;Fullerton;San Clemente~|9Z
|Disney World;Walt Disney World;Universal Studios;Disney;ORL;McCoy;SeaWorld;Epcot;Lakeland;Cocoa Beach;Cabo Cañaveral;Cape Canaveral;Port Canaveral;Cayo Cañaveral;Kennedy Space Center~|9Z
|Disney World;ORL~|
|OSA;Kyoto;Kioto~|
|OSA;Kyoto;Kioto;Kobe~|
|~|
|Gatineau;Ontario Canada|
|Uagadugú|
|Tutuila~|
|Sicily;Sicilia~|
|Coachella;Palm Desert;Joshua Tree;Indio~|9Z
|Majorca;Mallorca~|
|Ciudad de Panamá;Tocumen;Panama Canal;Canal de Panamá|
|30A;Seaside;Emerald Coast;PFN;Rosemary Beach~|9Z
|Tahiti;Bora Bora~Polinesia Francesa|
|~Surinam|
|PAR;Roissy~|
|PAR~|
|Thimphu~Bután|
|George Town~|
|Gulf Shores;Orange Beach;Perdido Key;Navarre Beach~|9Z
||
|Philly;Filadelfia;Camden;Wilmington DE;Atlantic City;Delaware;Trenton;Jersey Shore;Valley Forge;South Jersey;Rehoboth Beach~|9Z
|PNH;Nom Pen~Camboya|
|Fénix;Scottsdale;Tempe;Mesa;Sedona;Valley of the Sun;Grand Canyon;Gran Cañón;Glendale AZ;Chandler;Gilbert;Lake Havasu;Flagstaff;Prescott;Yuma;Monument Valley~|9Z
|~|
|Tuscany;Toscana~|
|Steel City;Morgantown;Erie~|9Z
||
||
|Guadalupe|
|La Perla del Sur~|
|Azores;São Miguel|
|~Papúa Nueva Guinea|
|Puerto España;Trinidad~Trinidad y Tobago|
|Efate|
|Puerto Príncipe|
|Rose City;Vancouver WA;Beaverton;Salem;Mount Hood;Hillsboro;Gresham;Columbia River Gorge~|9Z
|Bar Harbor;Kennebunkport;Acadia;Old Orchard Beach~|9Z
|Oporto|
|~|
|Praga;Praha~Chequia|
||
|New England;Newport RI;TF Green;Cape Cod;Martha%2019s Vineyard;Nantucket;Fall River~|9Z
|Provo;Turks and Caicos;Grace Bay;Turcas y Caicos;Long Bay~Islas Turcas y Caicos|9Z
|Cataratas del Iguazú;Iguazu Falls|
|Sosúa;Cabarete;Amber Cove~|
|Vallarta;Riviera Nayarit;Sayulita;Punta Mita;Jalisco;Bucerías;Punta de Mita;Tepic;Nayarit|9Z
|Patagonia;Torres del Paine|
|Cap Cana;Higüey;Uvero Alto;La Romana~|9Z
||
|Port Charlotte~|
|Québec|
|Milford Sound~|
||
|Mitad del Mundo|
|Research Triangle;The Triangle;Cary;Fayetteville NC;Wake Forest~|9Z
|Mount Rushmore;Black Hills~|
|~Islas Cook|
|~|
|Lago Tahoe;Carson City;Sparks;Biggest Little City;Reno/Tahoe;Squaw Valley;Truckee;Burning Man~|9Z
|REK;Reikiavik;Blue Lagoon~Islandia|FI
|Rodas~|
|Petersburg;Charlottesville;Colonial Williamsburg;Williamsburg~|9Z
|~Letonia|
|RIO;Copacabana~|
|RIO~|
|Riad~|
|Bay Islands;Islas de la Bahía|
|Finger Lakes~|9Z
|ROM;Roma;Fiumicino~|
|Lapland;Laponia;Santa Claus Village~|
|Sac;Sactown;Davis;Roseville;Lake Tahoe;Stockton;Elk Grove~|9Z
|La Réunion;Isla Reunión|
|CNMI;Garapan~|
|~Cabo Verde|
|Park City;Provo;Ogden;Great Salt Lake;Moab;Arches;Deer Valley;Logan UT;Sundance;Ciudad del Lago Salado~|9Z
|Bahia;Salvador de Bahía~|
|Salzburgo|
|Providencia|
|Alamo City;The Alamo;New Braunfels;River Walk;Boerne;Laredo;Seguin~|9Z
|America%2019s Finest City;Lindbergh Field;La Jolla;Carlsbad;Chula Vista;Oceanside;Encinitas;Coronado;Tijuana;SeaWorld;Legoland~|9Z
|SF;Bay Area;Frisco;San Mateo;Bahía de San Francisco;Daly City;Marin;Sausalito;Golden Gate;Alcatraz;Fisherman%2019s Wharf~|9Z
|Silicon Valley;Bay Area;Mineta;Palo Alto;Sunnyvale;Mountain View;Cupertino;Santa Cruz CA;Monterey Bay;Stanford~|9Z
|San Jose CR;Jacó;La Fortuna;Monteverde;Manuel Antonio;Arenal;Puerto Limón;Cartago|9Z
|Carolina PR;Isla Verde;Condado;Viejo San Juan;Old San Juan;Ponce;Bayamón;El Yunque;Dorado;Fajardo;Caguas;Vieques;Culebra;Luquillo~|9Z
||
|El Tunco|
|Goleta;American Riviera;Ventura;Santa Ynez;San Luis Obispo;Oxnard;Solvang~|9Z
|Santa Cruz de la Sierra|
|Wine Country;Schulz;Healdsburg;Petaluma;Napa Valley;Valle de Napa;Sonoma Valley~|9Z
|Santiago de Chile;Valparaíso;Viña del Mar|
|Santiago de los Caballeros~|
|Boca Chica~|
|Thira~|
|SAO~|
|SAO;Sampa~|
|SPK;Hokkaido;Niseko~|
|~Bosnia y Herzegovina|
|Siesta Key;Anna Maria Island;Venice FL;Longboat Key;Lakewood Ranch~|9Z
|Hilton Head Island;Bluffton;Tybee Island;Savana;Statesboro~|9Z
|Sea-Tac;Emerald City;Bellevue;Puget Sound;Everett;Olympia;Redmond;Mount Rainier;Kirkland;Vashon;Space Needle~|9Z
|SEL;Seúl~|
|SEL;Seúl~|
|Sevilla~|
||
||
|Limerick;Cliffs of Moher~|
|Red Sea~|
||
|REP;Angkor Wat~|
|Singapur|
|St. Maarten;St Martin;San Martín;Maho Beach;Anguilla;Saint Barth;San Bartolomé|9Z
|~|
|~Macedonia del Norte|
||
|~|
|Coeur d'Alene;Pullman;Sandpoint~|9Z
|~|
|Santa Cruz;USVI;Frederiksted;Virgin Islands;Islas Vírgenes|
|Newfoundland;Terranova|
|San Cristóbal;Nevis~San Cristóbal y Nieves|
|St Louis;San Luis;Gateway City;Lambert;East St. Louis;Branson;Springfield IL;Arco Gateway;Gateway Arch~|9Z
|Santa Lucía;Castries|
|St Pete~|
|Santo Tomás;USVI;St. John;Cruz Bay;Tortola;Virgin Islands;Islas Vírgenes|9Z
|San Vicente~San Vicente y las Granadinas|
|Steamboat;Yampa Valley~|9Z
|STO;Estocolmo~|
|~|
|~|
|~|
|Sídney;Bondi|
|~|
||BR CI
|Tallin|
|Tampa Bay;St Pete;Bahía de Tampa;Ybor City;Lakeland;Busch Gardens~|9Z
||
|Taskent|
|Tiflis|
|TGU;Toncontín|
|Jerusalem;Jerusalén|
|TCI;Canary Islands;Islas Canarias~|
|Salónica;Thessalonica~|
||
|Rosarito;Ensenada;CBX;Baja California|
||
|TYO;Tokio;Yokohama~|
|TYO;Tokio;Chiba~|
|YTO;Pearson;Niagara Falls;Cataratas del Niágara;Ontario Canada|
|~Islas Vírgenes Británicas|
|Tolosa~|
|~|
|~|
|~|
|Northern Lights~|
|~|
|Old Pueblo;Sierra Vista;Nogales;Saguaro~|9Z
|Broken Arrow;Bentonville~|9Z
|Bacalar;Riviera Maya;Quintana Roo|
|Túnez;Carthage|
|Torino~|
|Chiapas|
|ULN;Ulán Bator|
|Xinjiang;Urumchi|
|Tierra del Fuego;Fin del Mundo|
|~|
|~|
|Whistler;British Columbia;Columbia Británica|
|Cárdenas|
|Venecia;Venezia~|
||
|Vancouver Island|
|Cataratas Victoria;Livingstone~|
|Viena;Wien|
||
|Vilna~Lituania|
|Varsovia;Warszawa~|
|WAS;D.C.;Washington DC;National Airport;Reagan;Alexandria VA;Georgetown DC;Pentagon;Pentágono;Bethesda;Silver Spring~|9Z
|WAS;D.C.;Washington DC;Reston;Fairfax;Shenandoah;Tysons;Loudoun~|
|~|
|PBI;Palm Beach International;Jupiter;Boynton Beach;Delray Beach;Port St. Lucie~|9Z
|NYC;Westchester;Nueva York~New York|
|McConnell;Salina~|9Z
|~|
||
|Manitoba|
||
|Terracotta Army;SIA|
|Rangoon;Rangún;Burma~Myanmar (Birmania)|
|Ereván|
|~|
|Stone Town|
|~|`;
