import type { Db } from '#db/tables.ts';
import { formShape } from './known-shapes.ts';

/** Whether a form asks this in any of its versions. In repeats a path may say which item: `people[2]/name`. */
export async function isQuestion(db: Db, xformId: number, path: string): Promise<boolean> {
  const asked = path.replace(/\[\d+\]/g, '');
  return (await formShape(db, xformId))?.questions.some((question) => question.path === asked) ?? false;
}
