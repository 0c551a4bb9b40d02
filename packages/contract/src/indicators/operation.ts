import { inHome } from '../entering.ts';
import { operationsOf } from '../operation.ts';
import { id } from '../shapes.ts';

export const operation = operationsOf('indicators');
export const ofLogframe = <const N extends string>(name: N) => `/msurvey/api/logframe/${name}` as const;
export const ofIndicator = <const N extends string>(name: N) => `/msurvey/api/indicator/${name}` as const;
/** `...readsOne`: something of one indicator is read. */
export const readsOne = {
  method: 'GET',
  permission: 'Log Frame/View',
  ...inHome.query({ logframeId: id }),
  problems: ['record.not-found'],
} as const;
