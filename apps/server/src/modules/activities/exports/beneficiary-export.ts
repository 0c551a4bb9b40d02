import type { DemonstrationFilter, InfrastructureFilter } from '@msurvey/contract';
import { type Language, STRUCTURE_CODES } from '@msurvey/domain';
import type { Context } from '#context.ts';
import { findItems } from '#modules/collection/index.ts';
import { sightOfTask } from '#modules/registry/index.ts';
import type { ListExport } from '#tables/list-export.ts';
import { projectFile, searchLine } from '#tables/project-file.ts';
import type { TableFile } from '#tables/table-file.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { type KeyOf, languageOf } from '#texts/texts.ts';
import type { BeneficiariesAsked } from './beneficiary.queries.ts';
import { beneficiarySheet } from './beneficiary-sheet.ts';
import { workHeading } from './column-texts.ts';
import { workWord } from './word-texts.ts';

/** What each export was asked for. */
interface BeneficiaryFilters {
  demonstrations: DemonstrationFilter;
  infrastructure: InfrastructureFilter;
}
type BeneficiaryList = keyof BeneficiaryFilters;

interface ListOf<K extends BeneficiaryList> {
  title: KeyOf<typeof workWord>;
  asked(filter: BeneficiaryFilters[K]): Omit<BeneficiariesAsked, 'sight'>;
  /** What the file says that it was narrowed by, beside the search. */
  lines(filter: BeneficiaryFilters[K], language: Language): string[];
}
const LISTS: { [K in BeneficiaryList]: ListOf<K> } = {
  demonstrations: {
    title: 'demonstrations',
    asked: ({ search }) => ({ type: 'demonstration', infrastructureType: null, search }),
    lines: () => [],
  },
  infrastructure: {
    title: 'structures',
    asked: ({ search, type }) => ({ type: 'infrastructure', infrastructureType: STRUCTURE_CODES[type], search }),
    lines: ({ type }, language) => [`${workHeading('type', language)}: ${type}`],
  },
};

export const beneficiaryTitle = (list: BeneficiaryList, language: Language): string =>
  workWord(LISTS[list].title, language);

/** Demonstrations or structures with their people. What was picked from lists in files is said in words while the rows are written. */
export const prepareBeneficiaries =
  <K extends BeneficiaryList>(list: K) =>
  async ({ database: { db }, files }: Context, task: TaskRow): Promise<TableFile> => {
    const { filter, format, values = 'labels', interface: spoken } = task.input as ListExport<BeneficiaryFilters[K]>;
    const language = languageOf(spoken);
    const sight = await sightOfTask(db, task, 'records');
    const { asked, lines } = LISTS[list];
    const title = beneficiaryTitle(list, language);
    const filters = [...lines(filter, language), ...searchLine(filter.search, language)];
    const about = { title, filters: filters.join('; ') || workWord('none', language), language };
    const sources = { db, files };
    const style = { values, codeHeading: workWord('code', language) };
    const { sheet, xformId, lists } = await beneficiarySheet(
      sources,
      title,
      { sight, ...asked(filter) },
      { language, style },
    );
    const form = xformId !== null && lists.length > 0 ? { projectId: sight.projectId, xformId } : undefined;
    return {
      ...(await projectFile(db, task, about)),
      format,
      total: null,
      sheets: [sheet],
      tell: (texts) => (form ? findItems(sources, form, lists, texts, language) : Promise.resolve([])),
    };
  };
