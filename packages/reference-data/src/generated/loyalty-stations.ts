// Written by scripts/generate.ts: change its inputs, then run `pnpm generate`.

export const homeCountryNames: string = "United States|Estados Unidos|USA|EE. UU.";

export const loyaltyRows: string = `| (ABJ)|Abiyán;Yamoussoukro;Costa de Marfil|
| (AUH)|Abu Dabi;Emiratos Árabes Unidos|
| (ABV)||
| (ACA)||
| (ACC)|Acra|
| (ADD)|Adís Abeba;Addis Abeba;Etiopía|
| (ADL)||
| (BQN)|Borinquen;Rincón;Puerto Rico|
| (CAK)|Ohio|
| (ALB)|Capital District;Schenectady;Troy;Saratoga Springs;New York;Nueva York|WN
| (ABQ)|Santa Fe;Alburquerque;New Mexico;Nuevo México|WN
| (ALG)|Argel;Argelia|
| (ALC)|Benidorm;Costa Blanca;España|
| (ASP)|Uluru;Ayers Rock|
| (ABE)|Lehigh Valley;Pennsylvania;Pensilvania|
| (ALA)|Alma-Ata;Kazajistán|
| (AMA)|Texas Panhandle;Texas|WN
| (AMM)|Petra;Jordania|
| (AMS)|Schiphol;Países Bajos|
| (ANC)|Wasilla;Kenai;Alaska|WN
| (AYT)|Turkish Riviera;Turkey;Turquía|
| (TNR)|Antananarive;Tana|
| (ANU)|Antigua y Barbuda|
| (APW)|Upolu|
| (ACV)|Humboldt;Redwoods;California|
| (AQP)||
| (AUA)|Palm Beach Aruba;Eagle Beach|WN
| (AVL)|Hendersonville;Blue Ridge Mountains;North Carolina;Carolina del Norte|
| (ASE)|Colorado|
| (NQZ)|TSE;Nur-Sultan;Kazajistán|
| (ASU)||
| (ATH)|Atenas;Grecia|
| (ATL)|Hotlanta;Hartsfield;Georgia|WN
| (AKL)|T%0101maki Makaurau;Nueva Zelanda|
| (AUS)|ATX;Round Rock;San Marcos;Texas|WN
| (BFL)|California|
| (GYD)|BAK;Azerbaiyán|
| (DPS)|Ubud;Kuta;Seminyak|
| (BWI)|WAS;D.C.;Washington DC;Annapolis;Columbia;Maryland|WN
| (BKO)||
| (BWN)|Borneo|
| (BKK)|Krung Thep;Tailandia|
| (DMK)|Krung Thep;Tailandia|
| (BGR)|Acadia;Bar Harbor;Maine|
| (BJL)|Serekunda|
| (BGI)|Barbada|
| (BCN)|Cataluña;Catalonia;España|
| (BRC)|Patagonia;Nahuel Huapi|
| (BAQ)||
| (BSL)|EAP;MLH;Basilea;Friburgo;Francia|
| (BTR)|Baton Rouge LSU;Louisiana;Luisiana|
| (PEK)|BJS;Pekín;Peking|
| (PKX)|BJS;Pekín;Peking|
| (BFS)|Irlanda del Norte;Northern Ireland;Reino Unido|
| (BEG)|Belgrado;Beograd|
| (BZE)|Ambergris Caye;San Pedro BZ;Caye Caulker;Ciudad de Belice;Belice|WN
| (BLI)|Washington|
| (CNF)|BHZ;Confins;Brasil|
| (BLR)|Bangalore|
| (BGO)|Noruega|
| (BER)|Tegel;Schönefeld;Alemania|
| (BDA)|Bermudas|
| (BIO)|Bilbo;San Sebastián;España|
| (BIL)|Montana|
| (BHM)|Tuscaloosa;Alabama|WN
| (BHX)|Reino Unido|
| (BSZ)|FRU;Biskek;Frunze;Manas;Kirguistán|
| (BIS)|North Dakota;Dakota del Norte|
| (BOG)|Santafé de Bogotá|
| (BOI)|Treasure Valley;Nampa;Idaho|WN
| (BLQ)|Bolonia;Italia|
| (BON)|Caribe neerlandés|
| (BOD)|Burdeos;Francia|
| (BOS)|Beantown;Logan;Cambridge;New England;Massachusetts|WN
| (BZN)|Yellowstone;Livingston;Montana|WN
| (BSB)|Brasil|
| (BTS)|Eslovaquia|
| (BNE)||
| (BRS)|Reino Unido|
| (BRU)|Bruselas;Bruxelles;Zaventem;Bélgica|
| (OTP)|BUH;Bucarest;Bucure%0219ti;Rumania|
| (BUD)|Hungría|
| (AEP)|BUE;Capital Federal|
| (EZE)|BUE;Capital Federal|
| (BUF)|Niagara;New York;Nueva York|WN
| (BUR)|Bob Hope;LA;Glendale;Pasadena;California|WN
| (BTV)|Stowe;Lake Champlain;Vermont|
| (PUS)|Pusan;Corea del Sur|
| (CNS)|Great Barrier Reef;Gran Barrera de Coral|
| (CAI)|El Cairo;Giza;Pyramids;Egipto|
| (YYC)|Banff;Lake Louise|
| (CLO)||
| (CBR)||
| (CUN)|Tulum;Isla Mujeres;Costa Mujeres|WN
| (CPT)|Ciudad del Cabo;Kaapstad;Stellenbosch;Sudáfrica|
| (CCS)|Maiquetía|
| (CTG)|Cartagena de Indias|
| (CMN)|CAS;Dar el Beida;Marruecos|
| (CTA)|Sicily;Sicilia;Italia|
| (CAY)|Cayena;Guayana Francesa|
| (CEB)|Mactan;Filipinas|
| (CID)|Iowa City;Iowa|
| (CHS)|Charleston SC;Mount Pleasant;Kiawah Island;South Carolina;Carolina del Sur|WN
| (CRW)|Charleston WV;West Virginia;Virginia Occidental|
| (CLT)|Queen City;Gastonia;Rock Hill;North Carolina;Carolina del Norte|WN
| (CHA)|Tennessee|
| (TFU)|CTU|
| (MAA)|Madras|
| (CNX)|Tailandia|
| (MDW)|CHI;Windy City;Chicagoland;O'Hare;Gary;Illinois|WN
| (ORD)|CHI;Windy City;Chicagoland;Orchard Field;Rosemont;Illinois|
| (CUU)||
| (RMO)|KIV;Kishinev;Moldavia|
| (CKG)||
| (CHC)|%014ctautahi;Nueva Zelanda|
| (CVG)|Northern Kentucky;Florence KY;Kentucky|WN
| (CRK)|Filipinas|
| (CLE)|Akron;Ohio|WN
| (CGN)|Köln;Colonia;Alemania|
| (CMB)||
| (COS)|Pikes Peak;Pueblo;Colorado|WN
| (CAE)|South Carolina;Carolina del Sur|
| (CMH)|Dublin OH;Ohio|WN
| (CPH)|Copenhague;København;Malmö;Dinamarca|
| (COR)||
| (CRP)|Port Aransas;Padre Island;Texas|WN
| (COO)||
| (CZM)|San Miguel de Cozumel|
| (CUR)|Curazao|
| (CWB)|Brasil|
| (CUZ)|Cuzco;Valle Sagrado|
| (DAD)|Hoi An|
| (DSS)|DKR;Thiès|
| (DAL)|DFW;Dallas/Fort Worth;Big D;Plano;Arlington TX;Texas|WN
| (DFW)|Metroplex;Texas|
| (DMM)|Arabia Saudita|
| (DAR)|Dodoma|
| (DRW)||
| (DAV)|Boquete;Chiriquí|
| (DAY)|Ohio|
| (DAB)|Florida|
| (DEN)|Mile High City;Boulder;Fort Collins;Aurora;Stapleton;Colorado|WN
| (DSM)|Ames;Iowa|WN
| (VPS)|Eglin;Valparaiso;Emerald Coast;30A;Miramar Beach;Florida|WN
| (DTW)|Motor City;Ann Arbor;Romulus;DTT;Dearborn;Michigan|WN
| (DAC)|Dacca;Daca;Bangladés|
| (DOH)|Catar|
| (DLA)|Camerún|
| (DXB)|Emiratos Árabes Unidos|
| (DUB)|Irlanda|
| (DBV)|Game of Thrones;Croacia|
| (DUD)|Nueva Zelanda|
| (DUR)|eThekwini;Sudáfrica|
| (DUS)|Duesseldorf;Alemania|
| (EDI)|Edimburgo;Escocia;Scotland;Reino Unido|
| (YEG)||
| (EIN)|Países Bajos|
| (ELP)|Ciudad Juárez;Juárez;Las Cruces;Texas|WN
| (EBB)||
| (EUG)|Corvallis;Springfield OR;Oregon|WN
| (GGT)||
| (FAI)|Alaska|
| (FAR)|North Dakota;Dakota del Norte|
| (FAO)|Algarve|
| (XNA)|Northwest Arkansas;Walmart;Arkansas|
| (FLR)|Florencia;Firenze;Tuscany;Toscana;Italia|
| (FLL)|Ft Lauderdale;Ft. Lauderdale;Pompano Beach;Florida|WN
| (RSW)|Ft Myers;Ft. Myers;Sanibel;Bonita Springs;Marco Island;Florida|WN
| (FDF)|Martinica|
| (FOR)|Brasil|
| (IGU)|Cataratas del Iguazú;Iguassu;Brasil|
| (FRA)|Fráncfort;Alemania|
| (FPO)|Lucaya|
| (FAT)|Yosemite;Clovis;California|WN
| (FUK)|Japón|
| (GBE)|Botsuana|
| (GNV)|Florida|
| (GPS)|Islas Galápagos;Santa Cruz;Seymour|
| (GDN)|Danzig;Polonia|
| (GVA)|Ginebra;Genève;Suiza|
| (GEO)||
| (GLA)|Escocia;Scotland;Reino Unido|
| (GOI)|Panaji;Panjim|
| (OOL)|Surfers Paradise;Tweed Heads;Costa de Oro|
| (GOT)|Göteborg;Gotemburgo;Suecia|
| (PLZ)|Port Elizabeth;Garden Route;Sudáfrica|
| (LPA)|Canary Islands;Islas Canarias;España|
| (GCM)|Seven Mile Beach;Gran Caimán;Islas Caimán|WN
| (GJT)|Colorado|
| (GRR)|Muskegon;Holland MI;Michigan|WN
| (GRB)|Wisconsin|
| (GSO)|Piedmont Triad;The Triad;North Carolina;Carolina del Norte|
| (GSP)|South Carolina;Carolina del Sur|WN
| (GND)|Granada|
| (GDL)|Tlaquepaque;Zapopan;Chapala|
| (GUM)|Tamuning;Agaña|
| (CAN)|Cantón|
| (GUA)|Ciudad de Guatemala;Antigua Guatemala|
| (GYE)||
| (YHZ)|Nova Scotia;Nueva Escocia|
| (HAM)|Hamburgo;Alemania|
| (HGH)||
| (HAN)|Ha Noi;Ha Long Bay|
| (HRE)|Salisbury;Zimbabue|
| (HRL)|Rio Grande Valley;Valle del Río Grande;McAllen;Isla del Padre;Texas|WN
| (MDT)|Hershey;Lancaster;York;Pennsylvania;Pensilvania|
| (BDL)|Windsor Locks;Bradley;New Haven;Connecticut|WN
| (HAV)|La Habana|
| (HEL)|Helsingfors;Finlandia|
| (HER)|Crete;Creta;Iraklion;Grecia|
| (HMO)||
| (ITO)|Big Island;Hawai%02bbi Volcanoes;Isla Grande;Hawái;Hawaii|WN
| (SGN)|Saigon|
| (HBA)|Tasmania|
| (HOG)||
| (HKG)|Kowloon;RAE de Hong Kong (China)|
| (HIR)|Guadalcanal;Islas Salomón|
| (HNL)|O%02bbahu;Waikiki;Pearl Harbor;Big Pineapple;Hawái;Hawaii|WN
| (HOU)|Galveston;Space City;Texas|WN
| (IAH)|Bush;Texas|
| (HUX)|Puerto Escondido|
| (HSV)|Alabama|
| (HRG)|Red Sea;El Gouna;Egipto|
| (HYD)||
| (IBZ)|Eivissa;España|
| (IND)|Indy;Carmel;Indiana|WN
| (ISB)|Rawalpindi|
| (IST)|Estambul;Constantinople;Turkey;Turquía|
| (SAW)|Estambul;Turkey;Turquía|
| (ZIH)|Troncones|
| (JAC)|Jackson Hole;Grand Teton;Teton Village;Wyoming|
| (JAN)|Vicksburg;Mississippi;Misisipi|WN
| (JAX)|Jax;St. Augustine;Amelia Island;Florida|WN
| (CGK)|JKT;Yakarta|
| (JED)|Yeda;Mecca;La Meca;Arabia Saudita|
| (CJU)|Corea del Sur|
| (JNB)|Johannesburgo;Pretoria;Soweto;Joburg;Sudáfrica|
| (JNU)|Alaska|
| (OGG)|Lahaina;Wailea;Kaanapali;Hawái;Hawaii|WN
| (FCA)|Glacier National Park;Flathead;Montana|
| (MCI)|KC;Overland Park;Independence;Missouri;Misuri|WN
| (KHI)||
| (KTM)|Katmandú;Everest|
| (YLW)|Okanagan|
| (EYW)|Florida Keys;Cayo Hueso;Florida|
| (KGL)|Gorillas;Ruanda|
| (JRO)|Serengeti;Mount Kilimanjaro|
| (KIN)|Port Royal|
| (FIH)|Léopoldville;República Democrática del Congo|
| (TYS)|Smoky Mountains;Great Smoky Mountains;Dollywood;Pigeon Forge;McGhee Tyson;Tennessee|WN
| (COK)|Cochin|
| (USM)|Ko Samui;Tailandia|
| (CCU)|Calcutta;Calcuta|
| (KOA)|Big Island;Kailua;Waikoloa;Isla Grande;Hawái;Hawaii|WN
| (ROR)|Palaos|
| (BKI)|Borneo;Sabah;Malasia|
| (KRK)|Cracovia;Cracow;Polonia|
| (KUL)|Petronas;Malasia|
| (KMG)||
| (KWI)|Ciudad de Kuwait|
| (LAP)|La Paz BCS|
| (LPB)||
| (LRM)|Bayahibe;Casa de Campo;República Dominicana|
| (LOS)||
| (LHE)||
| (LCA)|Nicosia;Chipre|
| (LAS)|Vegas;Sin City;McCarran;Henderson;Hoover Dam;Nevada|WN
| (BJX)|San Miguel de Allende;Irapuato|
| (LEX)|Kentucky|
| (LIR)|Tamarindo;Papagayo;Playas del Coco;Nosara|WN
| (LBV)||
| (LIH)|Garden Isle;Poipu;Princeville;Hawái;Hawaii|WN
| (LIM)|Callao|
| (LIS)|Lisboa|
| (LIT)|Hot Springs;Adams Field;Arkansas|WN
| (LJU)|Liubliana;Eslovenia|
| (LFW)||
| (LCY)|LON;Londres;Docklands;Reino Unido|
| (LGW)|LON;Londres;Reino Unido|
| (LHR)|LON;Londres;Reino Unido|
| (LTN)|LON;Londres;Reino Unido|
| (STN)|LON;Londres;Reino Unido|
| (LGB)|LA;Playa Larga;California|WN
| (ISP)|NYC;Nueva York;MacArthur;The Hamptons;Suffolk County|WN
| (LAX)|LA;L.A.;Hollywood;Santa Monica;City of Angels;California|WN
| (SJD)|Cabo;Baja California Sur|WN
| (SDF)|Standiford;Kentucky Derby;Bardstown;Kentucky|WN
| (NBJ)|LAD|
| (LPQ)|Louangphabang|
| (LBB)|South Plains;Texas|WN
| (LUN)||
| (LUX)|Luxemburgo|
| (LXR)|Valley of the Kings;Valle de los Reyes;Egipto|
| (LYS)|Francia|
| (MFM)|Macau;RAE de Macao (China)|
| (FNC)||
| (MSN)|Dane County;Wisconsin|
| (MAD)|España|
| (SEZ)||
| (MAJ)|Islas Marshall|
| (AGP)|Costa del Sol;Marbella;España|
| (MLE)|Maldivas|
| (MLA)||
| (MGA)|León;Granada|
| (BAH)|Baréin|
| (MAO)|Brasil|
| (MAN)|Reino Unido|
| (MHT)|New England;Nashua;Concord;New Hampshire;Nuevo Hampshire|WN
| (MNL)|Filipinas|
| (MPM)|Lourenço Marques|
| (RAK)|Marrakesh;Marruecos|
| (MRS)|Marsella;Aix-en-Provence;Francia|
| (MUB)|Okavango;Botsuana|
| (MRU)|Mauricio;Isla Mauricio|
| (MZT)|Perla del Pacífico|
| (MFE)|Texas|
| (MDE)|Rionegro|
| (MFR)|Oregon|
| (AVV)||
| (MEL)|Tullamarine|
| (MLB)|Florida|
| (MEM)|Graceland;Bluff City;Tennessee|WN
| (MDZ)||
| (MID)|Yucatán;Chichén Itzá;Progreso|
| (MEX)|CDMX;Ciudad de México;Distrito Federal;DF;AICM|
| (NLU)|CDMX;Ciudad de México;AIFA;Santa Lucía|
| (MIA)|Miami Beach;Coral Gables;South Beach;Everglades;Magic City;Florida|WN
| (MAF)|Permian Basin;Texas|WN
| (BGY)|MIL;Orio al Serio;Italia|
| (LIN)|MIL;Milano;Italia|
| (MXP)|MIL;Milano;Como;Italia|
| (MKE)|Brew City;Racine;Kenosha;Wisconsin|WN
| (MSP)|Twin Cities;Ciudades Gemelas;Saint Paul;Mall of America;Minnesota|WN
| (MSO)|Montana|
| (MOB)|Alabama|
| (MBA)|Diani Beach;Kenia|
| (MBJ)|Mo Bay;Ocho Ríos;Negril;Bahía Montego|WN
| (MRY)|Carmel;Pebble Beach;Big Sur;California|
| (MTY)||
| (MVD)|Colonia del Sacramento|
| (YUL)|YMQ;Dorval|
| (MTJ)|Ouray;Crested Butte;Colorado|WN
| (BOM)|Bombay|
| (MUC)|München;Alemania|
| (MCT)|Mascate|
| (JMK)|Miconos;Grecia|
| (MYR)|Grand Strand;Conway;South Carolina;Carolina del Sur|WN
| (NAN)|Viti Levu;Denarau;Fiyi|
| (NGO)|Chubu;Japón|
| (NBO)|Masai Mara;Maasai Mara;Kenia|
| (NTE)|Francia|
| (NAP)|Nápoles;Napoli;Amalfi;Italia|
| (BNA)|Music City;Franklin;Tennessee|WN
| (NAS)|Paradise Island;New Providence;Isla Paraíso;Atlantis|WN
| (DEL)|Delhi;Nueva Delhi;Agra;Taj Mahal|
| (HVN)|Connecticut|
| (MSY)|NOLA;Nueva Orleans;Big Easy;Crescent City;Metairie;Louisiana;Luisiana|WN
| (JFK)|NYC;Nueva York;Idlewild;Queens;Brooklyn;Manhattan|
| (LGA)|NYC;Nueva York;Manhattan;Queens;Brooklyn;Bronx;Big Apple|WN
| (EWR)|NYC;Nueva York;Jersey City;Manhattan;New Jersey;Nueva Jersey|
| (NCL)|Reino Unido|
| (NCE)|Niza;Cannes;Monaco;Costa Azul;French Riviera;Francia|
| (ORF)|Hampton Roads;Chesapeake;Virginia|WN
| (NOU)|Nueva Caledonia|
| (TBU)|Tongatapu|
| (OAK)|Bay Area;East Bay;Bahía de San Francisco;California|WN
| (OAX)|Monte Albán|
| (OKA)|Japón|
| (OKC)|OK City;Norman;Edmond;Oklahoma|WN
| (OMA)|Council Bluffs;Lincoln NE;Nebraska|WN
| (ONT)|Inland Empire;LA;Rancho Cucamonga;California|WN
| (SNA)|John Wayne;OC;Newport Beach;Disneyland;LA;Los Ángeles;Huntington Beach;Condado de Orange;California|WN
| (MCO)|Disney World;Walt Disney World;Universal Studios;Disney;ORL;McCoy;Florida|WN
| (SFB)|Disney World;ORL;Florida|
| (ITM)|OSA;Kyoto;Kioto;Japón|
| (KIX)|OSA;Kyoto;Kioto;Kobe;Japón|
| (OSL)|Noruega|
| (YOW)|Gatineau|
| (OUA)|Uagadugú|
| (PPG)|Tutuila;American Samoa;Samoa Americana|
| (PMO)|Sicily;Sicilia;Italia|
| (PSP)|Coachella;Palm Desert;Joshua Tree;Indio;California|WN
| (PMI)|Majorca;Mallorca;España|
| (PTY)|Ciudad de Panamá;Tocumen;Panama Canal;Canal de Panamá|
| (ECP)|30A;Seaside;Emerald Coast;PFN;Florida|WN
| (PPT)|Tahiti;Bora Bora;Polinesia Francesa|
| (PBM)|Surinam|
| (CDG)|PAR;Roissy;Francia|
| (ORY)|PAR;Francia|
| (PBH)|Thimphu;Bután|
| (PEN)|George Town;Malasia|
| (PNS)|Gulf Shores;Orange Beach;Perdido Key;Florida|WN
| (PER)||
| (PHL)|Philly;Filadelfia;Camden;Wilmington DE;Pennsylvania;Pensilvania|WN
| (KTI)|PNH;Nom Pen;Camboya|
| (PHX)|Scottsdale;Tempe;Mesa;Sedona;Valley of the Sun;Arizona|WN
| (HKT)|Tailandia|
| (PSA)|Tuscany;Toscana;Italia|
| (PIT)|Steel City;Pennsylvania;Pensilvania|WN
| (TGD)|Titogrado|
| (PNI)||
| (PTP)|Guadalupe|
| (PSE)|La Perla del Sur;Puerto Rico|
| (PDL)|Azores;São Miguel|
| (POM)|Papúa Nueva Guinea|
| (POS)|Puerto España;Trinidad;Trinidad y Tobago|
| (VLI)|Efate|
| (PAP)|Puerto Príncipe|
| (PDX)|Rose City;Vancouver WA;Beaverton;Salem;Oregon|WN
| (PWM)|Portland ME;Bar Harbor;Kennebunkport;Maine|WN
| (OPO)|Oporto|
| (POA)|Brasil|
| (PRG)|Praga;Praha;Chequia|
| (PRN)||
| (PVD)|New England;Newport RI;TF Green;Cape Cod;Rhode Island|WN
| (PLS)|Provo;Turks and Caicos;Grace Bay;Turcas y Caicos;Islas Turcas y Caicos|WN
| (IGR)|Cataratas del Iguazú;Iguazu Falls|
| (POP)|Sosúa;Cabarete;Amber Cove;República Dominicana|
| (PVR)|Vallarta;Riviera Nayarit;Sayulita;Punta Mita|WN
| (PUQ)|Patagonia;Torres del Paine|
| (PUJ)|Cap Cana;Higüey;República Dominicana|WN
| (PDP)||
| (PGD)|Port Charlotte;Florida|
| (YQB)|Québec|
| (ZQN)|Milford Sound;Nueva Zelanda|
| (QRO)||
| (UIO)|Mitad del Mundo|
| (RDU)|Research Triangle;The Triangle;Cary;North Carolina;Carolina del Norte|WN
| (RAP)|Mount Rushmore;Black Hills;South Dakota;Dakota del Sur|
| (RAR)|Islas Cook|
| (REC)|Brasil|
| (RNO)|Tahoe;Carson City;Sparks;Biggest Little City;Nevada|WN
| (KEF)|REK;Reikiavik;Blue Lagoon;Islandia|FI
| (RHO)|Rodas;Grecia|
| (RIC)|Petersburg;Virginia|WN
| (RIX)|Letonia|
| (GIG)|RIO;Copacabana;Brasil|
| (SDU)|RIO;Brasil|
| (RUH)|Riad;Arabia Saudita|
| (RTB)|Bay Islands;Islas de la Bahía|
| (ROC)|Finger Lakes;New York;Nueva York|WN
| (FCO)|ROM;Roma;Fiumicino;Italia|
| (RVN)|Lapland;Laponia;Santa Claus Village;Finlandia|
| (SMF)|Sac;Sactown;Davis;Roseville;California|WN
| (RUN)|La Réunion;Isla Reunión|
| (SPN)|CNMI;Garapan;Northern Mariana Islands;Islas Marianas del Norte|
| (SID)|Cabo Verde|
| (SLC)|Park City;Provo;Ogden;Great Salt Lake;Utah|WN
| (SSA)|Bahia;Salvador de Bahía;Brasil|
| (SZG)|Salzburgo|
| (ADZ)|Providencia|
| (SAT)|Alamo City;The Alamo;New Braunfels;Texas|WN
| (SAN)|America%2019s Finest City;Lindbergh Field;La Jolla;Carlsbad;Chula Vista;California|WN
| (SFO)|SF;Bay Area;Frisco;San Mateo;Bahía de San Francisco;California|WN
| (SJC)|Silicon Valley;Bay Area;Mineta;Palo Alto;California|WN
| (SJO)|San Jose CR;Jacó;La Fortuna;Monteverde|WN
| (SJU)|Carolina PR;Isla Verde;Condado;Viejo San Juan;Old San Juan;Puerto Rico|WN
| (SAP)||
| (SAL)|El Tunco|
| (SBA)|Goleta;American Riviera;Ventura;California|WN
| (VVI)|Santa Cruz de la Sierra|
| (STS)|Wine Country;Schulz;Healdsburg;Petaluma;California|WN
| (SCL)|Santiago de Chile;Valparaíso;Viña del Mar|
| (STI)|Santiago de los Caballeros;República Dominicana|
| (SDQ)|Boca Chica;República Dominicana|
| (JTR)|Thira;Grecia|
| (CGH)|SAO;Brasil|
| (GRU)|SAO;Sampa;Brasil|
| (CTS)|SPK;Hokkaido;Niseko;Japón|
| (SJJ)|Bosnia y Herzegovina|
| (SRQ)|Siesta Key;Anna Maria Island;Venice FL;Florida|WN
| (SAV)|Hilton Head Island;Bluffton;Tybee Island;Georgia|WN
| (SEA)|SeaTac;Sea-Tac;Emerald City;Bellevue;Puget Sound;Washington|WN
| (GMP)|SEL;Seúl;Corea del Sur|
| (ICN)|SEL;Seúl;Corea del Sur|
| (SVQ)|Sevilla;España|
| (PVG)||
| (SHA)||
| (SNN)|Limerick;Cliffs of Moher;Irlanda|
| (SSH)|Red Sea;Egipto|
| (SZX)||
| (SAI)|REP;Angkor Wat;Camboya|
| (SIN)|Singapur|
| (SXM)|St. Maarten;St Martin;Saint Martin;San Martín;Maho Beach|WN
| (FSD)|South Dakota;Dakota del Sur|
| (SKP)|Macedonia del Norte|
| (SOF)||
| (SPU)|Croacia|
| (GEG)|Coeur d'Alene;Washington|WN
| (SGF)|Missouri;Misuri|
| (STX)|St Croix;Saint Croix;Santa Cruz;USVI;Virgin Islands;Islas Vírgenes|
| (YYT)|Saint John%2019s;Newfoundland;Terranova|
| (SKB)|San Cristóbal;Nevis;Saint Kitts;San Cristóbal y Nieves|
| (STL)|St Louis;Saint Louis;San Luis;Gateway City;Lambert;Missouri;Misuri|WN
| (UVF)|Saint Lucia;Santa Lucía;Castries|
| (PIE)|St Pete;Saint Petersburg;Florida|
| (STT)|St Thomas;Saint Thomas;Santo Tomás;USVI;St. John;Cruz Bay;Virgin Islands;Islas Vírgenes|WN
| (SVD)|San Vicente;San Vicente y las Granadinas|
| (HDN)|Steamboat;Yampa Valley;Colorado|WN
| (ARN)|STO;Estocolmo;Suecia|
| (STR)|Alemania|
| (SUN)|Idaho|
| (SUV)|Fiyi|
| (SYD)|Sídney;Bondi|
| (SYR)|New York;Nueva York|
| (TPE)||BR CI
| (TLL)|Tallin|
| (TPA)|Tampa Bay;St Pete;Bahía de Tampa;Ybor City;Florida|WN
| (TRW)||
| (TAS)|Taskent|
| (TBS)|Tiflis|
| (XPL)|TGU;Toncontín|
| (TLV)|Jerusalem;Jerusalén|
| (TFS)|TCI;Canary Islands;Islas Canarias;España|
| (SKG)|Salónica;Thessalonica;Grecia|
| (TSN)||
| (TIJ)|Rosarito;Ensenada;CBX|
| (TIA)||
| (HND)|TYO;Tokio;Yokohama;Japón|
| (NRT)|TYO;Tokio;Chiba;Japón|
| (YYZ)|YTO;Pearson;Niagara Falls|
| (EIS)|Islas Vírgenes Británicas|
| (TLS)|Tolosa;Francia|
| (TVC)|Michigan|
| (TTN)|New Jersey;Nueva Jersey|
| (PSC)|Washington|
| (TOS)|Northern Lights;Noruega|
| (TRD)|Noruega|
| (TUS)|Old Pueblo;Sierra Vista;Arizona|WN
| (TUL)|Broken Arrow;Oklahoma|WN
| (TQO)|Bacalar;Riviera Maya|
| (TUN)|Túnez;Carthage|
| (TRN)|Torino;Italia|
| (TGZ)||
| (UBN)|ULN;Ulán Bator|
| (URC)|Xinjiang;Urumchi|
| (USH)|Tierra del Fuego;Fin del Mundo|
| (EGE)|Colorado|
| (VLC)|España|
| (YVR)|Whistler|
| (VRA)|Cárdenas|
| (VCE)|Venecia;Venezia;Italia|
| (VER)||
| (YYJ)|Vancouver Island|
| (VFA)|Cataratas Victoria;Livingstone;Zimbabue|
| (VIE)|Viena;Wien|
| (VTE)||
| (VNO)|Vilna;Lituania|
| (WAW)|Varsovia;Warszawa;Polonia|
| (DCA)|WAS;D.C.;Washington DC;National Airport;Reagan;District of Columbia;Distrito de Columbia|WN
| (IAD)|WAS;D.C.;Washington DC;Reston;Virginia|
| (WLG)|Nueva Zelanda|
| (DJT)|PBI;Palm Beach International;Jupiter;Florida|WN
| (HPN)|NYC;Westchester;Nueva York;New York|
| (ICT)|McConnell;Kansas|WN
| (ILM)|North Carolina;Carolina del Norte|
| (WDH)|Windhuk|
| (YWG)||
| (WUH)||
| (XIY)|Terracotta Army;SIA|
| (RGN)|Rangoon;Rangún;Burma;Myanmar (Birmania)|
| (EVN)|Ereván|
| (ZAG)|Croacia|
| (ZNZ)|Stone Town|
| (ZRH)|Suiza|`;
