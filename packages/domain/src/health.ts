/** What can be wrong with an installation as a whole: said by /healthz and /readyz, and in words on the health page. */
export const HEALTH_FAULTS = [
  'database-away',
  'database-busy',
  'disk-full',
  'disk-low',
  'queue-stuck',
  'backup-none',
  'backup-late',
  'backup-failed',
] as const;
export type HealthFault = (typeof HEALTH_FAULTS)[number];
