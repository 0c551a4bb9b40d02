import type { PublishedDefinition } from '@msurvey/contract';
import { type IndicatorDefinition, isSameDefinition, type Language, type PublishedFigures } from '@msurvey/domain';
import { subActivities } from '#modules/activities/index.ts';
import { nodeTitle } from '#modules/logframe/index.ts';
import type { Db } from '#db/tables.ts';
import { typeName } from '../find-indicator.ts';
import type { Numbers } from '../numbers/load.ts';
import type { ReportRead } from '../report/read-report.ts';
import { formTitles } from '../sources/source.queries.ts';

/** What an indicator means, by ids. */
export function definitionOf({ setting, source, counts, records, how }: Numbers): IndicatorDefinition {
  const isDerived = source === 'derived';
  return {
    source,
    counts: counts?.count ?? null,
    frequency: setting.frequency,
    how,
    direction: setting.direction,
    band: setting.onTrackPercent,
    works: isDerived ? setting.derivedSubActivities : source === 'mapping' ? setting.subActivities : [],
    records: source === 'records' ? records : null,
    from: isDerived ? setting.derivedIndicator : null,
    input: isDerived ? setting.derivedInput : null,
    groups: setting.groups,
  };
}

/** How many of these indicators mean something else today than when they were published. */
export const redefinedSince = (figures: PublishedFigures, numbers: ReadonlyMap<number, Numbers>): number =>
  [...numbers].filter(([id, now]) => {
    const published = figures[id];
    return published !== undefined && !isSameDefinition(published.definition, definitionOf(now));
  }).length;

/** What definitions name: sub-activities, and the forms whose records are counted. */
export interface DefinitionNames {
  works: ReadonlyMap<number, (language: Language) => string>;
  forms: ReadonlyMap<number, string>;
}
export async function definitionNames(db: Db, definitions: readonly IndicatorDefinition[]): Promise<DefinitionNames> {
  const forms = definitions.flatMap(({ records }) => (records ? [records.formId] : []));
  return {
    works: new Map(
      (await subActivities(db, null)).map(({ id, label }) => [id, (language: Language) => label[language] ?? label.en]),
    ),
    forms: await formTitles(db, forms),
  };
}

/** The same in the names of a language. */
export function definitionView(
  logframeId: number,
  definition: IndicatorDefinition,
  { nodes, types }: Pick<ReportRead, 'nodes' | 'types'>,
  known: DefinitionNames,
  language: Language,
): PublishedDefinition {
  const { from, input, groups, works: ids, records, ...rest } = definition;
  const names = ids.flatMap((id) => known.works.get(id)?.(language) ?? []);
  const form = records && known.forms.get(records.formId);
  const source = nodes.find(({ id }) => id === from);
  return {
    ...rest,
    logframeId,
    works: names,
    from: form ?? (source ? `${source.code} ${nodeTitle(source, language)}` : names.join('; ')),
    input: input ?? 1,
    groups: groups
      .map((group) => group.flatMap((id) => types.get(id) ?? []).map((type) => typeName(type, language)))
      .map((group) => group.join(' × '))
      .filter((name) => name !== ''),
  };
}
