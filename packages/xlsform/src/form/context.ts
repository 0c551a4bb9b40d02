import type { Problems } from '../diagnostics.ts';
import type { Suggester } from '../text/nearest.ts';
import type { ChoiceLists } from './choices.ts';
import type { EntitySheet } from './entity-sheet.ts';
import type { FormNode } from './node.ts';
import type { Settings } from './settings.ts';
import type { SheetView } from './sheet-view.ts';

/** What the parts of the lowering share while they go through the survey row by row. */
export interface Context {
  problems: Problems;
  suggest: Suggester;
  survey: SheetView;
  settings: Settings;
  lists: ChoiceLists;
  /** Lists of the external_choices sheet; undefined when there is no such sheet. */
  externalLists?: ReadonlySet<string>;
  osmTags: ChoiceLists;
  entities?: EntitySheet;
  sheetNames: readonly string[];
  choicesSheet: string;

  /** Nodes that belong into the meta block. */
  meta: FormNode[];
  /** How often each name occurs; references need exactly one. */
  elementNames: Map<string, number>;
  questionNames: Set<string>;
  repeatNames: Set<string>;
  triggerRefs: { name: string; row: number }[];
  geoRefs: { target: string; row: number }[];
  /** Names of secondary instances selects and external rows make. */
  instances: Set<string>;
  orOther: boolean;
  externalSelect: boolean;
  /** Inside a table-list group: true until the first select, then the list all of them must use. */
  tableList?: true | string;
}
