import { readInstance } from '@msurvey/web-form';

/** Lists of which a person mostly picks the same again: who did the work, what it was, and where. */
const REPEATED = /^(agencies|sub_activities|geo_\w+)\.csv$/;
/** Only of work: who registers people one after the other is not in one place. */
const OF_WORK = 'sub_activities.csv';

/** Questions of a form that pick from such lists, by path; none where no work is recorded. */
export function repeatedQuestions(xml: string): string[] {
  const form = new DOMParser().parseFromString(xml, 'text/xml');
  const files = new Map<string, string>();
  for (const instance of form.getElementsByTagNameNS('*', 'instance')) {
    const file = instance.getAttribute('src')?.split('/').pop();
    if (file) files.set(instance.getAttribute('id') ?? '', file);
  }
  const asked: { path: string; file: string }[] = [];
  for (const itemset of form.getElementsByTagNameNS('*', 'itemset')) {
    const list = /^instance\('([^']+)'\)/.exec(itemset.getAttribute('nodeset') ?? '')?.[1] ?? '';
    const [file, path] = [files.get(list), itemset.parentElement?.getAttribute('ref')];
    if (file && path && REPEATED.test(file) && !itemset.closest('repeat')) asked.push({ path, file });
  }
  return asked.some(({ file }) => file === OF_WORK) ? asked.map(({ path }) => path) : [];
}

/** Whose they are: a browser may be shared. */
interface LastOf {
  userId: number;
  projectId: number;
  formId: number;
}

type Answers = Readonly<Record<string, string>>;
const keyOf = ({ userId, projectId, formId }: LastOf): string =>
  `msurvey.last-answers.${userId}.${projectId}.${formId}`;

/** What this person answered to such questions when they last used the form in this project, here. */
export function lastAnswers(of: LastOf): Answers {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(of)) ?? '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter((one): one is [string, string] => typeof one[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Remembers them of a record that is finished. A browser that keeps nothing proposes nothing. */
export function keepLastAnswers(of: LastOf, form: string, record: string): void {
  const asked = new Set(repeatedQuestions(form));
  if (asked.size === 0) return;
  const said = readInstance(record)?.answers.filter(({ path, value }) => asked.has(path) && value !== '') ?? [];
  try {
    localStorage.setItem(keyOf(of), JSON.stringify(Object.fromEntries(said.map(({ path, value }) => [path, value]))));
  } catch {
    // full, or forbidden
  }
}
