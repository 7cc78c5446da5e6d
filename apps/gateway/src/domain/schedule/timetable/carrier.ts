/** Alisio's airline designator: two signs that stand for a carrier without one. IATA assigns them: put the assigned one here. */
export const carrierDesignator = '9Z';
