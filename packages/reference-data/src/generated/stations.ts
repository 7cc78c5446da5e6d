// Written by scripts/generate.ts: change its inputs, then run `pnpm generate`.

export const timeZones: string = "Africa/Abidjan|Africa/Accra|Africa/Addis_Ababa|Africa/Algiers|Africa/Bamako|Africa/Banjul|Africa/Cairo|Africa/Casablanca|Africa/Dakar|Africa/Dar_es_Salaam|Africa/Douala|Africa/Gaborone|Africa/Harare|Africa/Johannesburg|Africa/Kampala|Africa/Kigali|Africa/Kinshasa|Africa/Lagos|Africa/Libreville|Africa/Lome|Africa/Luanda|Africa/Lusaka|Africa/Maputo|Africa/Nairobi|Africa/Ouagadougou|Africa/Porto-Novo|Africa/Tunis|Africa/Windhoek|America/Anchorage|America/Antigua|America/Argentina/Buenos_Aires|America/Argentina/Cordoba|America/Argentina/Mendoza|America/Argentina/Salta|America/Argentina/Ushuaia|America/Aruba|America/Asuncion|America/Bahia|America/Barbados|America/Belize|America/Bogota|America/Boise|America/Cancun|America/Caracas|America/Cayenne|America/Cayman|America/Chicago|America/Chihuahua|America/Costa_Rica|America/Curacao|America/Denver|America/Detroit|America/Edmonton|America/El_Salvador|America/Fortaleza|America/Grand_Turk|America/Grenada|America/Guadeloupe|America/Guatemala|America/Guayaquil|America/Guyana|America/Halifax|America/Havana|America/Hermosillo|America/Indiana/Indianapolis|America/Jamaica|America/Juneau|America/Kentucky/Louisville|America/Kralendijk|America/La_Paz|America/Lima|America/Los_Angeles|America/Lower_Princes|America/Managua|America/Manaus|America/Martinique|America/Mazatlan|America/Merida|America/Mexico_City|America/Monterrey|America/Montevideo|America/Nassau|America/New_York|America/Panama|America/Paramaribo|America/Phoenix|America/Port-au-Prince|America/Port_of_Spain|America/Puerto_Rico|America/Punta_Arenas|America/Recife|America/Santiago|America/Santo_Domingo|America/Sao_Paulo|America/St_Johns|America/St_Kitts|America/St_Lucia|America/St_Thomas|America/St_Vincent|America/Tegucigalpa|America/Tijuana|America/Toronto|America/Tortola|America/Vancouver|America/Winnipeg|Asia/Almaty|Asia/Amman|Asia/Bahrain|Asia/Baku|Asia/Bangkok|Asia/Bishkek|Asia/Brunei|Asia/Colombo|Asia/Dhaka|Asia/Dubai|Asia/Ho_Chi_Minh|Asia/Hong_Kong|Asia/Jakarta|Asia/Jerusalem|Asia/Karachi|Asia/Kathmandu|Asia/Kolkata|Asia/Kuala_Lumpur|Asia/Kuching|Asia/Kuwait|Asia/Macau|Asia/Makassar|Asia/Manila|Asia/Muscat|Asia/Nicosia|Asia/Phnom_Penh|Asia/Qatar|Asia/Riyadh|Asia/Seoul|Asia/Shanghai|Asia/Singapore|Asia/Taipei|Asia/Tashkent|Asia/Tbilisi|Asia/Thimphu|Asia/Tokyo|Asia/Ulaanbaatar|Asia/Vientiane|Asia/Yangon|Asia/Yerevan|Atlantic/Azores|Atlantic/Bermuda|Atlantic/Canary|Atlantic/Cape_Verde|Atlantic/Madeira|Atlantic/Reykjavik|Australia/Adelaide|Australia/Brisbane|Australia/Darwin|Australia/Hobart|Australia/Melbourne|Australia/Perth|Australia/Sydney|Europe/Amsterdam|Europe/Athens|Europe/Belgrade|Europe/Berlin|Europe/Bratislava|Europe/Brussels|Europe/Bucharest|Europe/Budapest|Europe/Chisinau|Europe/Copenhagen|Europe/Dublin|Europe/Helsinki|Europe/Istanbul|Europe/Lisbon|Europe/Ljubljana|Europe/London|Europe/Luxembourg|Europe/Madrid|Europe/Malta|Europe/Oslo|Europe/Paris|Europe/Podgorica|Europe/Prague|Europe/Riga|Europe/Rome|Europe/Sarajevo|Europe/Skopje|Europe/Sofia|Europe/Stockholm|Europe/Tallinn|Europe/Tirane|Europe/Vienna|Europe/Vilnius|Europe/Warsaw|Europe/Zagreb|Europe/Zurich|Indian/Antananarivo|Indian/Mahe|Indian/Maldives|Indian/Mauritius|Indian/Reunion|Pacific/Apia|Pacific/Auckland|Pacific/Efate|Pacific/Fiji|Pacific/Galapagos|Pacific/Guadalcanal|Pacific/Guam|Pacific/Honolulu|Pacific/Majuro|Pacific/Noumea|Pacific/Pago_Pago|Pacific/Palau|Pacific/Pohnpei|Pacific/Port_Moresby|Pacific/Rarotonga|Pacific/Saipan|Pacific/Tahiti|Pacific/Tarawa|Pacific/Tongatapu";

export const countryNames: string = "AEUnited Arab Emirates|AGAntigua and Barbuda|ALAlbania|AMArmenia|AOAngola|ARArgentina|ATAustria|AUAustralia|AWAruba|AZAzerbaijan|BABosnia and Herzegovina|BBBarbados|BDBangladesh|BEBelgium|BFBurkina Faso|BGBulgaria|BHBahrain|BJBenin|BMBermuda|BNBrunei|BOBolivia|BQCaribbean Netherlands|BRBrazil|BSBahamas|BTBhutan|BWBotswana|BZBelize|CACanada|CDCongo (DRC)|CHSwitzerland|CIIvory Coast|CKCook Islands|CLChile|CMCameroon|CNChina|COColombia|CRCosta Rica|CUCuba|CVCape Verde|CWCuraçao|CYCyprus|CZCzechia|DEGermany|DKDenmark|DODominican Republic|DZAlgeria|ECEcuador|EEEstonia|EGEgypt|ESSpain|ETEthiopia|FIFinland|FJFiji|FMMicronesia|FRFrance|GAGabon|GBUnited Kingdom|GDGrenada|GEGeorgia|GFFrench Guiana|GHGhana|GMGambia|GPGuadeloupe|GRGreece|GTGuatemala|GYGuyana|HKHong Kong|HNHonduras|HRCroatia|HTHaiti|HUHungary|IDIndonesia|IEIreland|ILIsrael|INIndia|ISIceland|ITItaly|JMJamaica|JOJordan|JPJapan|KEKenya|KGKyrgyzstan|KHCambodia|KIKiribati|KNSt. Kitts and Nevis|KRSouth Korea|KWKuwait|KYCayman Islands|KZKazakhstan|LALaos|LCSt. Lucia|LKSri Lanka|LTLithuania|LULuxembourg|LVLatvia|MAMorocco|MDMoldova|MEMontenegro|MGMadagascar|MHMarshall Islands|MKNorth Macedonia|MLMali|MMMyanmar|MNMongolia|MOMacao|MQMartinique|MTMalta|MUMauritius|MVMaldives|MXMexico|MYMalaysia|MZMozambique|NANamibia|NCNew Caledonia|NGNigeria|NINicaragua|NLNetherlands|NONorway|NPNepal|NZNew Zealand|OMOman|PAPanama|PEPeru|PFFrench Polynesia|PGPapua New Guinea|PHPhilippines|PKPakistan|PLPoland|PTPortugal|PWPalau|PYParaguay|QAQatar|RERéunion|RORomania|RSSerbia|RWRwanda|SASaudi Arabia|SBSolomon Islands|SCSeychelles|SESweden|SGSingapore|SISlovenia|SKSlovakia|SNSenegal|SRSuriname|SVEl Salvador|SXSint Maarten|TCTurks and Caicos Islands|TGTogo|THThailand|TNTunisia|TOTonga|TRTürkiye|TTTrinidad and Tobago|TWTaiwan|TZTanzania|UGUganda|UYUruguay|UZUzbekistan|VCSt. Vincent and Grenadines|VEVenezuela|VGBritish Virgin Islands|VNVietnam|VUVanuatu|WSSamoa|XKKosovo|ZASouth Africa|ZMZambia|ZWZimbabwe";

export const stationRows: string = `|ABJ|.CI|Abidjan||Félix-Houphouët-Boigny*||0|5.2614|-3.9263||
|AUH|.AE|Abu Dhabi||Zayed*||114|24.4438|54.6517|3|
|ABV|.NG|Abuja||Nnamdi Azikiwe*||17|9.0068|7.2632|3|
|ACA|.MX|Acapulco||General Juan N. Álvarez*||78|16.7571|-99.7531||
|ACC|.GH|Accra||Kotoka*||1|5.6052|-0.1668|3|
|ADD|.ET|Addis Ababa||~ Bole*||2|8.9779|38.7993|3|
|ADL|.AU|Adelaide||~*||151|-34.9475|138.5334|3|
|BQN|PR|Aguadilla||Rafael Hernández*||88|18.4949|-67.1294||
|CAK|OH|Akron/Canton||Akron%2013Canton Regional^|Akron, Canton|82|40.9161|-81.4422||
|ALB|NY|Albany||~*||82|42.7483|-73.8017|0.3|29
|ABQ|NM|Albuquerque||~ International Sunport||50|35.04|-106.6089|0.7|29
|ALG|.DZ|Algiers||Houari Boumediene^||3|36.6939|3.2145|3|
|ALC|.ES|Alicante||~-Elche Miguel Hernández^||175|38.2822|-0.5582|3|
|ASP|.AU|Alice Springs||~^||153|-23.8066|133.9034||
|ABE|PA|Allentown||Lehigh Valley*|+, Bethlehem, Easton|82|40.6518|-75.4428||
|ALA|.KZ|Almaty||~*||105|43.3543|77.0428|3|
|AMA|TX|Amarillo||Rick Husband Amarillo*||46|35.2194|-101.706|0.3|29
|AMM|.JO|Amman||Queen Alia*||106|31.7226|35.9932|3|
|AMS|.NL|Amsterdam||~ Airport Schiphol||158|52.3086|4.7639|3|
|ANC|AK|Anchorage||Ted Stevens Anchorage*||28|61.179|-149.9926|0.5|31
|AYT|.TR|Antalya||~*||170|36.8987|30.8005|3|
|TNR|.MG|Antananarivo||Ivato^||194|-18.7969|47.4788|3|
|ANU|.AG|Antigua||V. C. Bird*|+, St. John's|29|17.1367|-61.7927||
|APW|.WS|Apia||Faleolo*||199|-13.83|-172.008||
|ACV|CA|Arcata/Eureka||California Redwood Coast-Humboldt County^|Arcata, Eureka|71|40.9781|-124.109||
|AQP|.PE|Arequipa||Rodríguez Ballón*||70|-16.3411|-71.5831||
|AUA|.AW|Aruba||Queen Beatrix*|+, Oranjestad|35|12.5014|-70.0152|3|11
|AVL|NC|Asheville||~ Regional^||82|35.4362|-82.5418||
|ASE|CO|Aspen||~/Pitkin County^||50|39.2232|-106.869||
|NQZ|.KZ|Astana||Nursultan Nazarbayev*||105|51.027|71.4671|3|
|ASU|.PY|Asunción||Silvio Pettirossi*||36|-25.2402|-57.5192|3|
|ATH|.GR|Athens||~*||159|37.9364|23.9445|3|
|ATL|GA|Atlanta||Hartsfield%2013Jackson Atlanta*||82|33.6367|-84.4281|0.9|45
|AKL|.NZ|Auckland||~*||200|-37.012|174.7863|3|
|AUS|TX|Austin||~%2013Bergstrom*||46|30.1975|-97.662|0.9|45
|BFL|CA|Bakersfield||Meadows Field||71|35.4336|-119.057||
|GYD|.AZ|Baku||Heydar Aliyev*||108|40.4675|50.0467|3|
|DPS|.ID|Bali||I Gusti Ngurah Rai*|+, Denpasar|126|-8.7482|115.167|3|
|BWI|MD|Baltimore/Washington||~ International Thurgood Marshall^|Baltimore, Washington|82|39.1754|-76.6683|0.9|45
|BKO|.ML|Bamako||Modibo Keita*||4|12.5335|-7.9499|3|
|BWN|.BN|Bandar Seri Begawan||Brunei*||111|4.9442|114.928|3|
|BKK|.TH|Bangkok|Suvarnabhumi|Suvarnabhumi^||109|13.6811|100.747|3|
|DMK|.TH|Bangkok|Don Mueang|Don Mueang*||109|13.9126|100.607|3|
|BGR|ME|Bangor||~*||82|44.8074|-68.8281||
|BJL|.GM|Banjul||~*||5|13.338|-16.6522|3|
|BGI|.BB|Barbados||Grantley Adams*|+, Bridgetown|38|13.0746|-59.4925||
|BCN|.ES|Barcelona||Josep Tarradellas Barcelona-El Prat^||175|41.2971|2.0785|3|
|BRC|.AR|Bariloche||San Carlos de Bariloche^||33|-41.1512|-71.1575||
|BAQ|.CO|Barranquilla||Ernesto Cortissoz*||40|10.8896|-74.7808||
|BSL|.FR|Basel/Mulhouse||EuroAirport Basel%2013Mulhouse%2013Freiburg|Basel, Mulhouse, Freiburg|178|47.6007|7.5211|3|
|BTR|LA|Baton Rouge||~ Metropolitan^||46|30.5332|-91.1496||
|PEK|.CN|Beijing|Capital|~ Capital*||134|40.0801|116.585|3|
|PKX|.CN|Beijing|Daxing|~ Daxing*||134|39.5099|116.4109|3|
|BFS|.GB|Belfast||~*||173|54.6575|-6.2158|3|
|BEG|.RS|Belgrade||~ Nikola Tesla^||160|44.8184|20.3091|3|
|BZE|.BZ|Belize City||Philip S. W. Goldson*||39|17.54|-88.3036|3|11
|BLI|WA|Bellingham||~*||71|48.7928|-122.538||
|CNF|.BR|Belo Horizonte||Tancredo Neves*||93|-19.6357|-43.9669|3|
|BLR|.IN|Bengaluru||Kempegowda*||121|13.1979|77.7063|3|
|BGO|.NO|Bergen||~ Airport, Flesland||177|60.2934|5.2181|3|
|BER|.DE|Berlin||~ Brandenburg^||161|52.3622|13.5007|3|
|BDA|.BM|Bermuda||L. F. Wade*|+, Hamilton|146|32.364|-64.6787||
|BIO|.ES|Bilbao||~^||175|43.3011|-2.9106||
|BIL|MT|Billings||~ Logan*||50|45.8077|-108.543||
|BHM|AL|Birmingham||~-Shuttlesworth*||46|33.5629|-86.7535|0.3|29
|BHX|.GB|Birmingham||~^||173|52.4539|-1.748|3|
|BSZ|.KG|Bishkek||Manas*||110|43.0613|74.4776|3|
|BIS|ND|Bismarck||~ Municipal^||46|46.7727|-100.746||
|BOG|.CO|Bogotá||El Dorado*||40|4.7016|-74.1469|3|
|BOI|ID|Boise||~^||41|43.5644|-116.223|0.3|29
|BLQ|.IT|Bologna||~ Guglielmo Marconi^||182|44.5354|11.2887|3|
|BON|.BQ|Bonaire||Flamingo*|+, Kralendijk|68|12.131|-68.2685|3|
|BOD|.FR|Bordeaux||~-Mérignac^||178|44.8283|-0.7156|3|
|BOS|MA|Boston||~ Logan*||82|42.362|-71.0079|0.7|29
|BZN|MT|Bozeman||~ Yellowstone*|+, Big Sky|50|45.7775|-111.153|0.3|31
|BSB|.BR|Brasília||Presidente Juscelino Kubitschek*||93|-15.8692|-47.9208|3|
|BTS|.SK|Bratislava||M. R. %0160tefánik^||162|48.1702|17.2127|3|
|BNE|.AU|Brisbane||~*||152|-27.3842|153.117|3|
|BRS|.GB|Bristol||~^||173|51.3827|-2.7191||
|BRU|.BE|Brussels||~^||163|50.9014|4.4844|3|
|OTP|.RO|Bucharest||~ Henri Coand%0103*||164|44.5721|26.1034|3|
|BUD|.HU|Budapest||~ Liszt Ferenc*||165|47.4302|19.2624|3|
|AEP|.AR|Buenos Aires|Aeroparque|Jorge Newbery^||30|-34.5592|-58.4156|3|
|EZE|.AR|Buenos Aires|Ezeiza|Minister Pistarini*||30|-34.8222|-58.5358|3|
|BUF|NY|Buffalo||~ Niagara*|+, Niagara Falls|82|42.9405|-78.7322|0.5|29
|BUR|CA|Burbank||Hollywood Burbank^|+, Los Angeles, Hollywood|71|34.1977|-118.3564|0.7|29
|BTV|VT|Burlington||~*||82|44.4719|-73.1533||
|PUS|.KR|Busan||Gimhae*||133|35.1795|128.938|3|
|CNS|.AU|Cairns||~*||152|-16.8858|145.755||
|CAI|.EG|Cairo||~*||6|30.1115|31.3967|3|
|YYC|.CA|Calgary||~*||52|51.1188|-114.0099|3|
|CLO|.CO|Cali||Alfonso Bonilla Aragón*||40|3.5432|-76.3816||
|CBR|.AU|Canberra||~*||157|-35.3069|149.195||
|CUN|.MX|Cancún||~*|+, Playa del Carmen, Riviera Maya|42|21.0394|-86.8743|1|11
|CPT|.ZA|Cape Town||~*||13|-33.9648|18.6017|3|
|CCS|.VE|Caracas||Simón Bolívar*||43|10.6012|-66.9912|3|
|CTG|.CO|Cartagena||Rafael Núñez*||40|10.4424|-75.513||
|CMN|.MA|Casablanca||Mohammed V*||7|33.3675|-7.59|3|
|CTA|.IT|Catania||~-Fontanarossa^||182|37.4668|15.0664|3|
|CAY|.GF|Cayenne||~%2013Félix Eboué^||44|4.82|-52.3613|3|
|CEB|.PH|Cebu||Mactan Cebu*|+, Lapu-Lapu City|127|10.3093|123.9797|3|
|CID|IA|Cedar Rapids||Eastern Iowa^||46|41.8847|-91.7108||
|CHS|SC|Charleston||~*||82|32.8986|-80.0405|0.3|31
|CRW|WV|Charleston||West Virginia International Yeager^||82|38.3731|-81.5932||
|CLT|NC|Charlotte||~ Douglas*||82|35.214|-80.9431|0.5|29
|CHA|TN|Chattanooga||~ Metropolitan^||82|35.0353|-85.2038||
|TFU|.CN|Chengdu||~ Tianfu*||134|30.3125|104.4413|3|
|MAA|.IN|Chennai||~*||121|12.99|80.1693|3|
|CNX|.TH|Chiang Mai||~*||109|18.7668|98.9626|3|
|MDW|IL|Chicago|Midway|~ Midway*||46|41.786|-87.7524|0.9|45
|ORD|IL|Chicago|O'Hare|~ O'Hare*||46|41.9786|-87.9048|0.1|
|CUU|.MX|Chihuahua||General Roberto Fierro Villalobos*||47|28.7029|-105.965||
|RMO|.MD|Chisinau||Chi%0219in%0103u*||166|46.9277|28.931||
|CKG|.CN|Chongqing||~ Jiangbei*||134|29.7123|106.6519|3|
|CHC|.NZ|Christchurch||~*||200|-43.4894|172.532|3|
|CVG|KY|Cincinnati||~/Northern Kentucky*|+, Covington|82|39.0488|-84.6678|0.5|29
|CRK|.PH|Clark||~*|+, Angeles City|127|15.186|120.56||
|CLE|OH|Cleveland||~ Hopkins*||82|41.4117|-81.8498|0.5|29
|CGN|.DE|Cologne||~ Bonn^|+, Bonn|161|50.8659|7.1427|3|
|CMB|.LK|Colombo||Bandaranaike*||112|7.1808|79.8841|3|
|COS|CO|Colorado Springs||~^||50|38.8058|-104.701|0.3|31
|CAE|SC|Columbia||~ Metropolitan^||82|33.9388|-81.1195||
|CMH|OH|Columbus||John Glenn Columbus*||82|39.998|-82.8919|0.7|29
|CPH|.DK|Copenhagen||~ Kastrup^||167|55.6179|12.656|3|
|COR|.AR|Córdoba||Ingeniero Ambrosio Taravella^||31|-31.3236|-64.208||
|CRP|TX|Corpus Christi||~*||46|27.7704|-97.5012|0.3|29
|COO|.BJ|Cotonou||Cadjehoun^||25|6.3572|2.3844||
|CZM|.MX|Cozumel||~*||42|20.5149|-86.9285|3|
|CUR|.CW|Curaçao||Hato*|+, Willemstad|49|12.1889|-68.9598|3|
|CWB|.BR|Curitiba||Afonso Pena^||93|-25.5285|-49.1758||
|CUZ|.PE|Cusco||Alejandro Velasco Astete*|+, Machu Picchu|70|-13.5357|-71.9388|3|
|DAD|.VN|Da Nang||~*||115|16.0439|108.199||
|DSS|.SN|Dakar||Blaise Diagne*||8|14.67|-17.0733|3|
|DAL|TX|Dallas|Love Field|~ Love Field|+, Fort Worth|46|32.8471|-96.8518|0.9|45
|DFW|TX|Dallas/Fort Worth||~*|Dallas, Fort Worth|46|32.8968|-97.038|0.1|
|DMM|.SA|Dammam||King Fahd*||132|26.4712|49.7979|3|
|DAR|.TZ|Dar es Salaam||Julius Nyerere*||9|-6.8781|39.2026|3|
|DRW|.AU|Darwin||~*||153|-12.415|130.8818|3|
|DAV|.PA|David||Enrique Malek*||83|8.391|-82.435||
|DAY|OH|Dayton||James M. Cox Dayton*||82|39.9024|-84.2194||
|DAB|FL|Daytona Beach||~*||82|29.1799|-81.0581||
|DEN|CO|Denver||~*||50|39.8617|-104.673|0.9|47
|DSM|IA|Des Moines||~*||46|41.534|-93.6631|0.3|29
|VPS|FL|Destin/Fort Walton Beach||Destin%2013Fort Walton Beach^|Destin, Fort Walton Beach|46|30.4832|-86.5254|0.3|31
|DTW|MI|Detroit||~ Metropolitan^||51|42.2138|-83.3538|0.5|29
|DAC|.BD|Dhaka||Hazrat Shahjalal*||113|23.8433|90.3978|3|
|DOH|.QA|Doha||Hamad*||131|25.2731|51.6081|3|
|DLA|.CM|Douala||~*||10|4.0061|9.7195||
|DXB|.AE|Dubai||~*||114|25.2528|55.3644|3|
|DUB|.IE|Dublin||~^||168|53.4287|-6.2621|3|
|DBV|.HR|Dubrovnik||~ Ru%0111er Bo%0161kovi%0107^||192|42.5622|18.2655||
|DUD|.NZ|Dunedin||~*||200|-45.9281|170.198||
|DUR|.ZA|Durban||King Shaka*||13|-29.6144|31.1197|3|
|DUS|.DE|Düsseldorf||~^||161|51.2895|6.7668|3|
|EDI|.GB|Edinburgh||~^||173|55.9501|-3.3723|3|
|YEG|.CA|Edmonton||~*||52|53.3097|-113.58|3|
|EIN|.NL|Eindhoven||~^||158|51.4501|5.3745|3|
|ELP|TX|El Paso||~*||50|31.8072|-106.378|0.7|29
|EBB|.UG|Entebbe||~*|+, Kampala|14|0.0424|32.4435|3|
|EUG|OR|Eugene||~^||71|44.1246|-123.212|0.3|29
|GGT|.BS|Exuma||~*|+, George Town|81|23.5626|-75.878||
|FAI|AK|Fairbanks||~*||28|64.8151|-147.856||
|FAR|ND|Fargo||Hector*||46|46.9207|-96.8158||
|FAO|.PT|Faro||~^||171|37.0144|-7.9659|3|
|XNA|AR|Fayetteville||Northwest Arkansas National^|+, Bentonville, Rogers, Springdale|46|36.2819|-94.3068||
|FLR|.IT|Florence||~^||182|43.8086|11.2028||
|FLL|FL|Fort Lauderdale||~%2013Hollywood*|+, Hollywood, Miami|82|26.0726|-80.1527|0.9|47
|RSW|FL|Fort Myers||Southwest Florida*|+, Naples, Cape Coral|82|26.5362|-81.7552|0.7|31
|FDF|.MQ|Fort-de-France||Martinique Aimé Césaire*||75|14.591|-61.0032|3|
|FOR|.BR|Fortaleza||Pinto Martins*||54|-3.7758|-38.5322|3|
|IGU|.BR|Foz do Iguaçu||~*||93|-25.5942|-54.4894||
|FRA|.DE|Frankfurt||~^||161|50.0302|8.5611|3|
|FPO|.BS|Freeport||Grand Bahama*|+, Grand Bahama|81|26.5587|-78.6956||
|FAT|CA|Fresno||~ Yosemite*||71|36.7762|-119.718|0.3|29
|FUK|.JP|Fukuoka||~^||140|33.5859|130.451|3|
|GBE|.BW|Gaborone||Sir Seretse Khama*||11|-24.5552|25.9182|3|
|GNV|FL|Gainesville||~ Regional^||82|29.6901|-82.2718||
|GPS|.EC|Galápagos Islands||Seymour^|+, Baltra|203|-0.4538|-90.2659||
|GDN|.PL|Gda%0144sk||~ Lech Wa%0142%0119sa^||191|54.3776|18.4662|3|
|GVA|.CH|Geneva||~ Cointrin*||193|46.2381|6.109|3|
|GEO|.GY|Georgetown||Cheddi Jagan*||60|6.4986|-58.2541||
|GLA|.GB|Glasgow||~*||173|55.8719|-4.4331|3|
|GOI|.IN|Goa||Dabolim^|+, Vasco da Gama|121|15.3808|73.8314|3|
|OOL|.AU|Gold Coast||~^|+, Coolangatta|152|-28.166|153.5066||
|GOT|.SE|Gothenburg||Göteborg Landvetter^||186|57.6628|12.2798|3|
|PLZ|.ZA|Gqeberha||Chief Dawid Stuurman*||13|-33.9849|25.6173||
|LPA|.ES|Gran Canaria||~^|+, Las Palmas|147|27.9319|-15.3866|3|
|GCM|.KY|Grand Cayman||Owen Roberts*|+, George Town|45|19.2928|-81.3577|3|11
|GJT|CO|Grand Junction||~ Regional^||50|39.1267|-108.5294||
|GRR|MI|Grand Rapids||Gerald R. Ford*||51|42.8808|-85.5228|0.3|29
|GRB|WI|Green Bay||~%2013Austin Straubel*||46|44.4835|-88.1308||
|GSO|NC|Greensboro||Piedmont Triad*|+, High Point, Winston-Salem|82|36.0978|-79.9373||
|GSP|SC|Greenville/Spartanburg||Greenville%2013Spartanburg*|Greenville, Spartanburg|82|34.8957|-82.2189|0.3|29
|GND|.GD|Grenada||Maurice Bishop*|+, St. George's|56|12.0042|-61.7862||
|GDL|.MX|Guadalajara||~*||78|20.5233|-103.3101|3|
|GUM|GU|Guam||Antonio B. Won Pat*|+, Hagåtña|205|13.4834|144.796|0.1|
|CAN|.CN|Guangzhou||~ Baiyun*||134|23.3924|113.299|3|
|GUA|.GT|Guatemala City||La Aurora*||58|14.5833|-90.5275|3|
|GYE|.EC|Guayaquil||José Joaquín de Olmedo*||59|-2.1574|-79.8836|3|
|YHZ|.CA|Halifax||~ Stanfield*||61|44.8808|-63.5086|3|
|HAM|.DE|Hamburg||~ Helmut Schmidt^||161|53.6304|9.9882|3|
|HGH|.CN|Hangzhou||~ Xiaoshan*||134|30.2361|120.4289|3|
|HAN|.VN|Hanoi||Noi Bai*||115|21.2212|105.807|3|
|HRE|.ZW|Harare||Robert Gabriel Mugabe*||12|-17.9318|31.0928|3|
|HRL|TX|Harlingen||Valley*|+, South Padre Island, Brownsville|46|26.2285|-97.6544|0.3|29
|MDT|PA|Harrisburg||~*||82|40.1935|-76.7634||
|BDL|CT|Hartford||Bradley*|+, Springfield|82|41.9385|-72.6881|0.5|29
|HAV|.CU|Havana||José Martí*||62|22.9892|-82.4091|3|
|HEL|.FI|Helsinki||~ Vantaa^||169|60.3184|24.9633|3|
|HER|.GR|Heraklion||~ International Nikos Kazantzakis^||159|35.3397|25.1803|3|
|HMO|.MX|Hermosillo||General Ignacio P. García*||63|29.0935|-111.0499||
|ITO|HI|Hilo||~*||206|19.7214|-155.048|1|31
|SGN|.VN|Ho Chi Minh City||Tan Son Nhat*||115|10.8188|106.652|3|
|HBA|.AU|Hobart||~*||154|-42.8361|147.51||
|HOG|.CU|Holguín||Frank País*||62|20.7856|-76.3151||
|HKG|.HK|Hong Kong||~*||116|22.3089|113.915|3|
|HIR|.SB|Honiara||~*||204|-9.428|160.055|3|
|HNL|HI|Honolulu||Daniel K. Inouye*|+, Oahu|206|21.3206|-157.9242|5|31
|HOU|TX|Houston|Hobby|William P. Hobby^||46|29.6454|-95.2789|0.9|45
|IAH|TX|Houston|Intercontinental|George Bush Intercontinental^||46|29.9844|-95.3414|0.1|
|HUX|.MX|Huatulco||Bahías de Huatulco*||78|15.7749|-96.2603||
|HSV|AL|Huntsville||~*||46|34.6372|-86.7751||
|HRG|.EG|Hurghada||~*||6|27.1768|33.7967|3|
|HYD|.IN|Hyderabad||Rajiv Gandhi*||121|17.2313|78.4299|3|
|IBZ|.ES|Ibiza||~^||175|38.8729|1.3731|3|
|IND|IN|Indianapolis||~*||64|39.7173|-86.2944|0.7|29
|ISB|.PK|Islamabad||~*||119|33.549|72.8257|3|
|IST|.TR|Istanbul||~^||170|41.2613|28.742|3|
|SAW|.TR|Istanbul|Sabiha Gökçen|~ Sabiha Gökçen*||170|40.8986|29.3092|3|
|ZIH|.MX|Ixtapa/Zihuatanejo||Ixtapa-Zihuatanejo*|Ixtapa, Zihuatanejo|78|17.6018|-101.4606||
|JAC|WY|Jackson||~ Hole^||50|43.6073|-110.738||
|JAN|MS|Jackson||~%2013Medgar Wiley Evers*||46|32.3112|-90.0759|0.3|29
|JAX|FL|Jacksonville||~*||82|30.4925|-81.6878|0.5|29
|CGK|.ID|Jakarta||Soekarno-Hatta*||117|-6.1256|106.656|3|
|JED|.SA|Jeddah||King Abdulaziz*||132|21.6796|39.1565|3|
|CJU|.KR|Jeju||~*||133|33.5121|126.4925|3|
|JNB|.ZA|Johannesburg||O.R. Tambo*||13|-26.1392|28.246|3|
|JNU|AK|Juneau||~*||66|58.355|-134.576||
|OGG|HI|Kahului||~*|+, Maui|206|20.8963|-156.4318|4|31
|FCA|MT|Kalispell||Glacier Park*|+, Whitefish|50|48.3105|-114.256||
|MCI|MO|Kansas City||~*||46|39.2976|-94.7139|0.7|29
|KHI|.PK|Karachi||Jinnah*||119|24.9065|67.1608|3|
|KTM|.NP|Kathmandu||Tribhuvan*||120|27.6966|85.3591|3|
|YLW|.CA|Kelowna||~*||103|49.9561|-119.378||
|EYW|FL|Key West||~*||82|24.5561|-81.7596||
|KGL|.RW|Kigali||~*||15|-1.9686|30.1395|3|
|JRO|.TZ|Kilimanjaro||~*|+, Arusha, Moshi|9|-3.4294|37.0745||
|KIN|.JM|Kingston||Norman Manley*||65|17.9357|-76.7875|3|
|FIH|.CD|Kinshasa||Ndjili*||16|-4.3857|15.4446|3|
|TYS|TN|Knoxville||McGhee Tyson^|+, Gatlinburg, Alcoa|82|35.811|-83.994|0.3|29
|COK|.IN|Kochi||Cochin*||121|10.152|76.4019|3|
|USM|.TH|Koh Samui||Samui^|+, Na Thon|109|9.5478|100.062||
|CCU|.IN|Kolkata||Netaji Subhash Chandra Bose*||121|22.6547|88.4467|3|
|KOA|HI|Kona||Ellison Onizuka Kona International Airport at Keahole|+, Kailua-Kona|206|19.7388|-156.0456|3|31
|ROR|.PW|Koror||Roman Tmetuchl*|+, Airai|210|7.3673|134.5442||
|BKI|.MY|Kota Kinabalu||~*||123|5.9327|116.0493||
|KRK|.PL|Kraków||~ John Paul II*||191|50.0777|19.7848|3|
|KUL|.MY|Kuala Lumpur||~*||122|2.7456|101.71|3|
|KMG|.CN|Kunming||~ Changshui*||134|25.1103|102.9367|3|
|KWI|.KW|Kuwait City||Kuwait*||124|29.2266|47.9689|3|
|LAP|.MX|La Paz||Manuel Márquez de León*||76|24.0727|-110.362||
|LPB|.BO|La Paz||El Alto*|+, El Alto|69|-16.5133|-68.1923||
|LRM|.DO|La Romana||Casa de Campo*||92|18.4522|-68.9111|3|
|LOS|.NG|Lagos||Murtala Muhammed*||17|6.5774|3.3212|3|
|LHE|.PK|Lahore||Allama Iqbal*||119|31.5216|74.4036|3|
|LCA|.CY|Larnaca||~*||129|34.8751|33.6249|3|
|LAS|NV|Las Vegas||Harry Reid*||71|36.0834|-115.1518|0.9|47
|BJX|.MX|León||Del Bajío*|+, Guanajuato, Silao|78|20.9927|-101.4803||
|LEX|KY|Lexington||Blue Grass^||82|38.0365|-84.6059||
|LIR|.CR|Liberia||Guanacaste*|+, Guanacaste|48|10.5933|-85.5444|3|11
|LBV|.GA|Libreville||Léon-Mba*||18|0.4586|9.4123||
|LIH|HI|Lihue||~^|+, Kauai|206|21.976|-159.339|2|31
|LIM|.PE|Lima||Jorge Chávez*||70|-12.0219|-77.1143|3|
|LIS|.PT|Lisbon||Humberto Delgado^||171|38.7813|-9.1359|3|
|LIT|AR|Little Rock||Bill and Hillary Clinton National^||46|34.7296|-92.2237|0.3|29
|LJU|.SI|Ljubljana||~ Jo%017ee Pu%010dnik^||172|46.2237|14.4576|3|
|LFW|.TG|Lomé||~%2013Tokoin*||19|6.1656|1.2545||
|LCY|.GB|London|City|~ City^||173|51.5053|0.0553||
|LGW|.GB|London|Gatwick|~ Gatwick^||173|51.1488|-0.1921|3|
|LHR|.GB|London|Heathrow|~ Heathrow^||173|51.4706|-0.4619|3|
|LTN|.GB|London|Luton|~ Luton^||173|51.8747|-0.3683|3|
|STN|.GB|London|Stansted|~ Stansted^||173|51.885|0.235|3|
|LGB|CA|Long Beach||~^|+, Los Angeles|71|33.8165|-118.1499|0.3|29
|ISP|NY|Long Island/Islip||Long Island MacArthur^|Long Island, Islip, New York|82|40.7952|-73.1002|0.3|29
|LAX|CA|Los Angeles||~*||71|33.9425|-118.408|0.9|47
|SJD|.MX|Los Cabos||~*|+, San José del Cabo, Cabo San Lucas|76|23.1519|-109.7207|2|11
|SDF|KY|Louisville||~ Muhammad Ali*||67|38.1744|-85.736|0.5|29
|NBJ|.AO|Luanda||Dr. Antonio Agostinho Neto*||20|-9.0507|13.4991||
|LPQ|.LA|Luang Phabang||~*||142|19.8973|102.161||
|LBB|TX|Lubbock||~ Preston Smith*||46|33.6636|-101.823|0.3|29
|LUN|.ZM|Lusaka||Kenneth Kaunda*||21|-15.3308|28.4527|3|
|LUX|.LU|Luxembourg||~-Findel*||174|49.6233|6.2044|3|
|LXR|.EG|Luxor||~*||6|25.671|32.7065||
|LYS|.FR|Lyon||~ Saint-Exupéry^||178|45.726|5.0901|3|
|MFM|.MO|Macao||Macau*||125|22.1496|113.592|3|
|FNC|.PT|Madeira||~ International Airport Cristiano Ronaldo|+, Funchal|149|32.6979|-16.7745|3|
|MSN|WI|Madison||Dane County Regional^||46|43.1399|-89.3375||
|MAD|.ES|Madrid||Adolfo Suárez Madrid%2013Barajas^||175|40.4719|-3.5626|3|
|SEZ|.SC|Mahé||Seychelles*|+, Victoria|195|-4.6743|55.5218|3|
|MAJ|.MH|Majuro||Marshall Islands*||207|7.0648|171.272||
|AGP|.ES|Málaga||~-Costa del Sol^||175|36.6749|-4.4991|3|
|MLE|.MV|Malé||Velana*||196|4.1918|73.5291|3|
|MLA|.MT|Malta||~*|+, Valletta|176|35.8575|14.4775|3|
|MGA|.NI|Managua||Augusto C. Sandino*||73|12.1415|-86.1682||
|BAH|.BH|Manama||Bahrain*||107|26.2673|50.6376|3|
|MAO|.BR|Manaus||Eduardo Gomes*||74|-3.0386|-60.0497|3|
|MAN|.GB|Manchester||~^||173|53.3494|-2.2795|3|
|MHT|NH|Manchester||~%2013Boston Regional^|+, Boston|82|42.9326|-71.4357|0.5|29
|MNL|.PH|Manila||Ninoy Aquino*||127|14.5086|121.02|3|
|MPM|.MZ|Maputo||~^||22|-25.9208|32.5726|3|
|RAK|.MA|Marrakech||Menara^||7|31.6069|-8.0363||
|MRS|.FR|Marseille||~ Provence^||178|43.4381|5.2125|3|
|MUB|.BW|Maun||~^||11|-19.9726|23.4311||
|MRU|.MU|Mauritius||Sir Seewoosagur Ramgoolam*|+, Port Louis|197|-20.4302|57.6836|3|
|MZT|.MX|Mazatlán||General Rafael Buelna*||76|23.1615|-106.2646|3|
|MFE|TX|McAllen||~ Miller*||46|26.1761|-98.238||
|MDE|.CO|Medellín||José María Córdova*||40|6.1645|-75.4231||
|MFR|OR|Medford||Rogue Valley International%2013Medford^||71|42.3742|-122.873||
|AVV|.AU|Melbourne|Avalon|Avalon^||155|-38.0394|144.469||
|MEL|.AU|Melbourne||~*||155|-37.6733|144.843|3|
|MLB|FL|Melbourne||~ Orlando*|+, Cocoa Beach|82|28.1028|-80.6453||
|MEM|TN|Memphis||~*||46|35.0424|-89.9767|0.5|29
|MDZ|.AR|Mendoza||El Plumerillo*||32|-32.8317|-68.7929||
|MID|.MX|Mérida||Manuel Crescencio Rejón*||77|20.9305|-89.6455|3|
|MEX|.MX|Mexico City|Benito Juárez|Benito Juárez*||78|19.4351|-99.0713|3|
|NLU|.MX|Mexico City|Felipe Ángeles|General Felipe Ángeles*||78|19.7357|-99.0257|3|
|MIA|FL|Miami||~*||82|25.7932|-80.2906|0.7|31
|MAF|TX|Midland/Odessa||Midland International Air and Space Port|Midland, Odessa|46|31.9425|-102.202|0.3|29
|BGY|.IT|Milan|Bergamo|~ Bergamo^|+, Bergamo|182|45.6707|9.7092|3|
|LIN|.IT|Milan|Linate|~ Linate^||182|45.4451|9.2767||
|MXP|.IT|Milan|Malpensa|~ Malpensa*||182|45.6306|8.7281|3|
|MKE|WI|Milwaukee||~ Mitchell*||46|42.9472|-87.8966|0.7|29
|MSP|MN|Minneapolis/St. Paul||Minneapolis%2013St. Paul*|Minneapolis, St. Paul|46|44.8801|-93.2217|0.5|29
|MSO|MT|Missoula||~ Montana^||50|46.9163|-114.091||
|MOB|AL|Mobile||~ Regional^||46|30.6912|-88.2428||
|MBA|.KE|Mombasa||Moi*||23|-4.0348|39.5942|3|
|MBJ|.JM|Montego Bay||Sangster*||65|18.5037|-77.9134||11
|MRY|CA|Monterey||~ Regional^||71|36.587|-121.843||
|MTY|.MX|Monterrey||~*||79|25.7785|-100.107|3|
|MVD|.UY|Montevideo||Carrasco*||80|-34.8356|-56.0265|3|
|YUL|.CA|Montreal||Montréal%2013Trudeau*||101|45.4678|-73.7423|3|
|MTJ|CO|Montrose||~ Regional^|+, Telluride|50|38.5098|-107.894|0.3|31
|BOM|.IN|Mumbai||Chhatrapati Shivaji Maharaj*||121|19.0887|72.8679|3|
|MUC|.DE|Munich||~^||161|48.3538|11.7861|3|
|MCT|.OM|Muscat||~*||128|23.5933|58.2844|3|
|JMK|.GR|Mykonos||~ Island National^||159|37.4351|25.3481||
|MYR|SC|Myrtle Beach||~*||82|33.6797|-78.9283|0.3|31
|NAN|.FJ|Nadi||~*||202|-17.7554|177.443||
|NGO|.JP|Nagoya||Chubu Centrair*||140|34.8584|136.805|3|
|NBO|.KE|Nairobi||Jomo Kenyatta*||23|-1.3192|36.9278|3|
|NTE|.FR|Nantes||~ Atlantique^||178|47.1532|-1.6107||
|NAP|.IT|Naples||~*||182|40.886|14.2908|3|
|BNA|TN|Nashville||~*||46|36.1245|-86.6782|0.9|47
|NAS|.BS|Nassau||Lynden Pindling*||81|25.039|-77.4662|3|11
|DEL|.IN|New Delhi||Indira Gandhi*||121|28.5556|77.0952|3|
|HVN|CT|New Haven||Tweed New Haven^||82|41.2637|-72.8868||
|MSY|LA|New Orleans||Louis Armstrong New Orleans*||46|29.9934|-90.258|0.7|31
|JFK|NY|New York|Kennedy|John F. Kennedy*||82|40.6394|-73.7793|0.1|
|LGA|NY|New York|LaGuardia|LaGuardia^||82|40.7772|-73.8726|0.7|29
|EWR|NJ|Newark||~ Liberty*|+, New York|82|40.6925|-74.1687|0.1|
|NCL|.GB|Newcastle||~*||173|55.038|-1.6896||
|NCE|.FR|Nice||~-Côte d'Azur^||178|43.6584|7.2159|3|
|ORF|VA|Norfolk||~*|+, Virginia Beach|82|36.8953|-76.201|0.5|29
|NOU|.NC|Nouméa||La Tontouta*||208|-22.0146|166.213||
|TBU|.TO|Nuku'alofa||Fua'amotu*||217|-21.2412|-175.15||
|OAK|CA|Oakland||San Francisco Bay Oakland*|+, San Francisco, Berkeley|71|37.7201|-122.2212|0.9|45
|OAX|.MX|Oaxaca||Xoxocotlán*||78|17.0008|-96.722||
|OKA|.JP|Okinawa||Naha^|+, Naha|140|26.1958|127.646|3|
|OKC|OK|Oklahoma City||OKC Will Rogers*||46|35.3934|-97.5982|0.5|29
|OMA|NE|Omaha||Eppley Airfield||46|41.3032|-95.8941|0.5|29
|ONT|CA|Ontario||~*|+, Riverside, San Bernardino, Los Angeles|71|34.056|-117.601|0.7|29
|SNA|CA|Orange County/Santa Ana||John Wayne^|Orange County, Santa Ana, Anaheim, Irvine|71|33.6757|-117.868|0.7|29
|MCO|FL|Orlando||~*|+, Kissimmee|82|28.4294|-81.309|0.9|47
|SFB|FL|Orlando|Sanford|~ Sanford*|+, Sanford|82|28.7776|-81.2375|0.1|
|ITM|.JP|Osaka|Itami|~*||140|34.7855|135.438|3|
|KIX|.JP|Osaka|Kansai|Kansai*||140|34.4273|135.244|3|
|OSL|.NO|Oslo||~ Airport, Gardermoen||177|60.1939|11.1004|3|
|YOW|.CA|Ottawa||~ Macdonald-Cartier*||101|45.3225|-75.6692|3|
|OUA|.BF|Ouagadougou||~^||24|12.3532|-1.5124||
|PPG|AS|Pago Pago||~*||209|-14.331|-170.71||
|PMO|.IT|Palermo||Falcone%2013Borsellino^||182|38.176|13.091|3|
|PSP|CA|Palm Springs||~*||71|33.8297|-116.507|0.3|31
|PMI|.ES|Palma de Mallorca||~^||175|39.5517|2.7388|3|
|PTY|.PA|Panama City||Tocumen*||83|9.0714|-79.3835|3|
|ECP|FL|Panama City Beach||Northwest Florida Beaches*|+, Panama City|46|30.3571|-85.7954|0.3|31
|PPT|.PF|Papeete||Faa'a*||215|-17.5537|-149.607|3|
|PBM|.SR|Paramaribo||Johan Adolf Pengel*||84|5.4528|-55.1878|3|
|CDG|.FR|Paris|Charles de Gaulle|Charles de Gaulle*||178|49.0128|2.55|3|
|ORY|.FR|Paris|Orly|~-Orly^||178|48.7233|2.3794|3|
|PBH|.BT|Paro||~*||139|27.4032|89.4246||
|PEN|.MY|Penang||~*||122|5.2971|100.277||
|PNS|FL|Pensacola||~*||46|30.4734|-87.1866|0.3|31
|PER|.AU|Perth||~*||156|-31.9403|115.967|3|
|PHL|PA|Philadelphia||~*||82|39.8719|-75.2411|0.5|29
|KTI|.KH|Phnom Penh||Techo*||130|11.3603|104.917|3|
|PHX|AZ|Phoenix||~ Sky Harbor*||85|33.4353|-112.0059|0.9|47
|HKT|.TH|Phuket||~*||109|8.1132|98.3169|3|
|PSA|.IT|Pisa||~*||182|43.6839|10.3927|3|
|PIT|PA|Pittsburgh||~*||82|40.4915|-80.2329|0.7|29
|TGD|.ME|Podgorica||~^||179|42.3594|19.2519|3|
|PNI|.FM|Pohnpei||~*||211|6.9851|158.209||
|PTP|.GP|Pointe-à-Pitre||~*||57|16.2653|-61.5318|3|
|PSE|PR|Ponce||Mercedita^||88|18.0083|-66.563||
|PDL|.PT|Ponta Delgada||João Paulo II^||145|37.7412|-25.6979|3|
|POM|.PG|Port Moresby||~ Jacksons*||212|-9.4434|147.22|3|
|POS|.TT|Port of Spain||Piarco*||87|10.5954|-61.3372||
|VLI|.VU|Port Vila||Bauerfield*||201|-17.6993|168.32|3|
|PAP|.HT|Port-au-Prince||Toussaint Louverture*||86|18.58|-72.2925|3|
|PDX|OR|Portland||~*||71|45.5887|-122.598|0.7|29
|PWM|ME|Portland||~ International Jetport||82|43.6462|-70.3093|0.5|29
|OPO|.PT|Porto||Francisco de Sá Carneiro^||171|41.2481|-8.6814|3|
|POA|.BR|Porto Alegre||Salgado Filho*||93|-29.9947|-51.1666||
|PRG|.CZ|Prague||Václav Havel Airport Prague||180|50.1009|14.2599|3|
|PRN|.XK|Pristina||Pri%0161tina Adem Jashari*||160|42.5728|21.0358||
|PVD|RI|Providence||Rhode Island T. F. Green*|+, Warwick, Boston|82|41.725|-71.4257|0.5|29
|PLS|.TC|Providenciales||~*||55|21.7737|-72.2683|3|11
|IGR|.AR|Puerto Iguazú||Cataratas del Iguazú*||31|-25.7373|-54.4734||
|POP|.DO|Puerto Plata||Gregorio Luperón*||92|19.7579|-70.57||
|PVR|.MX|Puerto Vallarta||~*|+, Nuevo Vallarta|78|20.6799|-105.2544|3|11
|PUQ|.CL|Punta Arenas||Presidente Carlos Ibáñez del Campo*||89|-53.0026|-70.8546||
|PUJ|.DO|Punta Cana||~*|+, Bávaro|92|18.5674|-68.3634|3|11
|PDP|.UY|Punta del Este||Capitán Curbelo*||80|-34.8551|-55.0943||
|PGD|FL|Punta Gorda||~^||82|26.9202|-81.9905||
|YQB|.CA|Quebec City||Québec City Jean Lesage*||101|46.7911|-71.3933|3|
|ZQN|.NZ|Queenstown||~*||200|-45.0211|168.739||
|QRO|.MX|Querétaro||~ Intercontinental^||78|20.6173|-100.186||
|UIO|.EC|Quito||Mariscal Sucre*||59|-0.1254|-78.3543|3|
|RDU|NC|Raleigh/Durham||Raleigh%2013Durham*|Raleigh, Durham, Chapel Hill|82|35.8776|-78.7875|0.7|29
|RAP|SD|Rapid City||~ Regional^||50|44.0453|-103.057||
|RAR|.CK|Rarotonga||~*|+, Avarua|213|-21.2027|-159.806||
|REC|.BR|Recife||Guararapes%2013Gilberto Freyre*||90|-8.126|-34.9233||
|RNO|NV|Reno||~%2013Tahoe*|+, Lake Tahoe|71|39.4991|-119.768|0.5|31
|KEF|.IS|Reykjavík||Keflavík*|+, Keflavík|150|63.985|-22.6056|3|
|RHO|.GR|Rhodes||Diagoras^||159|36.4054|28.0862||
|RIC|VA|Richmond||~*||82|37.5052|-77.3197|0.5|29
|RIX|.LV|Riga||~*||181|56.9236|23.9711|3|
|GIG|.BR|Rio de Janeiro|Galeão|Galeão*||93|-22.81|-43.2506|3|
|SDU|.BR|Rio de Janeiro|Santos Dumont|Santos Dumont^||93|-22.9105|-43.1631||
|RUH|.SA|Riyadh||King Khalid*||132|24.9576|46.6988|3|
|RTB|.HN|Roatán||Juan Manuel Gálvez*|+, Coxen Hole|99|16.3168|-86.523||
|ROC|NY|Rochester||Frederick Douglass Greater Rochester*||82|43.1189|-77.6724|0.3|29
|FCO|.IT|Rome||~%2013Fiumicino Leonardo da Vinci*||182|41.8045|12.252|3|
|RVN|.FI|Rovaniemi||~^||169|66.5648|25.8304||
|SMF|CA|Sacramento||~*||71|38.6954|-121.591|0.7|29
|RUN|.RE|Saint-Denis||Roland Garros^|+, Sainte-Marie|198|-20.8901|55.5189|3|
|SPN|MP|Saipan||~*||214|15.119|145.729||
|SID|.CV|Sal||Amílcar Cabral*|+, Espargos|148|16.7414|-22.9494|3|
|SLC|UT|Salt Lake City||~*||50|40.7889|-111.9799|0.7|31
|SSA|.BR|Salvador||Deputado Luiz Eduardo Magalhães*||37|-12.9086|-38.3225|3|
|SZG|.AT|Salzburg||~^||189|47.7933|13.0043||
|ADZ|.CO|San Andrés||Gustavo Rojas Pinilla*||40|12.5836|-81.7112||
|SAT|TX|San Antonio||~*||46|29.5337|-98.4698|0.7|29
|SAN|CA|San Diego||~*||71|32.7336|-117.19|0.9|47
|SFO|CA|San Francisco||~*||71|37.6198|-122.3748|0.7|31
|SJC|CA|San Jose||Norman Y. Mineta San Jose*|+, Santa Clara, San Francisco|71|37.3625|-121.9292|0.7|29
|SJO|.CR|San José||Juan Santamaría*|+, Alajuela|48|9.9939|-84.2088||11
|SJU|PR|San Juan||Luis Muñoz Marín*||88|18.4394|-66.0018|0.7|31
|SAP|.HN|San Pedro Sula||Ramón Villeda Morales*||99|15.4526|-87.9236||
|SAL|.SV|San Salvador||Monseñor Óscar Arnulfo Romero*||53|13.4409|-89.0557|3|
|SBA|CA|Santa Barbara||~ Municipal^||71|34.4262|-119.84|0.3|31
|VVI|.BO|Santa Cruz||Viru Viru*||69|-17.6448|-63.1354|3|
|STS|CA|Santa Rosa||Charles M. Schulz Sonoma County^|+, Sonoma, Napa|71|38.509|-122.813|0.3|31
|SCL|.CL|Santiago||Comodoro Arturo Merino Benítez*||91|-33.393|-70.7858|3|
|STI|.DO|Santiago||Cibao*||92|19.4061|-70.6047||
|SDQ|.DO|Santo Domingo||Las Américas*||92|18.4297|-69.6689|3|
|JTR|.GR|Santorini||~^||159|36.3992|25.4793||
|CGH|.BR|São Paulo|Congonhas|Congonhas^||93|-23.6277|-46.6546||
|GRU|.BR|São Paulo|Guarulhos|~/Guarulhos*||93|-23.4319|-46.4678|3|
|CTS|.JP|Sapporo||New Chitose^||140|42.7752|141.692|3|
|SJJ|.BA|Sarajevo||~*||183|43.8246|18.3315|3|
|SRQ|FL|Sarasota/Bradenton||Sarasota%2013Bradenton*|Sarasota, Bradenton|82|27.3946|-82.5544|0.5|31
|SAV|GA|Savannah||~/Hilton Head*|+, Hilton Head|82|32.1276|-81.2021|0.5|31
|SEA|WA|Seattle/Tacoma||Seattle%2013Tacoma*|Seattle, Tacoma|71|47.4479|-122.3103|0.7|29
|GMP|.KR|Seoul|Gimpo|Gimpo*||133|37.5583|126.791|3|
|ICN|.KR|Seoul|Incheon|Incheon*||133|37.4691|126.451|3|
|SVQ|.ES|Seville||~^||175|37.418|-5.8931||
|PVG|.CN|Shanghai|Pudong|~ Pudong*||134|31.1434|121.805|3|
|SHA|.CN|Shanghai|Hongqiao|~ Hongqiao*||134|31.1981|121.3343|3|
|SNN|.IE|Shannon||~^||168|52.702|-8.9248|3|
|SSH|.EG|Sharm El Sheikh||~*||6|27.9773|34.3947|3|
|SZX|.CN|Shenzhen||~ Bao'an*||134|22.6393|113.811|3|
|SAI|.KH|Siem Reap||~-Angkor*||130|13.3692|104.2231|3|
|SIN|.SG|Singapore||~ Changi^||135|1.3502|103.994|3|
|SXM|.SX|Sint Maarten||Princess Juliana*|+, Philipsburg|72|18.041|-63.1089|3|11
|FSD|SD|Sioux Falls||~ Regional^||46|43.5855|-96.7412||
|SKP|.MK|Skopje||~*||184|41.9581|21.6226|3|
|SOF|.BG|Sofia||~^||185|42.6964|23.4177|3|
|SPU|.HR|Split||~^||192|43.5389|16.298||
|GEG|WA|Spokane||~*||71|47.6199|-117.534|0.3|29
|SGF|MO|Springfield||~ Branson National^||46|37.2457|-93.3886||
|STX|VI|St. Croix||Henry E. Rohlsen^|+, Christiansted|97|17.7016|-64.8016||
|YYT|.CA|St. John's||~*||94|47.6186|-52.7519|3|
|SKB|.KN|St. Kitts||Robert L. Bradshaw*|+, Basseterre|95|17.3112|-62.7187||
|STL|MO|St. Louis||~ Lambert*||46|38.7487|-90.37|0.7|29
|UVF|.LC|St. Lucia||Hewanorra*|+, Vieux Fort|96|13.7332|-60.9526|3|
|PIE|FL|St. Petersburg||~ Clearwater*|+, Clearwater, Tampa|82|27.9102|-82.6874||
|STT|VI|St. Thomas||Cyril E. King^|+, Charlotte Amalie|97|18.3371|-64.9773|0.3|31
|SVD|.VC|St. Vincent||Argyle*|+, Kingstown|98|13.1567|-61.1499||
|HDN|CO|Steamboat Springs||Yampa Valley^|+, Hayden|50|40.4812|-107.218|0.3|31
|ARN|.SE|Stockholm||~-Arlanda^||186|59.6485|17.9288|3|
|STR|.DE|Stuttgart||~^||161|48.6899|9.222|3|
|SUN|ID|Sun Valley||Friedman Memorial^|+, Hailey, Ketchum|41|43.5044|-114.296||
|SUV|.FJ|Suva||Nausori*|+, Nausori|202|-18.0433|178.559||
|SYD|.AU|Sydney||~ Kingsford Smith*||157|-33.9461|151.177|3|
|SYR|NY|Syracuse||~ Hancock*||82|43.1112|-76.1063|0.1|
|TPE|.TW|Taipei||Taiwan Taoyuan*||136|25.0777|121.233|3|
|TLL|.EE|Tallinn||Lennart Meri Tallinn^||187|59.4132|24.8326|3|
|TPA|FL|Tampa||~*|+, St. Petersburg, Clearwater|82|27.9755|-82.5332|0.9|47
|TRW|.KI|Tarawa||Bonriki*||216|1.3816|173.147||
|TAS|.UZ|Tashkent||~*||137|41.2579|69.2812|3|
|TBS|.GE|Tbilisi||~*||138|41.6692|44.9547|3|
|XPL|.HN|Tegucigalpa||Palmerola*|+, Comayagua|99|14.3824|-87.6212||
|TLV|.IL|Tel Aviv||Ben Gurion*||118|32.0114|34.8867|3|
|TFS|.ES|Tenerife||~ Sur^||147|28.0445|-16.5725|3|
|SKG|.GR|Thessaloniki||~ Macedonia*||159|40.5193|22.97|3|
|TSN|.CN|Tianjin||~ Binhai*||134|39.1244|117.346|3|
|TIJ|.MX|Tijuana||General Abelardo L. Rodríguez*|+, San Diego|100|32.541|-116.97|3|
|TIA|.AL|Tirana||~ International Airport Nënë Tereza||188|41.4147|19.7206|3|
|HND|.JP|Tokyo|Haneda|~ Haneda*||140|35.5523|139.78|3|
|NRT|.JP|Tokyo|Narita|Narita*||140|35.7647|140.386|3|
|YYZ|.CA|Toronto||~ Lester B. Pearson*||101|43.6772|-79.6306|3|
|EIS|.VG|Tortola||Terrance B. Lettsome*|+, Road Town|102|18.4455|-64.5417||
|TLS|.FR|Toulouse||~-Blagnac^||178|43.6291|1.3638|3|
|TVC|MI|Traverse City||Cherry Capital^||51|44.7414|-85.5822||
|TTN|NJ|Trenton||~%2013Mercer^|+, Princeton|82|40.2767|-74.8135||
|PSC|WA|Tri-Cities||~^|+, Pasco, Kennewick, Richland|71|46.2647|-119.119||
|TOS|.NO|Tromsø||~ Airport, Langnes||177|69.6833|18.9189|3|
|TRD|.NO|Trondheim||~ Airport, Værnes||177|63.4578|10.924|3|
|TUS|AZ|Tucson||~*||85|32.115|-110.9381|0.3|31
|TUL|OK|Tulsa||~*||46|36.1984|-95.8881|0.5|29
|TQO|.MX|Tulum||Felipe Carrillo Puerto*||42|20.1721|-87.6603||
|TUN|.TN|Tunis||~ Carthage*||26|36.851|10.2272|3|
|TRN|.IT|Turin||~^||182|45.2008|7.6496|3|
|TGZ|.MX|Tuxtla Gutiérrez||Ángel Albino Corzo*||78|16.5636|-93.0225||
|UBN|.MN|Ulaanbaatar||Chinggis Khaan*||141|47.6469|106.8198|3|
|URC|.CN|Ürümqi||~ Diwopu*||134|43.9071|87.4742|3|
|USH|.AR|Ushuaia||Malvinas Argentinas^||34|-54.8433|-68.2958||
|EGE|CO|Vail||Eagle County Regional^|+, Eagle, Beaver Creek|50|39.6426|-106.918||
|VLC|.ES|Valencia||~^||175|39.4893|-0.4816||
|YVR|.CA|Vancouver||~*||103|49.1939|-123.184|3|
|VRA|.CU|Varadero||Juan Gualberto Gómez*|+, Matanzas|62|23.0344|-81.4353|3|
|VCE|.IT|Venice||~ Marco Polo^||182|45.5053|12.3519|3|
|VER|.MX|Veracruz||General Heriberto Jara*||78|19.1459|-96.1873||
|YYJ|.CA|Victoria||~*||103|48.6472|-123.4278||
|VFA|.ZW|Victoria Falls||~*||12|-18.0959|25.839||
|VIE|.AT|Vienna||~*||189|48.1103|16.5697|3|
|VTE|.LA|Vientiane||Wattay*||142|17.9883|102.563||
|VNO|.LT|Vilnius||~*||190|54.6341|25.2858|3|
|WAW|.PL|Warsaw||~ Chopin^||191|52.1657|20.9671|3|
|DCA|DC|Washington|Reagan National|Ronald Reagan Washington National^|+, Arlington, Alexandria|82|38.8521|-77.0377|0.7|29
|IAD|VA|Washington|Dulles|~ Dulles*|+, Dulles|82|38.9445|-77.4558|0.1|
|WLG|.NZ|Wellington||~*||200|-41.3272|174.805|3|
|DJT|FL|West Palm Beach||Palm Beach*|+, Palm Beach, Boca Raton|82|26.6832|-80.0956|0.5|29
|HPN|NY|White Plains||Westchester County^||82|41.067|-73.7076||
|ICT|KS|Wichita||~ Dwight D. Eisenhower National^||46|37.6499|-97.4331|0.3|29
|ILM|NC|Wilmington||~*||82|34.2706|-77.9026||
|WDH|.NA|Windhoek||Hosea Kutako*||27|-22.4799|17.4709|3|
|YWG|.CA|Winnipeg||~ Richardson*||104|49.91|-97.2399|3|
|WUH|.CN|Wuhan||~ Tianhe*||134|30.7748|114.2137|3|
|XIY|.CN|Xi'an||~ Xianyang*||134|34.4471|108.752|3|
|RGN|.MM|Yangon||~*||143|16.9073|96.1332|3|
|EVN|.AM|Yerevan||Zvartnots*||144|40.1473|44.3959|3|
|ZAG|.HR|Zagreb||~ Franjo Tu%0111man*||192|45.7429|16.0688|3|
|ZNZ|.TZ|Zanzibar||Abeid Amani Karume*||9|-6.222|39.2249|3|
|ZRH|.CH|Zurich||~^||193|47.4581|8.5481|3|`;
