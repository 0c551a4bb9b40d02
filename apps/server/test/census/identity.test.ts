import { A_SAMPLE, savedUnchanged } from './identity.ts';

savedUnchanged(A_SAMPLE);
