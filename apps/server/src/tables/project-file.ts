import type { Language } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { problem, Refusal } from '#problem/problem.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { texts } from '#texts/texts.ts';
import type { TableFile } from './table-file.ts';
import { SHARED_WORDS } from './table-texts.ts';
import { tableNames } from './table.queries.ts';

const word = texts(SHARED_WORDS);

/** What a file of a project is called, and what its last sheet says: of which project, by whom, when, narrowed by what. */
export async function projectFile(
  db: Db,
  { projectId, ownerId }: Pick<TaskRow, 'projectId' | 'ownerId'>,
  { title, filters, language }: { title: string; filters: string; language: Language },
): Promise<Pick<TableFile, 'fileName' | 'about'>> {
  const names = await tableNames(db, projectId as number, ownerId);
  if (!names) throw new Refusal(problem('record.not-found'));
  return {
    fileName: `${title} ${names.exportedAt.slice(0, 10)}`,
    about: [
      [word('project', language), names.project],
      [word('exportedBy', language), names.exportedBy],
      [word('exportedAt', language), names.exportedAt],
      [word('filters', language), filters],
    ],
  };
}

/** What was searched for, as a line about the file; none where nothing was. */
export const searchLine = (search: string | null | undefined, language: Language): string[] =>
  search ? [`${word('search', language)}: ${search}`] : [];
