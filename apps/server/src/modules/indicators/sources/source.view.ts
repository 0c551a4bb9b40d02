import type { SourcePreviewPeriod } from '@msurvey/contract';
import {
  type CountedPeriod,
  type IndicatorFrequency,
  type Language,
  leafItems,
  leafKeys,
  leavesOf,
  NOTHING,
  periodKindOf,
  periodLabel,
  periodOf,
  type Reading,
  restOf,
  shownValue,
} from '@msurvey/domain';
import type { TypeRow } from '../disaggregation/type.queries.ts';
import { itemLabel, typeName } from '../find-indicator.ts';

function leafName(group: readonly TypeRow[], key: string, language: Language): string {
  const names = leafItems(key).flatMap((id, i) => group[i]?.items.find((item) => item.id === id) ?? []);
  return names.map((item) => itemLabel(item, language)).join(' · ');
}

/** A period as it is shown; of groups only those whose types are told by answers. */
export function periodView(
  { first, last, records, total, leaves }: CountedPeriod,
  {
    tied,
    frequency,
    reading,
    language,
  }: { tied: readonly (readonly TypeRow[])[]; frequency: IndicatorFrequency; reading: Reading; language: Language },
): SourcePreviewPeriod {
  const { kind } = reading;
  return {
    date: periodLabel(periodOf(periodKindOf(frequency), first)),
    first,
    last,
    records,
    value: total.value,
    denominator: total.denominator,
    shown: shownValue(kind, total),
    groups: tied.map((group) => {
      const keys = leafKeys(group);
      return {
        name: group.map((type) => typeName(type, language)).join(' × '),
        leaves: keys.map((key) => ({ key, name: leafName(group, key, language), ...(leaves[key] ?? NOTHING) })),
        rest: restOf(kind, total, leavesOf(leaves, keys)).value,
      };
    }),
  };
}
