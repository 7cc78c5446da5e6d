/** A station, or a group of them, as the picker shows it. */
export interface StationChoice {
  /** Code of a station, or id of a group. */
  readonly id: string;
  /** What stands in the input: 'San Juan, PR - SJU'. */
  readonly label: string;
  /** The place: 'San Juan, PR'. */
  readonly name: string;
  /** Under it: the airport's name, the group's members, how far it is. */
  readonly detail?: string;
  /** At the end of the line: `SJU`; left out for a group. */
  readonly code?: string;
  readonly isGroup?: boolean;
  /** The parts of `name` that were typed, in UTF-16 units, in order: as the station search gives them. */
  readonly matched?: readonly { readonly start: number; readonly end: number }[];
}

/** Choices that belong together, under a heading: recent ones, those nearby. */
export interface StationSection {
  readonly id: string;
  /** Left out for what was typed. */
  readonly heading?: string;
  /** Draws a clock before each: chosen before. */
  readonly isRecent?: boolean;
  /** A choice stands in one section of a list alone. */
  readonly choices: readonly StationChoice[];
}

/** What the list shows for what is typed. */
export interface StationResults {
  readonly sections: readonly StationSection[];
  /** What is said above the list: 'No volamos a La Habana (HAV).' */
  readonly notice?: string;
  /** The choice that the text says in full, such as a code: taken when the person leaves the field or presses Enter. */
  readonly exact?: StationChoice;
  /** What is wrong with the text, told once the person leaves the field without a choice. */
  readonly fault?: string;
}

/** The words of a station picker. */
export interface StationPickerTexts {
  /** 'Ninguna ciudad o aeropuerto se llama así'. */
  readonly empty: string;
  /** 'Ver la lista'. */
  readonly open: string;
  /** Stands in the empty input of the sheet: 'Ciudad, aeropuerto o código'. */
  readonly placeholder: string;
  /** 'Cerrar'. */
  readonly close: string;
  /** Said when the list changes: '3 lugares'. */
  readonly count: (count: number) => string;
}

/** A button above the list while nothing is typed: 'Usar mi ubicación'. */
export interface StationAction {
  readonly id: string;
  readonly label: string;
  readonly onPress: () => void;
  /** What came of it, such as that the browser refused: said where the button stands. */
  readonly message?: string | undefined;
}
