import type { Language } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { settingsOf } from './setting.queries.ts';

/** Where the values of a project's indicators come from, of those of which somebody said it. */
export async function dataSourcesOf(db: Db, projectId: number, language: Language): Promise<Map<number, string>> {
  const settings = await settingsOf(db, projectId, null);
  return new Map(
    settings.flatMap(({ nodeId, dataSource, dataSourceBn }) => {
      const said = language === 'bn' ? (dataSourceBn ?? dataSource) : dataSource;
      return said ? [[nodeId, said] as const] : [];
    }),
  );
}
