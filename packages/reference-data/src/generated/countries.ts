// Written by scripts/generate.ts: change its inputs, then run `pnpm generate`.

export const countryRows: string = `AFAFG|93|Afganistán|Afghanistan
ALALB|355|Albania
DEDEU|49|Alemania|Germany||+
ADAND|376|Andorra
AOAGO|244|Angola
AIAIA|1|Anguila|Anguilla
AQATA||Antártida|Antarctica
AGATG|1|Antigua y Barbuda|Antigua and Barbuda|Antigua
SASAU|966|Arabia Saudita|Saudi Arabia
DZDZA|213|Argelia|Algeria
ARARG|54|Argentina
AMARM|374|Armenia
AWABW|297|Aruba
AUAUS|61|Australia
ATAUT|43|Austria|||+
AZAZE|994|Azerbaiyán|Azerbaijan
BSBHS|1|Bahamas
BDBGD|880|Bangladés|Bangladesh
BBBRB|1|Barbados
BHBHR|973|Baréin|Bahrain
BEBEL|32|Bélgica|Belgium||+
BZBLZ|501|Belice|Belize
BJBEN|229|Benín|Benin
BMBMU|1|Bermudas|Bermuda
BYBLR|375|Bielorrusia|Belarus
BOBOL|591|Bolivia
BABIH|387|Bosnia y Herzegovina|Bosnia and Herzegovina|Bosnia
BWBWA|267|Botsuana|Botswana
BRBRA|55|Brasil|Brazil
BNBRN|673|Brunéi|Brunei
BGBGR|359|Bulgaria|||+
BFBFA|226|Burkina Faso||Burkina
BIBDI|257|Burundi
BTBTN|975|Bután|Bhutan
CVCPV|238|Cabo Verde|Cape Verde
KHKHM|855|Camboya|Cambodia
CMCMR|237|Camerún|Cameroon
CACAN|1|Canadá|Canada
BQBES|599|Caribe neerlandés|Caribbean Netherlands|Carib. NL
QAQAT|974|Catar|Qatar
TDTCD|235|Chad
CZCZE|420|Chequia|Czechia||+
CLCHL|56|Chile
CNCHN|86|China||||C2
CYCYP|357|Chipre|Cyprus||+
VAVAT|39|Ciudad del Vaticano|Vatican City|Vatican
COCOL|57|Colombia
KMCOM|269|Comoras|Comoros
KPPRK|850|Corea del Norte|North Korea|N. Korea
KRKOR|82|Corea del Sur|South Korea|S. Korea
CICIV|225|Costa de Marfil|Ivory Coast
CRCRI|506|Costa Rica
HRHRV|385|Croacia|Croatia||+
CUCUB|53|Cuba
CWCUW|599|Curazao|Curaçao
DKDNK|45|Dinamarca|Denmark||+
DMDMA|1|Dominica
ECECU|593|Ecuador
EGEGY|20|Egipto|Egypt
SVSLV|503|El Salvador
AEARE|971|Emiratos Árabes Unidos|United Arab Emirates|UAE
ERERI|291|Eritrea
SKSVK|421|Eslovaquia|Slovakia||+
SISVN|386|Eslovenia|Slovenia||+
ESESP|34|España|Spain||+
USUSA|1|Estados Unidos|United States|USA
EEEST|372|Estonia|||+
SZSWZ|268|Esuatini|Eswatini
ETETH|251|Etiopía|Ethiopia
PHPHL|63|Filipinas|Philippines
FIFIN|358|Finlandia|Finland||+
FJFJI|679|Fiyi|Fiji
FRFRA|33|Francia|France||+
GAGAB|241|Gabón|Gabon
GMGMB|220|Gambia
GEGEO|995|Georgia
GHGHA|233|Ghana
GIGIB|350|Gibraltar
GDGRD|1|Granada|Grenada
GRGRC|30|Grecia|Greece||+
GLGRL|299|Groenlandia|Greenland
GPGLP|590|Guadalupe|Guadeloupe
GUGUM|1|Guam
GTGTM|502|Guatemala
GFGUF|594|Guayana Francesa|French Guiana|Fr. Guiana
GGGGY|44|Guernsey
GNGIN|224|Guinea
GQGNQ|240|Guinea Ecuatorial|Equatorial Guinea|Eq. Guinea
GWGNB|245|Guinea-Bisáu|Guinea-Bissau|G.-Bissau
GYGUY|592|Guyana
HTHTI|509|Haití|Haiti
HNHND|504|Honduras
HUHUN|36|Hungría|Hungary||+
ININD|91|India
IDIDN|62|Indonesia
IQIRQ|964|Irak|Iraq
IRIRN|98|Irán|Iran
IEIRL|353|Irlanda|Ireland||+
BVBVT||Isla Bouvet|Bouvet Island|Bouvet Is.
IMIMN|44|Isla de Man|Isle of Man
CXCXR|61|Isla de Navidad|Christmas Island|Christmas I.
NFNFK|672|Isla Norfolk|Norfolk Island|Norfolk Is.
ISISL|354|Islandia|Iceland||+
AXALA|358|Islas Åland|Åland Islands|Åland Is.
KYCYM|1|Islas Caimán|Cayman Islands|Cayman Is.
CCCCK|61|Islas Cocos|Cocos (Keeling) Islands|Cocos Is.
CKCOK|682|Islas Cook|Cook Islands|Cook Is.
FOFRO|298|Islas Feroe|Faroe Islands|Faroe Is.
GSSGS||Islas Georgia del Sur y Sándwich del Sur|South Georgia and South Sandwich Islands|S. Georgia
HMHMD||Islas Heard y McDonald|Heard and McDonald Islands|Heard Is.
FKFLK|500|Islas Malvinas|Falkland Islands|Falklands
MPMNP|1|Islas Marianas del Norte|Northern Mariana Islands|N. Marianas
MHMHL|692|Islas Marshall|Marshall Islands|Marshall Is.
UMUMI||Islas menores alejadas de EE. UU.|U.S. Outlying Islands|US Minor Is.
PNPCN||Islas Pitcairn|Pitcairn Islands|Pitcairn
SBSLB|677|Islas Salomón|Solomon Islands|Solomon Is.
TCTCA|1|Islas Turcas y Caicos|Turks and Caicos Islands|Turks & C.
VGVGB|1|Islas Vírgenes Británicas|British Virgin Islands|Brit. V.I.
VIVIR|1|Islas Vírgenes de EE. UU.|U.S. Virgin Islands|US V.I.
ILISR|972|Israel
ITITA|39|Italia|Italy||+
JMJAM|1|Jamaica
JPJPN|81|Japón|Japan
JEJEY|44|Jersey
JOJOR|962|Jordania|Jordan
KZKAZ|7|Kazajistán|Kazakhstan
KEKEN|254|Kenia|Kenya
KGKGZ|996|Kirguistán|Kyrgyzstan
KIKIR|686|Kiribati
XKXKX|383|Kosovo
KWKWT|965|Kuwait
LALAO|856|Laos
LSLSO|266|Lesoto|Lesotho
LVLVA|371|Letonia|Latvia||+
LBLBN|961|Líbano|Lebanon
LRLBR|231|Liberia
LYLBY|218|Libia|Libya
LILIE|423|Liechtenstein||Liechtenst.|+
LTLTU|370|Lituania|Lithuania||+
LULUX|352|Luxemburgo|Luxembourg||+
MKMKD|389|Macedonia del Norte|North Macedonia|N. Macedonia
MGMDG|261|Madagascar
MYMYS|60|Malasia|Malaysia
MWMWI|265|Malaui|Malawi
MVMDV|960|Maldivas|Maldives
MLMLI|223|Mali
MTMLT|356|Malta|||+
MAMAR|212|Marruecos|Morocco
MQMTQ|596|Martinica|Martinique
MUMUS|230|Mauricio|Mauritius
MRMRT|222|Mauritania
YTMYT|262|Mayotte
MXMEX|52|México|Mexico
FMFSM|691|Micronesia
MDMDA|373|Moldavia|Moldova
MCMCO|377|Mónaco|Monaco
MNMNG|976|Mongolia
MEMNE|382|Montenegro
MSMSR|1|Montserrat
MZMOZ|258|Mozambique
MMMMR|95|Myanmar (Birmania)|Myanmar
NANAM|264|Namibia
NRNRU|674|Nauru
NPNPL|977|Nepal
NINIC|505|Nicaragua
NENER|227|Níger|Niger
NGNGA|234|Nigeria
NUNIU|683|Niue
NONOR|47|Noruega|Norway||+
NCNCL|687|Nueva Caledonia|New Caledonia|New Caled.
NZNZL|64|Nueva Zelanda|New Zealand
OMOMN|968|Omán|Oman
NLNLD|31|Países Bajos|Netherlands||+
PKPAK|92|Pakistán|Pakistan
PWPLW|680|Palaos|Palau
PAPAN|507|Panamá|Panama
PGPNG|675|Papúa Nueva Guinea|Papua New Guinea|Papua N.G.
PYPRY|595|Paraguay
PEPER|51|Perú|Peru
PFPYF|689|Polinesia Francesa|French Polynesia|Fr. Polyn.
PLPOL|48|Polonia|Poland||+
PTPRT|351|Portugal|||+
PRPRI|1|Puerto Rico
HKHKG|852|RAE de Hong Kong (China)|Hong Kong
MOMAC|853|RAE de Macao (China)|Macao
GBGBR|44|Reino Unido|United Kingdom|UK
CFCAF|236|República Centroafricana|Central African Republic|Cent. Afr.
CGCOG|242|República del Congo|Congo (Republic)|Congo
CDCOD|243|República Democrática del Congo|Congo (DRC)|DR Congo
DODOM|1|República Dominicana|Dominican Republic|Dom. Rep.
REREU|262|Reunión|Réunion
RWRWA|250|Ruanda|Rwanda
ROROU|40|Rumania|Romania||+
RURUS|7|Rusia|Russia
EHESH|212|Sahara Occidental|Western Sahara|W. Sahara
WSWSM|685|Samoa
ASASM|1|Samoa Americana|American Samoa|Am. Samoa
BLBLM|590|San Bartolomé|St. Barthélemy|St. Barts
KNKNA|1|San Cristóbal y Nieves|St. Kitts and Nevis|St. Kitts
SMSMR|378|San Marino
MFMAF|590|San Martín|St. Martin
PMSPM|508|San Pedro y Miquelón|St. Pierre and Miquelon|St. Pierre
VCVCT|1|San Vicente y las Granadinas|St. Vincent and Grenadines|St. Vincent
SHSHN|290|Santa Elena|St. Helena
LCLCA|1|Santa Lucía|St. Lucia
STSTP|239|Santo Tomé y Príncipe|São Tomé and Príncipe|São Tomé
SNSEN|221|Senegal
RSSRB|381|Serbia
SCSYC|248|Seychelles
SLSLE|232|Sierra Leona|Sierra Leone
SGSGP|65|Singapur|Singapore
SXSXM|1|Sint Maarten
SYSYR|963|Siria|Syria
SOSOM|252|Somalia
LKLKA|94|Sri Lanka
ZAZAF|27|Sudáfrica|South Africa|S. Africa
SDSDN|249|Sudán|Sudan
SSSSD|211|Sudán del Sur|South Sudan|S. Sudan
SESWE|46|Suecia|Sweden||+
CHCHE|41|Suiza|Switzerland||+
SRSUR|597|Surinam|Suriname
SJSJM|47|Svalbard y Jan Mayen|Svalbard and Jan Mayen|Svalbard
THTHA|66|Tailandia|Thailand
TWTWN|886|Taiwán|Taiwan
TZTZA|255|Tanzania
TJTJK|992|Tayikistán|Tajikistan
IOIOT|246|Territorio Británico del Océano Índico|British Indian Ocean Territory|Br. Ind. Oc.
TFATF||Territorios Australes Franceses|French Southern Territories|Fr. S. Terr.
PSPSE|970|Territorios Palestinos|Palestine
TLTLS|670|Timor Oriental|Timor-Leste
TGTGO|228|Togo
TKTKL|690|Tokelau
TOTON|676|Tonga
TTTTO|1|Trinidad y Tobago|Trinidad and Tobago|Trinidad
TNTUN|216|Túnez|Tunisia
TMTKM|993|Turkmenistán|Turkmenistan
TRTUR|90|Turquía|Türkiye
TVTUV|688|Tuvalu
UAUKR|380|Ucrania|Ukraine
UGUGA|256|Uganda
UYURY|598|Uruguay
UZUZB|998|Uzbekistán|Uzbekistan
VUVUT|678|Vanuatu
VEVEN|58|Venezuela
VNVNM|84|Vietnam
WFWLF|681|Wallis y Futuna|Wallis and Futuna|Wallis
YEYEM|967|Yemen
DJDJI|253|Yibuti|Djibouti
ZMZMB|260|Zambia
ZWZWE|263|Zimbabue|Zimbabwe`;
