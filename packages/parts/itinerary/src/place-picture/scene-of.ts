import type { SceneName } from './scenes.ts';

/** The stations of each landscape: what somebody who lives there would hang on the wall. */
const stationsByScene: Readonly<Record<SceneName, string>> = {
  beach:
    'AUA CRP DJT ECP FLL GCM LGB LAX MBJ MIA MYR NAS ORF PLS PNS PUJ PVR RSW SAN SBA SJD SNA SRQ SXM STT TPA VPS HRL',
  island: 'HNL ITO KOA LIH OGG',
  desert: 'ABQ AMA ELP MAF PHX PSP TUS',
  mountains: 'ALB ANC BOI BZN COS FAT GEG GSP HDN MTJ RNO SLC TYS',
  city: 'AUS BUR CHS CLE CLT CMH DTW JAX MHT PHL PIT RDU RIC IND BDL BHM',
  spires: 'ISP TUL',
  bridge: 'OAK SFO SJC STS SMF CVG MEM',
  capitol: 'BWI DCA',
  pyramid: 'BZE LIR SJO',
  church: 'SAT SAV',
  arch: 'STL MCI',
  wheel: 'ONT',
  needle: 'EUG PDX SEA',
  lighthouse: 'BOS PVD PWM',
  steamboat: 'BNA JAN LIT MSY SDF',
  plains: 'DSM ICT LBB OKC OMA',
  atlanta: 'ATL',
  cancun: 'CUN',
  chicago: 'MDW',
  dallas: 'DAL',
  denver: 'DEN',
  houston: 'HOU',
  lasVegas: 'LAS',
  newYork: 'LGA',
  orlando: 'MCO',
  sanJuan: 'SJU',
  lake: 'BUF GRR MKE MSP ROC',
};

const sceneByStation: ReadonlyMap<string, SceneName> = new Map(
  (Object.keys(stationsByScene) as SceneName[]).flatMap((scene) =>
    stationsByScene[scene].split(' ').map((station) => [station, scene] as const),
  ),
);

/** Tells whether no other station is shown by a station's picture. */
export function isSceneOfOne(station: string): boolean {
  return stationsByScene[sceneOf(station)] === station;
}

/** Gives the landscape of a station; a city where none was chosen for it. */
export function sceneOf(station: string): SceneName {
  return sceneByStation.get(station) ?? 'city';
}

/** Lists the stations that a landscape was chosen for, with repetitions. */
export function pictureStations(): readonly string[] {
  return Object.values(stationsByScene).flatMap((stations) => stations.split(' '));
}
