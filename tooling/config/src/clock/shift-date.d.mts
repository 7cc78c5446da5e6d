export function shiftDate(ahead: number | ((machineMs: number) => number)): void;
export function isDateShifted(): boolean;
