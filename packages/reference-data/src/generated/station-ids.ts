// Written by scripts/generate.ts: change its inputs, then run `pnpm generate`.

/**
 * Names the code of a station of the catalogue; no retired code is among them.
 *
 * @example
 * ```ts
 * import type { StationId } from '@airline/reference-data/stations';
 *
 * const hubs: readonly StationId[] = ['DAL', 'DEN', 'BWI'];
 * ```
 */
export type StationId =
  | 'ABE' | 'ABJ' | 'ABQ' | 'ABV' | 'ACA' | 'ACC' | 'ACV' | 'ADD' | 'ADL' | 'ADZ' | 'AEP' | 'AGP' | 'AKL' | 'ALA' | 'ALB' | 'ALC'
  | 'ALG' | 'AMA' | 'AMM' | 'AMS' | 'ANC' | 'ANU' | 'APW' | 'AQP' | 'ARN' | 'ASE' | 'ASP' | 'ASU' | 'ATH' | 'ATL' | 'AUA' | 'AUH'
  | 'AUS' | 'AVL' | 'AVV' | 'AYT' | 'BAH' | 'BAQ' | 'BCN' | 'BDA' | 'BDL' | 'BEG' | 'BER' | 'BFL' | 'BFS' | 'BGI' | 'BGO' | 'BGR'
  | 'BGY' | 'BHM' | 'BHX' | 'BIL' | 'BIO' | 'BIS' | 'BJL' | 'BJX' | 'BKI' | 'BKK' | 'BKO' | 'BLI' | 'BLQ' | 'BLR' | 'BNA' | 'BNE'
  | 'BOD' | 'BOG' | 'BOI' | 'BOM' | 'BON' | 'BOS' | 'BQN' | 'BRC' | 'BRS' | 'BRU' | 'BSB' | 'BSL' | 'BSZ' | 'BTR' | 'BTS' | 'BTV'
  | 'BUD' | 'BUF' | 'BUR' | 'BWI' | 'BWN' | 'BZE' | 'BZN' | 'CAE' | 'CAI' | 'CAK' | 'CAN' | 'CAY' | 'CBR' | 'CCS' | 'CCU' | 'CDG'
  | 'CEB' | 'CGH' | 'CGK' | 'CGN' | 'CHA' | 'CHC' | 'CHS' | 'CID' | 'CJU' | 'CKG' | 'CLE' | 'CLO' | 'CLT' | 'CMB' | 'CMH' | 'CMN'
  | 'CNF' | 'CNS' | 'CNX' | 'COK' | 'COO' | 'COR' | 'COS' | 'CPH' | 'CPT' | 'CRK' | 'CRP' | 'CRW' | 'CTA' | 'CTG' | 'CTS' | 'CUN'
  | 'CUR' | 'CUU' | 'CUZ' | 'CVG' | 'CWB' | 'CZM' | 'DAB' | 'DAC' | 'DAD' | 'DAL' | 'DAR' | 'DAV' | 'DAY' | 'DBV' | 'DCA' | 'DEL'
  | 'DEN' | 'DFW' | 'DJT' | 'DLA' | 'DMK' | 'DMM' | 'DOH' | 'DPS' | 'DRW' | 'DSM' | 'DSS' | 'DTW' | 'DUB' | 'DUD' | 'DUR' | 'DUS'
  | 'DXB' | 'EBB' | 'ECP' | 'EDI' | 'EGE' | 'EIN' | 'EIS' | 'ELP' | 'EUG' | 'EVN' | 'EWR' | 'EYW' | 'EZE' | 'FAI' | 'FAO' | 'FAR'
  | 'FAT' | 'FCA' | 'FCO' | 'FDF' | 'FIH' | 'FLL' | 'FLR' | 'FNC' | 'FOR' | 'FPO' | 'FRA' | 'FSD' | 'FUK' | 'GBE' | 'GCM' | 'GDL'
  | 'GDN' | 'GEG' | 'GEO' | 'GGT' | 'GIG' | 'GJT' | 'GLA' | 'GMP' | 'GND' | 'GNV' | 'GOI' | 'GOT' | 'GPS' | 'GRB' | 'GRR' | 'GRU'
  | 'GSO' | 'GSP' | 'GUA' | 'GUM' | 'GVA' | 'GYD' | 'GYE' | 'HAM' | 'HAN' | 'HAV' | 'HBA' | 'HDN' | 'HEL' | 'HER' | 'HGH' | 'HIR'
  | 'HKG' | 'HKT' | 'HMO' | 'HND' | 'HNL' | 'HOG' | 'HOU' | 'HPN' | 'HRE' | 'HRG' | 'HRL' | 'HSV' | 'HUX' | 'HVN' | 'HYD' | 'IAD'
  | 'IAH' | 'IBZ' | 'ICN' | 'ICT' | 'IGR' | 'IGU' | 'ILM' | 'IND' | 'ISB' | 'ISP' | 'IST' | 'ITM' | 'ITO' | 'JAC' | 'JAN' | 'JAX'
  | 'JED' | 'JFK' | 'JMK' | 'JNB' | 'JNU' | 'JRO' | 'JTR' | 'KEF' | 'KGL' | 'KHI' | 'KIN' | 'KIX' | 'KMG' | 'KOA' | 'KRK' | 'KTI'
  | 'KTM' | 'KUL' | 'KWI' | 'LAP' | 'LAS' | 'LAX' | 'LBB' | 'LBV' | 'LCA' | 'LCY' | 'LEX' | 'LFW' | 'LGA' | 'LGB' | 'LGW' | 'LHE'
  | 'LHR' | 'LIH' | 'LIM' | 'LIN' | 'LIR' | 'LIS' | 'LIT' | 'LJU' | 'LOS' | 'LPA' | 'LPB' | 'LPQ' | 'LRM' | 'LTN' | 'LUN' | 'LUX'
  | 'LXR' | 'LYS' | 'MAA' | 'MAD' | 'MAF' | 'MAJ' | 'MAN' | 'MAO' | 'MBA' | 'MBJ' | 'MCI' | 'MCO' | 'MCT' | 'MDE' | 'MDT' | 'MDW'
  | 'MDZ' | 'MEL' | 'MEM' | 'MEX' | 'MFE' | 'MFM' | 'MFR' | 'MGA' | 'MHT' | 'MIA' | 'MID' | 'MKE' | 'MLA' | 'MLB' | 'MLE' | 'MNL'
  | 'MOB' | 'MPM' | 'MRS' | 'MRU' | 'MRY' | 'MSN' | 'MSO' | 'MSP' | 'MSY' | 'MTJ' | 'MTY' | 'MUB' | 'MUC' | 'MVD' | 'MXP' | 'MYR'
  | 'MZT' | 'NAN' | 'NAP' | 'NAS' | 'NBJ' | 'NBO' | 'NCE' | 'NCL' | 'NGO' | 'NLU' | 'NOU' | 'NQZ' | 'NRT' | 'NTE' | 'OAK' | 'OAX'
  | 'OGG' | 'OKA' | 'OKC' | 'OMA' | 'ONT' | 'OOL' | 'OPO' | 'ORD' | 'ORF' | 'ORY' | 'OSL' | 'OTP' | 'OUA' | 'PAP' | 'PBH' | 'PBM'
  | 'PDL' | 'PDP' | 'PDX' | 'PEK' | 'PEN' | 'PER' | 'PGD' | 'PHL' | 'PHX' | 'PIE' | 'PIT' | 'PKX' | 'PLS' | 'PLZ' | 'PMI' | 'PMO'
  | 'PNI' | 'PNS' | 'POA' | 'POM' | 'POP' | 'POS' | 'PPG' | 'PPT' | 'PRG' | 'PRN' | 'PSA' | 'PSC' | 'PSE' | 'PSP' | 'PTP' | 'PTY'
  | 'PUJ' | 'PUQ' | 'PUS' | 'PVD' | 'PVG' | 'PVR' | 'PWM' | 'QRO' | 'RAK' | 'RAP' | 'RAR' | 'RDU' | 'REC' | 'RGN' | 'RHO' | 'RIC'
  | 'RIX' | 'RMO' | 'RNO' | 'ROC' | 'ROR' | 'RSW' | 'RTB' | 'RUH' | 'RUN' | 'RVN' | 'SAI' | 'SAL' | 'SAN' | 'SAP' | 'SAT' | 'SAV'
  | 'SAW' | 'SBA' | 'SCL' | 'SDF' | 'SDQ' | 'SDU' | 'SEA' | 'SEZ' | 'SFB' | 'SFO' | 'SGF' | 'SGN' | 'SHA' | 'SID' | 'SIN' | 'SJC'
  | 'SJD' | 'SJJ' | 'SJO' | 'SJU' | 'SKB' | 'SKG' | 'SKP' | 'SLC' | 'SMF' | 'SNA' | 'SNN' | 'SOF' | 'SPN' | 'SPU' | 'SRQ' | 'SSA'
  | 'SSH' | 'STI' | 'STL' | 'STN' | 'STR' | 'STS' | 'STT' | 'STX' | 'SUN' | 'SUV' | 'SVD' | 'SVQ' | 'SXM' | 'SYD' | 'SYR' | 'SZG'
  | 'SZX' | 'TAS' | 'TBS' | 'TBU' | 'TFS' | 'TFU' | 'TGD' | 'TGZ' | 'TIA' | 'TIJ' | 'TLL' | 'TLS' | 'TLV' | 'TNR' | 'TOS' | 'TPA'
  | 'TPE' | 'TQO' | 'TRD' | 'TRN' | 'TRW' | 'TSN' | 'TTN' | 'TUL' | 'TUN' | 'TUS' | 'TVC' | 'TYS' | 'UBN' | 'UIO' | 'URC' | 'USH'
  | 'USM' | 'UVF' | 'VCE' | 'VER' | 'VFA' | 'VIE' | 'VLC' | 'VLI' | 'VNO' | 'VPS' | 'VRA' | 'VTE' | 'VVI' | 'WAW' | 'WDH' | 'WLG'
  | 'WUH' | 'XIY' | 'XNA' | 'XPL' | 'YEG' | 'YHZ' | 'YLW' | 'YOW' | 'YQB' | 'YUL' | 'YVR' | 'YWG' | 'YYC' | 'YYJ' | 'YYT' | 'YYZ'
  | 'ZAG' | 'ZIH' | 'ZNZ' | 'ZQN' | 'ZRH';
