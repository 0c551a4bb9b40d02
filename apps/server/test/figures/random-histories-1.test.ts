import { randomHistories } from './random-histories.ts';

randomHistories(0);
