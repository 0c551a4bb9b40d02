import type { LogframeTemplate } from '@msurvey/contract';
import { colourFor, type Diagram, tidied, withChild } from '~/features/logframe/definition/levels.ts';

type Entry = [name: string, nameBn: string, kind?: 'indicator' | 'activity'];

/** The chains that funders ask for, from the top; the last two stand side by side. What they are called is then the project's own. */
export const TEMPLATES = {
  IFAD: [
    ['Goal', 'চূড়ান্ত লক্ষ্য'],
    ['Development objective', 'উন্নয়ন উদ্দেশ্য'],
    ['Outcome', 'ফলাফল'],
    ['Output', 'আউটপুট'],
    ['Indicator', 'সূচক', 'indicator'],
    ['Activity', 'কার্যক্রম', 'activity'],
  ],
  USAID: [
    ['Goal', 'চূড়ান্ত লক্ষ্য'],
    ['Strategic objective', 'কৌশলগত উদ্দেশ্য'],
    ['Intermediate result', 'মধ্যবর্তী ফলাফল'],
    ['Sub-intermediate result', 'উপ-মধ্যবর্তী ফলাফল'],
    ['Performance indicator', 'কর্মদক্ষতা সূচক', 'indicator'],
    ['Activity', 'কার্যক্রম', 'activity'],
  ],
  EU: [
    ['Impact', 'প্রভাব'],
    ['Outcome', 'ফলাফল'],
    ['Output', 'আউটপুট'],
    ['Indicator', 'সূচক', 'indicator'],
    ['Activity', 'কার্যক্রম', 'activity'],
  ],
} as const satisfies Record<string, readonly Entry[]>;

export function fromTemplate(name: keyof typeof TEMPLATES): Diagram {
  let levels: Diagram = [];
  let above: string | null = null;
  for (const [i, [level, nameBn, kind]] of (TEMPLATES[name] as readonly Entry[]).entries()) {
    const id = `new-${i + 1}`;
    const isActivity = kind === 'activity';
    levels = withChild(levels, id, above, {
      name: level,
      nameBn,
      description: '',
      color: colourFor(isActivity),
      isActivity,
      isSdgBased: false,
    });
    if (kind === undefined) above = id;
  }
  return tidied(levels);
}

/** The levels of a template that somebody saved, where they stood; nothing is stored yet. */
export const fromOwnTemplate = ({ levels }: LogframeTemplate): Diagram =>
  levels.map((level, i) => ({
    ...level,
    id: `new-${i + 1}`,
    parent: level.parent === null ? null : `new-${level.parent + 1}`,
    nameBn: level.nameBn ?? '',
    description: level.description ?? '',
    version: null,
    nodeCount: 0,
    formUrl: null,
  }));
