/** Units of work plans, as the documents write them. */
export const WORK_UNITS = [
  'No',
  'Number',
  'Batch',
  'KM',
  'LS',
  'Event',
  'Group',
  'Sessions',
  'MT',
  'MM',
  'Demos',
  'Points',
  'LoA',
  'm',
  'year',
] as const;
