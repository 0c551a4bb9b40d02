import fc from 'fast-check';
import { samples } from './samples.ts';

const { SEED } = process.env;

fc.configureGlobal({ numRuns: samples(100), ...(SEED ? { seed: Number(SEED) } : {}) });
