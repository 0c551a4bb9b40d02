import type { FigureCut } from '@msurvey/contract';
import type { FigureName } from '@msurvey/domain';
import { expect } from 'vitest';
import type { Actor } from '../support/cast.ts';

type Asked = Partial<FigureCut> & { projectId: number; figure: FigureName; search?: string };
const PAGE = 100;

/** A figure with its whole list, page by page. */
export async function openAll(who: Actor, operation: 'figurePeople' | 'figureRecords' | 'figureGroups', asked: Asked) {
  const rows: { id: string | number; instance: string; name?: string }[] = [];
  for (let currentPage = 1; ; currentPage++) {
    const { status, body } = await who.call(operation, { body: { ...asked, currentPage, pageSize: PAGE } });
    expect(status, JSON.stringify(asked)).toBe(200);
    rows.push(...(body.data as typeof rows));
    if (body.data.length < PAGE) return { rows, ids: rows.map(({ id }) => id), meta: body.meta };
  }
}
