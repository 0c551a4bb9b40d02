/** Columns of records before their answers, and of items before theirs; an import knows them by these names. */
export const RECORD_COLUMNS = [
  'instanceID',
  'instanceName',
  'submittedBy',
  'submittedByName',
  'source',
  'formVersion',
  'receivedAt',
  'updatedAt',
  'startedAt',
  'endedAt',
  'state',
  'latitude',
  'longitude',
  'accuracy',
  'missingFiles',
  'faults',
] as const;
/** An item is found by record and number; inside another repeat `parentIndex` is the number of the item around it. */
export const ITEM_COLUMNS = ['instanceID', 'index', 'parentIndex'] as const;
