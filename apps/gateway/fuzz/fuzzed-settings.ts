/** What the deployment sets that is fuzzed: with seats of their own for travellers, every operation has something to succeed with. */
export const fuzzedSettings = '{"boardingModel":"assigned"}';
