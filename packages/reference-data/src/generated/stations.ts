// Written by scripts/generate.ts: change its inputs, then run `pnpm generate`.

export const timeZones: string = "Africa/Abidjan|Africa/Accra|Africa/Addis_Ababa|Africa/Algiers|Africa/Bamako|Africa/Banjul|Africa/Cairo|Africa/Casablanca|Africa/Dakar|Africa/Dar_es_Salaam|Africa/Douala|Africa/Gaborone|Africa/Harare|Africa/Johannesburg|Africa/Kampala|Africa/Kigali|Africa/Kinshasa|Africa/Lagos|Africa/Libreville|Africa/Lome|Africa/Luanda|Africa/Lusaka|Africa/Maputo|Africa/Nairobi|Africa/Ouagadougou|Africa/Porto-Novo|Africa/Tunis|Africa/Windhoek|America/Anchorage|America/Antigua|America/Argentina/Buenos_Aires|America/Argentina/Cordoba|America/Argentina/Mendoza|America/Argentina/Salta|America/Argentina/Ushuaia|America/Aruba|America/Asuncion|America/Bahia|America/Barbados|America/Belize|America/Bogota|America/Boise|America/Cancun|America/Caracas|America/Cayenne|America/Cayman|America/Chicago|America/Chihuahua|America/Costa_Rica|America/Curacao|America/Denver|America/Detroit|America/Edmonton|America/El_Salvador|America/Fortaleza|America/Grand_Turk|America/Grenada|America/Guadeloupe|America/Guatemala|America/Guayaquil|America/Guyana|America/Halifax|America/Havana|America/Hermosillo|America/Indiana/Indianapolis|America/Jamaica|America/Juneau|America/Kentucky/Louisville|America/Kralendijk|America/La_Paz|America/Lima|America/Los_Angeles|America/Lower_Princes|America/Managua|America/Manaus|America/Martinique|America/Mazatlan|America/Merida|America/Mexico_City|America/Monterrey|America/Montevideo|America/Nassau|America/New_York|America/Panama|America/Paramaribo|America/Phoenix|America/Port-au-Prince|America/Port_of_Spain|America/Puerto_Rico|America/Punta_Arenas|America/Recife|America/Santiago|America/Santo_Domingo|America/Sao_Paulo|America/St_Johns|America/St_Kitts|America/St_Lucia|America/St_Thomas|America/St_Vincent|America/Tegucigalpa|America/Tijuana|America/Toronto|America/Tortola|America/Vancouver|America/Winnipeg|Asia/Almaty|Asia/Amman|Asia/Bahrain|Asia/Baku|Asia/Bangkok|Asia/Bishkek|Asia/Brunei|Asia/Colombo|Asia/Dhaka|Asia/Dubai|Asia/Ho_Chi_Minh|Asia/Hong_Kong|Asia/Jakarta|Asia/Jerusalem|Asia/Karachi|Asia/Kathmandu|Asia/Kolkata|Asia/Kuala_Lumpur|Asia/Kuching|Asia/Kuwait|Asia/Macau|Asia/Makassar|Asia/Manila|Asia/Muscat|Asia/Nicosia|Asia/Phnom_Penh|Asia/Qatar|Asia/Riyadh|Asia/Seoul|Asia/Shanghai|Asia/Singapore|Asia/Taipei|Asia/Tashkent|Asia/Tbilisi|Asia/Thimphu|Asia/Tokyo|Asia/Ulaanbaatar|Asia/Vientiane|Asia/Yangon|Asia/Yerevan|Atlantic/Azores|Atlantic/Bermuda|Atlantic/Canary|Atlantic/Cape_Verde|Atlantic/Madeira|Atlantic/Reykjavik|Australia/Adelaide|Australia/Brisbane|Australia/Darwin|Australia/Hobart|Australia/Melbourne|Australia/Perth|Australia/Sydney|Europe/Amsterdam|Europe/Athens|Europe/Belgrade|Europe/Berlin|Europe/Bratislava|Europe/Brussels|Europe/Bucharest|Europe/Budapest|Europe/Chisinau|Europe/Copenhagen|Europe/Dublin|Europe/Helsinki|Europe/Istanbul|Europe/Lisbon|Europe/Ljubljana|Europe/London|Europe/Luxembourg|Europe/Madrid|Europe/Malta|Europe/Oslo|Europe/Paris|Europe/Podgorica|Europe/Prague|Europe/Riga|Europe/Rome|Europe/Sarajevo|Europe/Skopje|Europe/Sofia|Europe/Stockholm|Europe/Tallinn|Europe/Tirane|Europe/Vienna|Europe/Vilnius|Europe/Warsaw|Europe/Zagreb|Europe/Zurich|Indian/Antananarivo|Indian/Mahe|Indian/Maldives|Indian/Mauritius|Indian/Reunion|Pacific/Apia|Pacific/Auckland|Pacific/Efate|Pacific/Fiji|Pacific/Galapagos|Pacific/Guadalcanal|Pacific/Guam|Pacific/Honolulu|Pacific/Majuro|Pacific/Noumea|Pacific/Pago_Pago|Pacific/Palau|Pacific/Pohnpei|Pacific/Port_Moresby|Pacific/Rarotonga|Pacific/Saipan|Pacific/Tahiti|Pacific/Tarawa|Pacific/Tongatapu";

export const countryNames: string = "AEUnited Arab Emirates|AGAntigua and Barbuda|ALAlbania|AMArmenia|AOAngola|ARArgentina|ATAustria|AUAustralia|AWAruba|AZAzerbaijan|BABosnia and Herzegovina|BBBarbados|BDBangladesh|BEBelgium|BFBurkina Faso|BGBulgaria|BHBahrain|BJBenin|BMBermuda|BNBrunei|BOBolivia|BQCaribbean Netherlands|BRBrazil|BSBahamas|BTBhutan|BWBotswana|BZBelize|CACanada|CDCongo (DRC)|CHSwitzerland|CIIvory Coast|CKCook Islands|CLChile|CMCameroon|CNChina|COColombia|CRCosta Rica|CUCuba|CVCape Verde|CWCuraçao|CYCyprus|CZCzechia|DEGermany|DKDenmark|DODominican Republic|DZAlgeria|ECEcuador|EEEstonia|EGEgypt|ESSpain|ETEthiopia|FIFinland|FJFiji|FMMicronesia|FRFrance|GAGabon|GBUnited Kingdom|GDGrenada|GEGeorgia|GFFrench Guiana|GHGhana|GMGambia|GPGuadeloupe|GRGreece|GTGuatemala|GYGuyana|HKHong Kong|HNHonduras|HRCroatia|HTHaiti|HUHungary|IDIndonesia|IEIreland|ILIsrael|INIndia|ISIceland|ITItaly|JMJamaica|JOJordan|JPJapan|KEKenya|KGKyrgyzstan|KHCambodia|KIKiribati|KNSt. Kitts and Nevis|KRSouth Korea|KWKuwait|KYCayman Islands|KZKazakhstan|LALaos|LCSt. Lucia|LKSri Lanka|LTLithuania|LULuxembourg|LVLatvia|MAMorocco|MDMoldova|MEMontenegro|MGMadagascar|MHMarshall Islands|MKNorth Macedonia|MLMali|MMMyanmar|MNMongolia|MOMacao|MQMartinique|MTMalta|MUMauritius|MVMaldives|MXMexico|MYMalaysia|MZMozambique|NANamibia|NCNew Caledonia|NGNigeria|NINicaragua|NLNetherlands|NONorway|NPNepal|NZNew Zealand|OMOman|PAPanama|PEPeru|PFFrench Polynesia|PGPapua New Guinea|PHPhilippines|PKPakistan|PLPoland|PTPortugal|PWPalau|PYParaguay|QAQatar|RERéunion|RORomania|RSSerbia|RWRwanda|SASaudi Arabia|SBSolomon Islands|SCSeychelles|SESweden|SGSingapore|SISlovenia|SKSlovakia|SNSenegal|SRSuriname|SVEl Salvador|SXSint Maarten|TCTurks and Caicos Islands|TGTogo|THThailand|TNTunisia|TOTonga|TRTürkiye|TTTrinidad and Tobago|TWTaiwan|TZTanzania|UGUganda|UYUruguay|UZUzbekistan|VCSt. Vincent and Grenadines|VEVenezuela|VGBritish Virgin Islands|VNVietnam|VUVanuatu|WSSamoa|XKKosovo|ZASouth Africa|ZMZambia|ZWZimbabwe";

export const stationRows: string = `ABJ.CI|Abidjan||Félix-Houphouët-Boigny*||0|5.2614|-3.9263
AUH.AE|Abu Dhabi||Zayed*||36|24.4438|54.6517|3
ABV.NG|Abuja||Nnamdi Azikiwe*||h|9.0068|7.2632|3
ACA.MX|Acapulco||General Juan N. Álvarez*||26|16.7571|-99.7531
ACC.GH|Accra||Kotoka*||1|5.6052|-0.1668|3
ADD.ET|Addis Ababa||~ Bole*||2|8.9779|38.7993|3
ADL.AU|Adelaide||~*||47|-34.9475|138.5334|3
BQN-PR|Aguadilla||Rafael Hernández*||2g|18.4949|-67.1294
CAK-OH|Akron/Canton||Akron–Canton Regional^|Akron, Canton|2a|40.9161|-81.4422
ALB-NY|Albany||~*||2a|42.7483|-73.8017|0.3|t
ABQ-NM|Albuquerque||~ International Sunport||1e|35.04|-106.6089|0.7|t
ALG.DZ|Algiers||Houari Boumediene^||3|36.6939|3.2145|3
ALC.ES|Alicante||~-Elche Miguel Hernández^||4v|38.2822|-0.5582|3
ASP.AU|Alice Springs||~^||49|-23.8066|133.9034
ABE-PA|Allentown||Lehigh Valley*|+, Bethlehem, Easton|2a|40.6518|-75.4428
ALA.KZ|Almaty||~*||2x|43.3543|77.0428|3
AMA-TX|Amarillo||Rick Husband ~*||1a|35.2194|-101.706|0.3|t
AMM.JO|Amman||Queen Alia*||2y|31.7226|35.9932|3
AMS.NL|Amsterdam||~ Airport Schiphol||4e|52.3086|4.7639|3
ANC-AK|Anchorage||Ted Stevens ~*||s|61.179|-149.9926|0.5|v
AYT.TR|Antalya||~*||4q|36.8987|30.8005|3
TNR.MG|Antananarivo||Ivato^||5e|-18.7969|47.4788|3
ANU.AG|Antigua||V. C. Bird*|+, St. John's|t|17.1367|-61.7927
APW.WS|Apia||Faleolo*||5j|-13.83|-172.008
ACV-CA|Arcata/Eureka||California Redwood Coast-Humboldt County^|Arcata, Eureka|1z|40.9781|-124.109
AQP.PE|Arequipa||Rodríguez Ballón*||1y|-16.3411|-71.5831
AUA.AW|Aruba||Queen Beatrix*|+, Oranjestad|z|12.5014|-70.0152|3|b
AVL-NC|Asheville||~ Regional^||2a|35.4362|-82.5418
ASE-CO|Aspen||~/Pitkin County^||1e|39.2232|-106.869
NQZ.KZ|Astana||Nursultan Nazarbayev*||2x|51.027|71.4671|3
ASU.PY|Asunción||Silvio Pettirossi*||10|-25.2402|-57.5192|3
ATH.GR|Athens||~*||4f|37.9364|23.9445|3
ATL-GA|Atlanta||Hartsfield–Jackson ~*||2a|33.6367|-84.4281|0.9|19
AKL.NZ|Auckland||~*||5k|-37.012|174.7863|3
AUS-TX|Austin||~–Bergstrom*||1a|30.1975|-97.662|0.9|19
BFL-CA|Bakersfield||Meadows Field||1z|35.4336|-119.057
GYD.AZ|Baku||Heydar Aliyev*||30|40.4675|50.0467|3
DPS.ID|Bali||I Gusti Ngurah Rai*|+, Denpasar|3i|-8.7482|115.167|3
BWI-MD|Baltimore/Washington||~ International Thurgood Marshall^|Baltimore, Washington|2a|39.1754|-76.6683|0.9|19
BKO.ML|Bamako||Modibo Keita*||4|12.5335|-7.9499|3
BWN.BN|Bandar Seri Begawan||Brunei*||33|4.9442|114.928|3
BKK.TH|Bangkok|Suvarnabhumi|Suvarnabhumi^||31|13.6811|100.747|3
DMK.TH|Bangkok|Don Mueang|Don Mueang*||31|13.9126|100.607|3
BGR-ME|Bangor||~*||2a|44.8074|-68.8281
BJL.GM|Banjul||~*||5|13.338|-16.6522|3
BGI.BB|Barbados||Grantley Adams*|+, Bridgetown|12|13.0746|-59.4925
BCN.ES|Barcelona||Josep Tarradellas ~-El Prat^||4v|41.2971|2.0785|3
BRC.AR|Bariloche||San Carlos de ~^||x|-41.1512|-71.1575
BAQ.CO|Barranquilla||Ernesto Cortissoz*||14|10.8896|-74.7808
BSL.FR|Basel/Mulhouse||EuroAirport Basel–Mulhouse–Freiburg|Basel, Mulhouse, Freiburg|4y|47.6007|7.5211|3
BTR-LA|Baton Rouge||~ Metropolitan^||1a|30.5332|-91.1496
PEK.CN|Beijing|Capital|~ Capital*||3q|40.0801|116.585|3
PKX.CN|Beijing|Daxing|~ Daxing*||3q|39.5099|116.4109|3
BFS.GB|Belfast||~*||4t|54.6575|-6.2158|3
BEG.RS|Belgrade||~ Nikola Tesla^||4g|44.8184|20.3091|3
BZE.BZ|Belize City||Philip S. W. Goldson*||13|17.54|-88.3036|3|b
BLI-WA|Bellingham||~*||1z|48.7928|-122.538
CNF.BR|Belo Horizonte||Tancredo Neves*||2l|-19.6357|-43.9669|3
BLR.IN|Bengaluru||Kempegowda*||3d|13.1979|77.7063|3
BGO.NO|Bergen||~ Airport, Flesland||4x|60.2934|5.2181|3
BER.DE|Berlin||~ Brandenburg^||4h|52.3622|13.5007|3
BDA.BM|Bermuda||L. F. Wade*|+, Hamilton|42|32.364|-64.6787
BIO.ES|Bilbao||~^||4v|43.3011|-2.9106
BIL-MT|Billings||~ Logan*||1e|45.8077|-108.543
BHM-AL|Birmingham||~-Shuttlesworth*||1a|33.5629|-86.7535|0.3|t
BHX.GB|Birmingham||~^||4t|52.4539|-1.748|3
BSZ.KG|Bishkek||Manas*||32|43.0613|74.4776|3
BIS-ND|Bismarck||~ Municipal^||1a|46.7727|-100.746
BOG.CO|Bogotá||El Dorado*||14|4.7016|-74.1469|3
BOI-ID|Boise||~^||15|43.5644|-116.223|0.3|t
BLQ.IT|Bologna||~ Guglielmo Marconi^||52|44.5354|11.2887|3
BON.BQ|Bonaire||Flamingo*|+, Kralendijk|1w|12.131|-68.2685|3
BOD.FR|Bordeaux||~-Mérignac^||4y|44.8283|-0.7156|3
BOS-MA|Boston||~ Logan*||2a|42.362|-71.0079|0.7|t
BZN-MT|Bozeman||~ Yellowstone*|+, Big Sky|1e|45.7775|-111.153|0.3|v
BSB.BR|Brasília||Presidente Juscelino Kubitschek*||2l|-15.8692|-47.9208|3
BTS.SK|Bratislava||M. R. Štefánik^||4i|48.1702|17.2127|3
BNE.AU|Brisbane||~*||48|-27.3842|153.117|3
BRS.GB|Bristol||~^||4t|51.3827|-2.7191
BRU.BE|Brussels||~^||4j|50.9014|4.4844|3
OTP.RO|Bucharest||~ Henri Coandă*||4k|44.5721|26.1034|3
BUD.HU|Budapest||~ Liszt Ferenc*||4l|47.4302|19.2624|3
AEP.AR|Buenos Aires|Aeroparque|Jorge Newbery^||u|-34.5592|-58.4156|3
EZE.AR|Buenos Aires|Ezeiza|Minister Pistarini*||u|-34.8222|-58.5358|3
BUF-NY|Buffalo||~ Niagara*|+, Niagara Falls|2a|42.9405|-78.7322|0.5|t
BUR-CA|Burbank||Hollywood ~^|+, Los Angeles, Hollywood|1z|34.1977|-118.3564|0.7|t
BTV-VT|Burlington||~*||2a|44.4719|-73.1533
PUS.KR|Busan||Gimhae*||3p|35.1795|128.938|3
CNS.AU|Cairns||~*||48|-16.8858|145.755
CAI.EG|Cairo||~*||6|30.1115|31.3967|3
YYC.CA|Calgary||~*||1g|51.1188|-114.0099|3
CLO.CO|Cali||Alfonso Bonilla Aragón*||14|3.5432|-76.3816
CBR.AU|Canberra||~*||4d|-35.3069|149.195
CUN.MX|Cancún||~*|+, Playa del Carmen, Riviera Maya|16|21.0394|-86.8743|1|b
CPT.ZA|Cape Town||~*||d|-33.9648|18.6017|3
CCS.VE|Caracas||Simón Bolívar*||17|10.6012|-66.9912|3
CTG.CO|Cartagena||Rafael Núñez*||14|10.4424|-75.513
CMN.MA|Casablanca||Mohammed V*||7|33.3675|-7.59|3
CTA.IT|Catania||~-Fontanarossa^||52|37.4668|15.0664|3
CAY.GF|Cayenne||~–Félix Eboué^||18|4.82|-52.3613|3
CEB.PH|Cebu||Mactan ~*|+, Lapu-Lapu City|3j|10.3093|123.9797|3
CID-IA|Cedar Rapids||Eastern Iowa^||1a|41.8847|-91.7108
CHS-SC|Charleston||~*||2a|32.8986|-80.0405|0.3|v
CRW-WV|Charleston||West Virginia International Yeager^||2a|38.3731|-81.5932
CLT-NC|Charlotte||~ Douglas*||2a|35.214|-80.9431|0.5|t
CHA-TN|Chattanooga||~ Metropolitan^||2a|35.0353|-85.2038
TFU.CN|Chengdu||~ Tianfu*||3q|30.3125|104.4413|3
MAA.IN|Chennai||~*||3d|12.99|80.1693|3
CNX.TH|Chiang Mai||~*||31|18.7668|98.9626|3
MDW-IL|Chicago|Midway|~ Midway*||1a|41.786|-87.7524|0.9|19
ORD-IL|Chicago|O'Hare|~ O'Hare*||1a|41.9786|-87.9048|0.1
CUU.MX|Chihuahua||General Roberto Fierro Villalobos*||1b|28.7029|-105.965
RMO.MD|Chisinau||Chișinău*||4m|46.9277|28.931
CKG.CN|Chongqing||~ Jiangbei*||3q|29.7123|106.6519|3
CHC.NZ|Christchurch||~*||5k|-43.4894|172.532|3
CVG-KY|Cincinnati||~/Northern Kentucky*|+, Covington|2a|39.0488|-84.6678|0.5|t
CRK.PH|Clark||~*|+, Angeles City|3j|15.186|120.56
CLE-OH|Cleveland||~ Hopkins*||2a|41.4117|-81.8498|0.5|t
CGN.DE|Cologne||~ Bonn^|+, Bonn|4h|50.8659|7.1427|3
CMB.LK|Colombo||Bandaranaike*||34|7.1808|79.8841|3
COS-CO|Colorado Springs||~^||1e|38.8058|-104.701|0.3|v
CAE-SC|Columbia||~ Metropolitan^||2a|33.9388|-81.1195
CMH-OH|Columbus||John Glenn ~*||2a|39.998|-82.8919|0.7|t
CPH.DK|Copenhagen||~ Kastrup^||4n|55.6179|12.656|3
COR.AR|Córdoba||Ingeniero Ambrosio Taravella^||v|-31.3236|-64.208
CRP-TX|Corpus Christi||~*||1a|27.7704|-97.5012|0.3|t
COO.BJ|Cotonou||Cadjehoun^||p|6.3572|2.3844
CZM.MX|Cozumel||~*||16|20.5149|-86.9285|3
CUR.CW|Curaçao||Hato*|+, Willemstad|1d|12.1889|-68.9598|3
CWB.BR|Curitiba||Afonso Pena^||2l|-25.5285|-49.1758
CUZ.PE|Cusco||Alejandro Velasco Astete*|+, Machu Picchu|1y|-13.5357|-71.9388|3
DAD.VN|Da Nang||~*||37|16.0439|108.199
DSS.SN|Dakar||Blaise Diagne*||8|14.67|-17.0733|3
DAL-TX|Dallas|Love Field|~ Love Field|+, Fort Worth|1a|32.8471|-96.8518|0.9|19
DFW-TX|Dallas/Fort Worth||~*|Dallas, Fort Worth|1a|32.8968|-97.038|0.1
DMM.SA|Dammam||King Fahd*||3o|26.4712|49.7979|3
DAR.TZ|Dar es Salaam||Julius Nyerere*||9|-6.8781|39.2026|3
DRW.AU|Darwin||~*||49|-12.415|130.8818|3
DAV.PA|David||Enrique Malek*||2b|8.391|-82.435
DAY-OH|Dayton||James M. Cox ~*||2a|39.9024|-84.2194
DAB-FL|Daytona Beach||~*||2a|29.1799|-81.0581
DEN-CO|Denver||~*||1e|39.8617|-104.673|0.9|1b
DSM-IA|Des Moines||~*||1a|41.534|-93.6631|0.3|t
VPS-FL|Destin/Fort Walton Beach||Destin–Fort Walton Beach^|Destin, Fort Walton Beach|1a|30.4832|-86.5254|0.3|v
DTW-MI|Detroit||~ Metropolitan^||1f|42.2138|-83.3538|0.5|t
DAC.BD|Dhaka||Hazrat Shahjalal*||35|23.8433|90.3978|3
DOH.QA|Doha||Hamad*||3n|25.2731|51.6081|3
DLA.CM|Douala||~*||a|4.0061|9.7195
DXB.AE|Dubai||~*||36|25.2528|55.3644|3
DUB.IE|Dublin||~^||4o|53.4287|-6.2621|3
DBV.HR|Dubrovnik||~ Ruđer Bošković^||5c|42.5622|18.2655
DUD.NZ|Dunedin||~*||5k|-45.9281|170.198
DUR.ZA|Durban||King Shaka*||d|-29.6144|31.1197|3
DUS.DE|Düsseldorf||~^||4h|51.2895|6.7668|3
EDI.GB|Edinburgh||~^||4t|55.9501|-3.3723|3
YEG.CA|Edmonton||~*||1g|53.3097|-113.58|3
EIN.NL|Eindhoven||~^||4e|51.4501|5.3745|3
ELP-TX|El Paso||~*||1e|31.8072|-106.378|0.7|t
EBB.UG|Entebbe||~*|+, Kampala|e|0.0424|32.4435|3
EUG-OR|Eugene||~^||1z|44.1246|-123.212|0.3|t
GGT.BS|Exuma||~*|+, George Town|29|23.5626|-75.878
FAI-AK|Fairbanks||~*||s|64.8151|-147.856
FAR-ND|Fargo||Hector*||1a|46.9207|-96.8158
FAO.PT|Faro||~^||4r|37.0144|-7.9659|3
XNA-AR|Fayetteville||Northwest Arkansas National^|+, Bentonville, Rogers, Springdale|1a|36.2819|-94.3068
FLR.IT|Florence||~^||52|43.8086|11.2028
FLL-FL|Fort Lauderdale||~–Hollywood*|+, Hollywood, Miami|2a|26.0726|-80.1527|0.9|1b
RSW-FL|Fort Myers||Southwest Florida*|+, Naples, Cape Coral|2a|26.5362|-81.7552|0.7|v
FDF.MQ|Fort-de-France||Martinique Aimé Césaire*||23|14.591|-61.0032|3
FOR.BR|Fortaleza||Pinto Martins*||1i|-3.7758|-38.5322|3
IGU.BR|Foz do Iguaçu||~*||2l|-25.5942|-54.4894
FRA.DE|Frankfurt||~^||4h|50.0302|8.5611|3
FPO.BS|Freeport||Grand Bahama*|+, Grand Bahama|29|26.5587|-78.6956
FAT-CA|Fresno||~ Yosemite*||1z|36.7762|-119.718|0.3|t
FUK.JP|Fukuoka||~^||3w|33.5859|130.451|3
GBE.BW|Gaborone||Sir Seretse Khama*||b|-24.5552|25.9182|3
GNV-FL|Gainesville||~ Regional^||2a|29.6901|-82.2718
GPS.EC|Galápagos Islands||Seymour^|+, Baltra|5n|-0.4538|-90.2659
GDN.PL|Gdańsk||~ Lech Wałęsa^||5b|54.3776|18.4662|3
GVA.CH|Geneva||~ Cointrin*||5d|46.2381|6.109|3
GEO.GY|Georgetown||Cheddi Jagan*||1o|6.4986|-58.2541
GLA.GB|Glasgow||~*||4t|55.8719|-4.4331|3
GOI.IN|Goa||Dabolim^|+, Vasco da Gama|3d|15.3808|73.8314|3
OOL.AU|Gold Coast||~^|+, Coolangatta|48|-28.166|153.5066
GOT.SE|Gothenburg||Göteborg Landvetter^||56|57.6628|12.2798|3
PLZ.ZA|Gqeberha||Chief Dawid Stuurman*||d|-33.9849|25.6173
LPA.ES|Gran Canaria||~^|+, Las Palmas|43|27.9319|-15.3866|3
GCM.KY|Grand Cayman||Owen Roberts*|+, George Town|19|19.2928|-81.3577|3|b
GJT-CO|Grand Junction||~ Regional^||1e|39.1267|-108.5294
GRR-MI|Grand Rapids||Gerald R. Ford*||1f|42.8808|-85.5228|0.3|t
GRB-WI|Green Bay||~–Austin Straubel*||1a|44.4835|-88.1308
GSO-NC|Greensboro||Piedmont Triad*|+, High Point, Winston-Salem|2a|36.0978|-79.9373
GSP-SC|Greenville/Spartanburg||Greenville–Spartanburg*|Greenville, Spartanburg|2a|34.8957|-82.2189|0.3|t
GND.GD|Grenada||Maurice Bishop*|+, St. George's|1k|12.0042|-61.7862
GDL.MX|Guadalajara||~*||26|20.5233|-103.3101|3
GUM-GU|Guam||Antonio B. Won Pat*|+, Hagåtña|5p|13.4834|144.796|0.1
CAN.CN|Guangzhou||~ Baiyun*||3q|23.3924|113.299|3
GUA.GT|Guatemala City||La Aurora*||1m|14.5833|-90.5275|3
GYE.EC|Guayaquil||José Joaquín de Olmedo*||1n|-2.1574|-79.8836|3
YHZ.CA|Halifax||~ Stanfield*||1p|44.8808|-63.5086|3
HAM.DE|Hamburg||~ Helmut Schmidt^||4h|53.6304|9.9882|3
HGH.CN|Hangzhou||~ Xiaoshan*||3q|30.2361|120.4289|3
HAN.VN|Hanoi||Noi Bai*||37|21.2212|105.807|3
HRE.ZW|Harare||Robert Gabriel Mugabe*||c|-17.9318|31.0928|3
HRL-TX|Harlingen||Valley*|+, South Padre Island, Brownsville|1a|26.2285|-97.6544|0.3|t
MDT-PA|Harrisburg||~*||2a|40.1935|-76.7634
BDL-CT|Hartford||Bradley*|+, Springfield|2a|41.9385|-72.6881|0.5|t
HAV.CU|Havana||José Martí*||1q|22.9892|-82.4091|3
HEL.FI|Helsinki||~ Vantaa^||4p|60.3184|24.9633|3
HER.GR|Heraklion||~ International Nikos Kazantzakis^||4f|35.3397|25.1803|3
HMO.MX|Hermosillo||General Ignacio P. García*||1r|29.0935|-111.0499
ITO-HI|Hilo||~*||5q|19.7214|-155.048|1|v
SGN.VN|Ho Chi Minh City||Tan Son Nhat*||37|10.8188|106.652|3
HBA.AU|Hobart||~*||4a|-42.8361|147.51
HOG.CU|Holguín||Frank País*||1q|20.7856|-76.3151
HKG.HK|Hong Kong||~*||38|22.3089|113.915|3
HIR.SB|Honiara||~*||5o|-9.428|160.055|3
HNL-HI|Honolulu||Daniel K. Inouye*|+, Oahu|5q|21.3206|-157.9242|5|v
HOU-TX|Houston|Hobby|William P. Hobby^||1a|29.6454|-95.2789|0.9|19
IAH-TX|Houston|Intercontinental|George Bush Intercontinental^||1a|29.9844|-95.3414|0.1
HUX.MX|Huatulco||Bahías de ~*||26|15.7749|-96.2603
HSV-AL|Huntsville||~*||1a|34.6372|-86.7751
HRG.EG|Hurghada||~*||6|27.1768|33.7967|3
HYD.IN|Hyderabad||Rajiv Gandhi*||3d|17.2313|78.4299|3
IBZ.ES|Ibiza||~^||4v|38.8729|1.3731|3
IND-IN|Indianapolis||~*||1s|39.7173|-86.2944|0.7|t
ISB.PK|Islamabad||~*||3b|33.549|72.8257|3
IST.TR|Istanbul||~^||4q|41.2613|28.742|3
SAW.TR|Istanbul|Sabiha Gökçen|~ Sabiha Gökçen*||4q|40.8986|29.3092|3
ZIH.MX|Ixtapa/Zihuatanejo||Ixtapa-Zihuatanejo*|Ixtapa, Zihuatanejo|26|17.6018|-101.4606
JAC-WY|Jackson||~ Hole^||1e|43.6073|-110.738
JAN-MS|Jackson||~–Medgar Wiley Evers*||1a|32.3112|-90.0759|0.3|t
JAX-FL|Jacksonville||~*||2a|30.4925|-81.6878|0.5|t
CGK.ID|Jakarta||Soekarno-Hatta*||39|-6.1256|106.656|3
JED.SA|Jeddah||King Abdulaziz*||3o|21.6796|39.1565|3
CJU.KR|Jeju||~*||3p|33.5121|126.4925|3
JNB.ZA|Johannesburg||O.R. Tambo*||d|-26.1392|28.246|3
JNU-AK|Juneau||~*||1u|58.355|-134.576
OGG-HI|Kahului||~*|+, Maui|5q|20.8963|-156.4318|4|v
FCA-MT|Kalispell||Glacier Park*|+, Whitefish|1e|48.3105|-114.256
MCI-MO|Kansas City||~*||1a|39.2976|-94.7139|0.7|t
KHI.PK|Karachi||Jinnah*||3b|24.9065|67.1608|3
KTM.NP|Kathmandu||Tribhuvan*||3c|27.6966|85.3591|3
YLW.CA|Kelowna||~*||2v|49.9561|-119.378
EYW-FL|Key West||~*||2a|24.5561|-81.7596
KGL.RW|Kigali||~*||f|-1.9686|30.1395|3
JRO.TZ|Kilimanjaro||~*|+, Arusha, Moshi|9|-3.4294|37.0745
KIN.JM|Kingston||Norman Manley*||1t|17.9357|-76.7875|3
FIH.CD|Kinshasa||Ndjili*||g|-4.3857|15.4446|3
TYS-TN|Knoxville||McGhee Tyson^|+, Gatlinburg, Alcoa|2a|35.811|-83.994|0.3|t
COK.IN|Kochi||Cochin*||3d|10.152|76.4019|3
USM.TH|Koh Samui||Samui^|+, Na Thon|31|9.5478|100.062
CCU.IN|Kolkata||Netaji Subhash Chandra Bose*||3d|22.6547|88.4467|3
KOA-HI|Kona||Ellison Onizuka ~ International Airport at Keahole|+, Kailua-Kona|5q|19.7388|-156.0456|3|v
ROR.PW|Koror||Roman Tmetuchl*|+, Airai|5u|7.3673|134.5442
BKI.MY|Kota Kinabalu||~*||3f|5.9327|116.0493
KRK.PL|Kraków||~ John Paul II*||5b|50.0777|19.7848|3
KUL.MY|Kuala Lumpur||~*||3e|2.7456|101.71|3
KMG.CN|Kunming||~ Changshui*||3q|25.1103|102.9367|3
KWI.KW|Kuwait City||Kuwait*||3g|29.2266|47.9689|3
LAP.MX|La Paz||Manuel Márquez de León*||24|24.0727|-110.362
LPB.BO|La Paz||El Alto*|+, El Alto|1x|-16.5133|-68.1923
LRM.DO|La Romana||Casa de Campo*||2k|18.4522|-68.9111|3
LOS.NG|Lagos||Murtala Muhammed*||h|6.5774|3.3212|3
LHE.PK|Lahore||Allama Iqbal*||3b|31.5216|74.4036|3
LCA.CY|Larnaca||~*||3l|34.8751|33.6249|3
LAS-NV|Las Vegas||Harry Reid*||1z|36.0834|-115.1518|0.9|1b
BJX.MX|León||Del Bajío*|+, Guanajuato, Silao|26|20.9927|-101.4803
LEX-KY|Lexington||Blue Grass^||2a|38.0365|-84.6059
LIR.CR|Liberia||Guanacaste*|+, Guanacaste|1c|10.5933|-85.5444|3|b
LBV.GA|Libreville||Léon-Mba*||i|0.4586|9.4123
LIH-HI|Lihue||~^|+, Kauai|5q|21.976|-159.339|2|v
LIM.PE|Lima||Jorge Chávez*||1y|-12.0219|-77.1143|3
LIS.PT|Lisbon||Humberto Delgado^||4r|38.7813|-9.1359|3
LIT-AR|Little Rock||Bill and Hillary Clinton National^||1a|34.7296|-92.2237|0.3|t
LJU.SI|Ljubljana||~ Jože Pučnik^||4s|46.2237|14.4576|3
LFW.TG|Lomé||~–Tokoin*||j|6.1656|1.2545
LCY.GB|London|City|~ City^||4t|51.5053|0.0553
LGW.GB|London|Gatwick|~ Gatwick^||4t|51.1488|-0.1921|3
LHR.GB|London|Heathrow|~ Heathrow^||4t|51.4706|-0.4619|3
LTN.GB|London|Luton|~ Luton^||4t|51.8747|-0.3683|3
STN.GB|London|Stansted|~ Stansted^||4t|51.885|0.235|3
LGB-CA|Long Beach||~^|+, Los Angeles|1z|33.8165|-118.1499|0.3|t
ISP-NY|Long Island/Islip||Long Island MacArthur^|Long Island, Islip, New York|2a|40.7952|-73.1002|0.3|t
LAX-CA|Los Angeles||~*||1z|33.9425|-118.408|0.9|1b
SJD.MX|Los Cabos||~*|+, San José del Cabo, Cabo San Lucas|24|23.1519|-109.7207|2|b
SDF-KY|Louisville||~ Muhammad Ali*||1v|38.1744|-85.736|0.5|t
NBJ.AO|Luanda||Dr. Antonio Agostinho Neto*||k|-9.0507|13.4991
LPQ.LA|Luang Phabang||~*||3y|19.8973|102.161
LBB-TX|Lubbock||~ Preston Smith*||1a|33.6636|-101.823|0.3|t
LUN.ZM|Lusaka||Kenneth Kaunda*||l|-15.3308|28.4527|3
LUX.LU|Luxembourg||~-Findel*||4u|49.6233|6.2044|3
LXR.EG|Luxor||~*||6|25.671|32.7065
LYS.FR|Lyon||~ Saint-Exupéry^||4y|45.726|5.0901|3
MFM.MO|Macao||Macau*||3h|22.1496|113.592|3
FNC.PT|Madeira||~ International Airport Cristiano Ronaldo|+, Funchal|45|32.6979|-16.7745|3
MSN-WI|Madison||Dane County Regional^||1a|43.1399|-89.3375
MAD.ES|Madrid||Adolfo Suárez ~–Barajas^||4v|40.4719|-3.5626|3
SEZ.SC|Mahé||Seychelles*|+, Victoria|5f|-4.6743|55.5218|3
MAJ.MH|Majuro||Marshall Islands*||5r|7.0648|171.272
AGP.ES|Málaga||~-Costa del Sol^||4v|36.6749|-4.4991|3
MLE.MV|Malé||Velana*||5g|4.1918|73.5291|3
MLA.MT|Malta||~*|+, Valletta|4w|35.8575|14.4775|3
MGA.NI|Managua||Augusto C. Sandino*||21|12.1415|-86.1682
BAH.BH|Manama||Bahrain*||2z|26.2673|50.6376|3
MAO.BR|Manaus||Eduardo Gomes*||22|-3.0386|-60.0497|3
MAN.GB|Manchester||~^||4t|53.3494|-2.2795|3
MHT-NH|Manchester||~–Boston Regional^|+, Boston|2a|42.9326|-71.4357|0.5|t
MNL.PH|Manila||Ninoy Aquino*||3j|14.5086|121.02|3
MPM.MZ|Maputo||~^||m|-25.9208|32.5726|3
RAK.MA|Marrakech||Menara^||7|31.6069|-8.0363
MRS.FR|Marseille||~ Provence^||4y|43.4381|5.2125|3
MUB.BW|Maun||~^||b|-19.9726|23.4311
MRU.MU|Mauritius||Sir Seewoosagur Ramgoolam*|+, Port Louis|5h|-20.4302|57.6836|3
MZT.MX|Mazatlán||General Rafael Buelna*||24|23.1615|-106.2646|3
MFE-TX|McAllen||~ Miller*||1a|26.1761|-98.238
MDE.CO|Medellín||José María Córdova*||14|6.1645|-75.4231
MFR-OR|Medford||Rogue Valley International–~^||1z|42.3742|-122.873
AVV.AU|Melbourne|Avalon|Avalon^||4b|-38.0394|144.469
MEL.AU|Melbourne||~*||4b|-37.6733|144.843|3
MLB-FL|Melbourne||~ Orlando*|+, Cocoa Beach|2a|28.1028|-80.6453
MEM-TN|Memphis||~*||1a|35.0424|-89.9767|0.5|t
MDZ.AR|Mendoza||El Plumerillo*||w|-32.8317|-68.7929
MID.MX|Mérida||Manuel Crescencio Rejón*||25|20.9305|-89.6455|3
MEX.MX|Mexico City|Benito Juárez|Benito Juárez*||26|19.4351|-99.0713|3
NLU.MX|Mexico City|Felipe Ángeles|General Felipe Ángeles*||26|19.7357|-99.0257|3
MIA-FL|Miami||~*||2a|25.7932|-80.2906|0.7|v
MAF-TX|Midland/Odessa||Midland International Air and Space Port|Midland, Odessa|1a|31.9425|-102.202|0.3|t
BGY.IT|Milan|Bergamo|~ Bergamo^|+, Bergamo|52|45.6707|9.7092|3
LIN.IT|Milan|Linate|~ Linate^||52|45.4451|9.2767
MXP.IT|Milan|Malpensa|~ Malpensa*||52|45.6306|8.7281|3
MKE-WI|Milwaukee||~ Mitchell*||1a|42.9472|-87.8966|0.7|t
MSP-MN|Minneapolis/St. Paul||Minneapolis–St. Paul*|Minneapolis, St. Paul|1a|44.8801|-93.2217|0.5|t
MSO-MT|Missoula||~ Montana^||1e|46.9163|-114.091
MOB-AL|Mobile||~ Regional^||1a|30.6912|-88.2428
MBA.KE|Mombasa||Moi*||n|-4.0348|39.5942|3
MBJ.JM|Montego Bay||Sangster*||1t|18.5037|-77.9134||b
MRY-CA|Monterey||~ Regional^||1z|36.587|-121.843
MTY.MX|Monterrey||~*||27|25.7785|-100.107|3
MVD.UY|Montevideo||Carrasco*||28|-34.8356|-56.0265|3
YUL.CA|Montreal||Montréal–Trudeau*||2t|45.4678|-73.7423|3
MTJ-CO|Montrose||~ Regional^|+, Telluride|1e|38.5098|-107.894|0.3|v
BOM.IN|Mumbai||Chhatrapati Shivaji Maharaj*||3d|19.0887|72.8679|3
MUC.DE|Munich||~^||4h|48.3538|11.7861|3
MCT.OM|Muscat||~*||3k|23.5933|58.2844|3
JMK.GR|Mykonos||~ Island National^||4f|37.4351|25.3481
MYR-SC|Myrtle Beach||~*||2a|33.6797|-78.9283|0.3|v
NAN.FJ|Nadi||~*||5m|-17.7554|177.443
NGO.JP|Nagoya||Chubu Centrair*||3w|34.8584|136.805|3
NBO.KE|Nairobi||Jomo Kenyatta*||n|-1.3192|36.9278|3
NTE.FR|Nantes||~ Atlantique^||4y|47.1532|-1.6107
NAP.IT|Naples||~*||52|40.886|14.2908|3
BNA-TN|Nashville||~*||1a|36.1245|-86.6782|0.9|1b
NAS.BS|Nassau||Lynden Pindling*||29|25.039|-77.4662|3|b
DEL.IN|New Delhi||Indira Gandhi*||3d|28.5556|77.0952|3
HVN-CT|New Haven||Tweed ~^||2a|41.2637|-72.8868
MSY-LA|New Orleans||Louis Armstrong ~*||1a|29.9934|-90.258|0.7|v
JFK-NY|New York|Kennedy|John F. Kennedy*||2a|40.6394|-73.7793|0.1
LGA-NY|New York|LaGuardia|LaGuardia^||2a|40.7772|-73.8726|0.7|t
EWR-NJ|Newark||~ Liberty*|+, New York|2a|40.6925|-74.1687|0.1
NCL.GB|Newcastle||~*||4t|55.038|-1.6896
NCE.FR|Nice||~-Côte d'Azur^||4y|43.6584|7.2159|3
ORF-VA|Norfolk||~*|+, Virginia Beach|2a|36.8953|-76.201|0.5|t
NOU.NC|Nouméa||La Tontouta*||5s|-22.0146|166.213
TBU.TO|Nuku'alofa||Fua'amotu*||61|-21.2412|-175.15
OAK-CA|Oakland||San Francisco Bay ~*|+, San Francisco, Berkeley|1z|37.7201|-122.2212|0.9|19
OAX.MX|Oaxaca||Xoxocotlán*||26|17.0008|-96.722
OKA.JP|Okinawa||Naha^|+, Naha|3w|26.1958|127.646|3
OKC-OK|Oklahoma City||OKC Will Rogers*||1a|35.3934|-97.5982|0.5|t
OMA-NE|Omaha||Eppley Airfield||1a|41.3032|-95.8941|0.5|t
ONT-CA|Ontario||~*|+, Riverside, San Bernardino, Los Angeles|1z|34.056|-117.601|0.7|t
SNA-CA|Orange County/Santa Ana||John Wayne^|Orange County, Santa Ana, Anaheim, Irvine|1z|33.6757|-117.868|0.7|t
MCO-FL|Orlando||~*|+, Kissimmee|2a|28.4294|-81.309|0.9|1b
SFB-FL|Orlando|Sanford|~ Sanford*|+, Sanford|2a|28.7776|-81.2375|0.1
ITM.JP|Osaka|Itami|~*||3w|34.7855|135.438|3
KIX.JP|Osaka|Kansai|Kansai*||3w|34.4273|135.244|3
OSL.NO|Oslo||~ Airport, Gardermoen||4x|60.1939|11.1004|3
YOW.CA|Ottawa||~ Macdonald-Cartier*||2t|45.3225|-75.6692|3
OUA.BF|Ouagadougou||~^||o|12.3532|-1.5124
PPG-AS|Pago Pago||~*||5t|-14.331|-170.71
PMO.IT|Palermo||Falcone–Borsellino^||52|38.176|13.091|3
PSP-CA|Palm Springs||~*||1z|33.8297|-116.507|0.3|v
PMI.ES|Palma de Mallorca||~^||4v|39.5517|2.7388|3
PTY.PA|Panama City||Tocumen*||2b|9.0714|-79.3835|3
ECP-FL|Panama City Beach||Northwest Florida Beaches*|+, Panama City|1a|30.3571|-85.7954|0.3|v
PPT.PF|Papeete||Faa'a*||5z|-17.5537|-149.607|3
PBM.SR|Paramaribo||Johan Adolf Pengel*||2c|5.4528|-55.1878|3
CDG.FR|Paris|Charles de Gaulle|Charles de Gaulle*||4y|49.0128|2.55|3
ORY.FR|Paris|Orly|~-Orly^||4y|48.7233|2.3794|3
PBH.BT|Paro||~*||3v|27.4032|89.4246
PEN.MY|Penang||~*||3e|5.2971|100.277
PNS-FL|Pensacola||~*||1a|30.4734|-87.1866|0.3|v
PER.AU|Perth||~*||4c|-31.9403|115.967|3
PHL-PA|Philadelphia||~*||2a|39.8719|-75.2411|0.5|t
KTI.KH|Phnom Penh||Techo*||3m|11.3603|104.917|3
PHX-AZ|Phoenix||~ Sky Harbor*||2d|33.4353|-112.0059|0.9|1b
HKT.TH|Phuket||~*||31|8.1132|98.3169|3
PSA.IT|Pisa||~*||52|43.6839|10.3927|3
PIT-PA|Pittsburgh||~*||2a|40.4915|-80.2329|0.7|t
TGD.ME|Podgorica||~^||4z|42.3594|19.2519|3
PNI.FM|Pohnpei||~*||5v|6.9851|158.209
PTP.GP|Pointe-à-Pitre||~*||1l|16.2653|-61.5318|3
PSE-PR|Ponce||Mercedita^||2g|18.0083|-66.563
PDL.PT|Ponta Delgada||João Paulo II^||41|37.7412|-25.6979|3
POM.PG|Port Moresby||~ Jacksons*||5w|-9.4434|147.22|3
POS.TT|Port of Spain||Piarco*||2f|10.5954|-61.3372
VLI.VU|Port Vila||Bauerfield*||5l|-17.6993|168.32|3
PAP.HT|Port-au-Prince||Toussaint Louverture*||2e|18.58|-72.2925|3
PDX-OR|Portland||~*||1z|45.5887|-122.598|0.7|t
PWM-ME|Portland||~ International Jetport||2a|43.6462|-70.3093|0.5|t
OPO.PT|Porto||Francisco de Sá Carneiro^||4r|41.2481|-8.6814|3
POA.BR|Porto Alegre||Salgado Filho*||2l|-29.9947|-51.1666
PRG.CZ|Prague||Václav Havel Airport ~||50|50.1009|14.2599|3
PRN.XK|Pristina||Priština Adem Jashari*||4g|42.5728|21.0358
PVD-RI|Providence||Rhode Island T. F. Green*|+, Warwick, Boston|2a|41.725|-71.4257|0.5|t
PLS.TC|Providenciales||~*||1j|21.7737|-72.2683|3|b
IGR.AR|Puerto Iguazú||Cataratas del Iguazú*||v|-25.7373|-54.4734
POP.DO|Puerto Plata||Gregorio Luperón*||2k|19.7579|-70.57
PVR.MX|Puerto Vallarta||~*|+, Nuevo Vallarta|26|20.6799|-105.2544|3|b
PUQ.CL|Punta Arenas||Presidente Carlos Ibáñez del Campo*||2h|-53.0026|-70.8546
PUJ.DO|Punta Cana||~*|+, Bávaro|2k|18.5674|-68.3634|3|b
PDP.UY|Punta del Este||Capitán Curbelo*||28|-34.8551|-55.0943
PGD-FL|Punta Gorda||~^||2a|26.9202|-81.9905
YQB.CA|Quebec City||Québec City Jean Lesage*||2t|46.7911|-71.3933|3
ZQN.NZ|Queenstown||~*||5k|-45.0211|168.739
QRO.MX|Querétaro||~ Intercontinental^||26|20.6173|-100.186
UIO.EC|Quito||Mariscal Sucre*||1n|-0.1254|-78.3543|3
RDU-NC|Raleigh/Durham||Raleigh–Durham*|Raleigh, Durham, Chapel Hill|2a|35.8776|-78.7875|0.7|t
RAP-SD|Rapid City||~ Regional^||1e|44.0453|-103.057
RAR.CK|Rarotonga||~*|+, Avarua|5x|-21.2027|-159.806
REC.BR|Recife||Guararapes–Gilberto Freyre*||2i|-8.126|-34.9233
RNO-NV|Reno||~–Tahoe*|+, Lake Tahoe|1z|39.4991|-119.768|0.5|v
KEF.IS|Reykjavík||Keflavík*|+, Keflavík|46|63.985|-22.6056|3
RHO.GR|Rhodes||Diagoras^||4f|36.4054|28.0862
RIC-VA|Richmond||~*||2a|37.5052|-77.3197|0.5|t
RIX.LV|Riga||~*||51|56.9236|23.9711|3
GIG.BR|Rio de Janeiro|Galeão|Galeão*||2l|-22.81|-43.2506|3
SDU.BR|Rio de Janeiro|Santos Dumont|Santos Dumont^||2l|-22.9105|-43.1631
RUH.SA|Riyadh||King Khalid*||3o|24.9576|46.6988|3
RTB.HN|Roatán||Juan Manuel Gálvez*|+, Coxen Hole|2r|16.3168|-86.523
ROC-NY|Rochester||Frederick Douglass Greater ~*||2a|43.1189|-77.6724|0.3|t
FCO.IT|Rome||~–Fiumicino Leonardo da Vinci*||52|41.8045|12.252|3
RVN.FI|Rovaniemi||~^||4p|66.5648|25.8304
SMF-CA|Sacramento||~*||1z|38.6954|-121.591|0.7|t
RUN.RE|Saint-Denis||Roland Garros^|+, Sainte-Marie|5i|-20.8901|55.5189|3
SPN-MP|Saipan||~*||5y|15.119|145.729
SID.CV|Sal||Amílcar Cabral*|+, Espargos|44|16.7414|-22.9494|3
SLC-UT|Salt Lake City||~*||1e|40.7889|-111.9799|0.7|v
SSA.BR|Salvador||Deputado Luiz Eduardo Magalhães*||11|-12.9086|-38.3225|3
SZG.AT|Salzburg||~^||59|47.7933|13.0043
ADZ.CO|San Andrés||Gustavo Rojas Pinilla*||14|12.5836|-81.7112
SAT-TX|San Antonio||~*||1a|29.5337|-98.4698|0.7|t
SAN-CA|San Diego||~*||1z|32.7336|-117.19|0.9|1b
SFO-CA|San Francisco||~*||1z|37.6198|-122.3748|0.7|v
SJC-CA|San Jose||Norman Y. Mineta ~*|+, Santa Clara, San Francisco|1z|37.3625|-121.9292|0.7|t
SJO.CR|San José||Juan Santamaría*|+, Alajuela|1c|9.9939|-84.2088||b
SJU-PR|San Juan||Luis Muñoz Marín*||2g|18.4394|-66.0018|0.7|v
SAP.HN|San Pedro Sula||Ramón Villeda Morales*||2r|15.4526|-87.9236
SAL.SV|San Salvador||Monseñor Óscar Arnulfo Romero*||1h|13.4409|-89.0557|3
SBA-CA|Santa Barbara||~ Municipal^||1z|34.4262|-119.84|0.3|v
VVI.BO|Santa Cruz||Viru Viru*||1x|-17.6448|-63.1354|3
STS-CA|Santa Rosa||Charles M. Schulz Sonoma County^|+, Sonoma, Napa|1z|38.509|-122.813|0.3|v
SCL.CL|Santiago||Comodoro Arturo Merino Benítez*||2j|-33.393|-70.7858|3
STI.DO|Santiago||Cibao*||2k|19.4061|-70.6047
SDQ.DO|Santo Domingo||Las Américas*||2k|18.4297|-69.6689|3
JTR.GR|Santorini||~^||4f|36.3992|25.4793
CGH.BR|São Paulo|Congonhas|Congonhas^||2l|-23.6277|-46.6546
GRU.BR|São Paulo|Guarulhos|~/Guarulhos*||2l|-23.4319|-46.4678|3
CTS.JP|Sapporo||New Chitose^||3w|42.7752|141.692|3
SJJ.BA|Sarajevo||~*||53|43.8246|18.3315|3
SRQ-FL|Sarasota/Bradenton||Sarasota–Bradenton*|Sarasota, Bradenton|2a|27.3946|-82.5544|0.5|v
SAV-GA|Savannah||~/Hilton Head*|+, Hilton Head|2a|32.1276|-81.2021|0.5|v
SEA-WA|Seattle/Tacoma||Seattle–Tacoma*|Seattle, Tacoma|1z|47.4479|-122.3103|0.7|t
GMP.KR|Seoul|Gimpo|Gimpo*||3p|37.5583|126.791|3
ICN.KR|Seoul|Incheon|Incheon*||3p|37.4691|126.451|3
SVQ.ES|Seville||~^||4v|37.418|-5.8931
PVG.CN|Shanghai|Pudong|~ Pudong*||3q|31.1434|121.805|3
SHA.CN|Shanghai|Hongqiao|~ Hongqiao*||3q|31.1981|121.3343|3
SNN.IE|Shannon||~^||4o|52.702|-8.9248|3
SSH.EG|Sharm El Sheikh||~*||6|27.9773|34.3947|3
SZX.CN|Shenzhen||~ Bao'an*||3q|22.6393|113.811|3
SAI.KH|Siem Reap||~-Angkor*||3m|13.3692|104.2231|3
SIN.SG|Singapore||~ Changi^||3r|1.3502|103.994|3
SXM.SX|Sint Maarten||Princess Juliana*|+, Philipsburg|20|18.041|-63.1089|3|b
FSD-SD|Sioux Falls||~ Regional^||1a|43.5855|-96.7412
SKP.MK|Skopje||~*||54|41.9581|21.6226|3
SOF.BG|Sofia||~^||55|42.6964|23.4177|3
SPU.HR|Split||~^||5c|43.5389|16.298
GEG-WA|Spokane||~*||1z|47.6199|-117.534|0.3|t
SGF-MO|Springfield||~ Branson National^||1a|37.2457|-93.3886
STX-VI|St. Croix||Henry E. Rohlsen^|+, Christiansted|2p|17.7016|-64.8016
YYT.CA|St. John's||~*||2m|47.6186|-52.7519|3
SKB.KN|St. Kitts||Robert L. Bradshaw*|+, Basseterre|2n|17.3112|-62.7187
STL-MO|St. Louis||~ Lambert*||1a|38.7487|-90.37|0.7|t
UVF.LC|St. Lucia||Hewanorra*|+, Vieux Fort|2o|13.7332|-60.9526|3
PIE-FL|St. Petersburg||~ Clearwater*|+, Clearwater, Tampa|2a|27.9102|-82.6874
STT-VI|St. Thomas||Cyril E. King^|+, Charlotte Amalie|2p|18.3371|-64.9773|0.3|v
SVD.VC|St. Vincent||Argyle*|+, Kingstown|2q|13.1567|-61.1499
HDN-CO|Steamboat Springs||Yampa Valley^|+, Hayden|1e|40.4812|-107.218|0.3|v
ARN.SE|Stockholm||~-Arlanda^||56|59.6485|17.9288|3
STR.DE|Stuttgart||~^||4h|48.6899|9.222|3
SUN-ID|Sun Valley||Friedman Memorial^|+, Hailey, Ketchum|15|43.5044|-114.296
SUV.FJ|Suva||Nausori*|+, Nausori|5m|-18.0433|178.559
SYD.AU|Sydney||~ Kingsford Smith*||4d|-33.9461|151.177|3
SYR-NY|Syracuse||~ Hancock*||2a|43.1112|-76.1063|0.1
TPE.TW|Taipei||Taiwan Taoyuan*||3s|25.0777|121.233|3
TLL.EE|Tallinn||Lennart Meri ~^||57|59.4132|24.8326|3
TPA-FL|Tampa||~*|+, St. Petersburg, Clearwater|2a|27.9755|-82.5332|0.9|1b
TRW.KI|Tarawa||Bonriki*||60|1.3816|173.147
TAS.UZ|Tashkent||~*||3t|41.2579|69.2812|3
TBS.GE|Tbilisi||~*||3u|41.6692|44.9547|3
XPL.HN|Tegucigalpa||Palmerola*|+, Comayagua|2r|14.3824|-87.6212
TLV.IL|Tel Aviv||Ben Gurion*||3a|32.0114|34.8867|3
TFS.ES|Tenerife||~ Sur^||43|28.0445|-16.5725|3
SKG.GR|Thessaloniki||~ Macedonia*||4f|40.5193|22.97|3
TSN.CN|Tianjin||~ Binhai*||3q|39.1244|117.346|3
TIJ.MX|Tijuana||General Abelardo L. Rodríguez*|+, San Diego|2s|32.541|-116.97|3
TIA.AL|Tirana||~ International Airport Nënë Tereza||58|41.4147|19.7206|3
HND.JP|Tokyo|Haneda|~ Haneda*||3w|35.5523|139.78|3
NRT.JP|Tokyo|Narita|Narita*||3w|35.7647|140.386|3
YYZ.CA|Toronto||~ Lester B. Pearson*||2t|43.6772|-79.6306|3
EIS.VG|Tortola||Terrance B. Lettsome*|+, Road Town|2u|18.4455|-64.5417
TLS.FR|Toulouse||~-Blagnac^||4y|43.6291|1.3638|3
TVC-MI|Traverse City||Cherry Capital^||1f|44.7414|-85.5822
TTN-NJ|Trenton||~–Mercer^|+, Princeton|2a|40.2767|-74.8135
PSC-WA|Tri-Cities||~^|+, Pasco, Kennewick, Richland|1z|46.2647|-119.119
TOS.NO|Tromsø||~ Airport, Langnes||4x|69.6833|18.9189|3
TRD.NO|Trondheim||~ Airport, Værnes||4x|63.4578|10.924|3
TUS-AZ|Tucson||~*||2d|32.115|-110.9381|0.3|v
TUL-OK|Tulsa||~*||1a|36.1984|-95.8881|0.5|t
TQO.MX|Tulum||Felipe Carrillo Puerto*||16|20.1721|-87.6603
TUN.TN|Tunis||~ Carthage*||q|36.851|10.2272|3
TRN.IT|Turin||~^||52|45.2008|7.6496|3
TGZ.MX|Tuxtla Gutiérrez||Ángel Albino Corzo*||26|16.5636|-93.0225
UBN.MN|Ulaanbaatar||Chinggis Khaan*||3x|47.6469|106.8198|3
URC.CN|Ürümqi||~ Diwopu*||3q|43.9071|87.4742|3
USH.AR|Ushuaia||Malvinas Argentinas^||y|-54.8433|-68.2958
EGE-CO|Vail||Eagle County Regional^|+, Eagle, Beaver Creek|1e|39.6426|-106.918
VLC.ES|Valencia||~^||4v|39.4893|-0.4816
YVR.CA|Vancouver||~*||2v|49.1939|-123.184|3
VRA.CU|Varadero||Juan Gualberto Gómez*|+, Matanzas|1q|23.0344|-81.4353|3
VCE.IT|Venice||~ Marco Polo^||52|45.5053|12.3519|3
VER.MX|Veracruz||General Heriberto Jara*||26|19.1459|-96.1873
YYJ.CA|Victoria||~*||2v|48.6472|-123.4278
VFA.ZW|Victoria Falls||~*||c|-18.0959|25.839
VIE.AT|Vienna||~*||59|48.1103|16.5697|3
VTE.LA|Vientiane||Wattay*||3y|17.9883|102.563
VNO.LT|Vilnius||~*||5a|54.6341|25.2858|3
WAW.PL|Warsaw||~ Chopin^||5b|52.1657|20.9671|3
DCA-DC|Washington|Reagan National|Ronald Reagan ~ National^|+, Arlington, Alexandria|2a|38.8521|-77.0377|0.7|t
IAD-VA|Washington|Dulles|~ Dulles*|+, Dulles|2a|38.9445|-77.4558|0.1
WLG.NZ|Wellington||~*||5k|-41.3272|174.805|3
DJT-FL|West Palm Beach||Palm Beach*|+, Palm Beach, Boca Raton|2a|26.6832|-80.0956|0.5|t
HPN-NY|White Plains||Westchester County^||2a|41.067|-73.7076
ICT-KS|Wichita||~ Dwight D. Eisenhower National^||1a|37.6499|-97.4331|0.3|t
ILM-NC|Wilmington||~*||2a|34.2706|-77.9026
WDH.NA|Windhoek||Hosea Kutako*||r|-22.4799|17.4709|3
YWG.CA|Winnipeg||~ Richardson*||2w|49.91|-97.2399|3
WUH.CN|Wuhan||~ Tianhe*||3q|30.7748|114.2137|3
XIY.CN|Xi'an||~ Xianyang*||3q|34.4471|108.752|3
RGN.MM|Yangon||~*||3z|16.9073|96.1332|3
EVN.AM|Yerevan||Zvartnots*||40|40.1473|44.3959|3
ZAG.HR|Zagreb||~ Franjo Tuđman*||5c|45.7429|16.0688|3
ZNZ.TZ|Zanzibar||Abeid Amani Karume*||9|-6.222|39.2249|3
ZRH.CH|Zurich||~^||5d|47.4581|8.5481|3`;
