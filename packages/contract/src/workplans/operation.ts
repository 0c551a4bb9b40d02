import { operationsOf } from '../operation.ts';

export const operation = operationsOf('workplans');
