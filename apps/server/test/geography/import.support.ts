import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GeoImportReport } from '@msurvey/contract';
import type { Actor, Failure, TestServer } from '../support/cast.ts';
import { upload } from '../support/upload.ts';

export interface Checked {
  status: number;
  report: GeoImportReport;
  codes: string[];
}

export interface Importer {
  check(name: string, content: string | Uint8Array, fields?: Record<string, string>, actor?: Actor): Promise<Checked>;
  apply(report: GeoImportReport, actor?: Actor): Promise<GeoImportReport>;
}

/** Checks and applies files as one person does. */
export function importer(server: TestServer, owner: Actor): Importer {
  return {
    async check(name, content, fields = { system: 'Test' }, actor = owner) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const { status, body } = await upload(server, actor, 'checkGeoImport', { field: 'file', name, bytes }, fields);
      return { status, report: body.data, codes: ((body as Failure).errors ?? []).map((e) => e.code) };
    },
    async apply(report, actor = owner) {
      const { status, body, errors } = await actor.call('applyGeoImport', {
        body: { importId: report.importId as string },
      });
      if (status !== 200) throw new Error(errors.map((e) => e.detail).join(', '));
      return body.data;
    },
  };
}

/** Real boundaries, not part of the product: beside the repository where they are given. */
const BESIDE = fileURLToPath(new URL('../../../../../shared/data/bangladesh-boundaries.topo.json', import.meta.url));
export const REAL_BOUNDARIES = existsSync(BESIDE) ? BESIDE : undefined;

export const LAYER = {
  system: 'P-code 2020',
  title: 'Bangladesh 2020',
  licence: 'CC BY 3.0 IGO',
  attribution:
    'Administrative boundaries: Bangladesh Bureau of Statistics (BBS) / OCHA ROAP, COD-AB 2020, CC BY 3.0 IGO; simplified',
};
