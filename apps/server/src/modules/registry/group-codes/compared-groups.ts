import type { Language } from '@msurvey/domain';
import type { LabelSources } from '#modules/forms/index.ts';
import { groupRows, type GroupListRow, registrationsOf, type Registration } from '../groups/group.queries.ts';
import { withTypeNames } from '../groups/type-names.ts';

export type ComparedGroupRow = GroupListRow & Registration & { typeName: string | null };

/** By id. */
export async function comparedGroups(
  sources: LabelSources,
  projectId: number,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, ComparedGroupRow>> {
  const { db } = sources;
  const all = [...new Set(ids)];
  const [rows, registrations] = await Promise.all([
    groupRows(db, projectId, all, language),
    registrationsOf(db, projectId, all),
  ]);
  const typed = await withTypeNames(sources, rows, language);
  return new Map(
    typed.flatMap((row) => {
      const registration = registrations.get(row.id);
      return registration ? [[row.id, { ...row, ...registration }] as const] : [];
    }),
  );
}
