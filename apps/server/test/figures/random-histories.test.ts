import { IN_THE_GATE, randomHistories } from './random-histories.ts';

randomHistories(IN_THE_GATE);
