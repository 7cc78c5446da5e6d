import { configureGlobal } from 'fast-check';

// The same values in each run, so that a score can be reproduced; and no search for a smaller example of a failure.
configureGlobal({ seed: 20_260_101, endOnFailure: true });
