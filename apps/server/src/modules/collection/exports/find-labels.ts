import type { Language } from '@msurvey/domain';
import { type LabelSources, pickedLabels } from '#modules/forms/index.ts';
import type { FormPlace } from '../data/listed.ts';
import type { ExportPlan } from './plan.ts';

/** Codes of one of a plan's lists, picked with one version of the form. */
export interface LabelsToFind {
  list: number;
  version: number;
  codes: string[];
}
export interface FoundLabels {
  list: number;
  version: number;
  /** Code and label of those that are known. */
  labels: [string, string][];
}

const AT_ONCE = 4000;

/** What codes mean, a batch of records at a time: each list is asked once for all of them. */
export async function findLabels(
  sources: LabelSources,
  form: FormPlace,
  plan: Pick<ExportPlan, 'lists'>,
  asked: readonly LabelsToFind[],
  language: Language,
): Promise<FoundLabels[]> {
  const told: FoundLabels[] = [];
  for (const { list, version, codes } of asked) {
    const from = plan.lists[list];
    if (!from) continue;
    const labels: [string, string][] = [];
    for (let at = 0; at < codes.length; at += AT_ONCE) {
      const picked = codes.slice(at, at + AT_ONCE).map((code) => ({ ...from, code, version }));
      const found = (await pickedLabels(sources, form, picked)).get(from.list);
      for (const [code, label] of found ?? []) labels.push([code, label[language] ?? label.en]);
    }
    told.push({ list, version, labels });
  }
  return told;
}
