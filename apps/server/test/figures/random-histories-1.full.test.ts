import { IN_FULL, randomHistories } from './random-histories.ts';

randomHistories(IN_FULL, 0);
