import { createHash, randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** A phone's key has 256 bits of chance, so a plain hash is enough; the database never holds the key itself. */
export const newKey = (): string => randomBytes(32).toString('base64url');
export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();
/** 32 bytes in base64url. */
export const KEY = /^[\w-]{43}$/;

export const serverUrlOf = (publicUrl: string, key: string): string => `${publicUrl}/msurvey/openrosa/key/${key}`;

/** What ODK Collect and KoboCollect read from a QR code: their settings as JSON, deflated, in base64. */
export function collectSettings(serverUrl: string, projectName: string): string {
  const settings = {
    general: {
      protocol: 'odk_default',
      server_url: serverUrl,
      form_update_mode: 'match_exactly',
      periodic_form_updates_check: 'every_fifteen_minutes',
      autosend: 'wifi_and_cellular',
    },
    admin: {},
    project: { name: projectName },
  };
  return deflateSync(JSON.stringify(settings)).toString('base64');
}
