import type { ChoiceLists } from './choices.ts';
import type { FormNode } from './node.ts';
import type { Settings } from './settings.ts';

/** What a question does to another one when its answer changes. */
export interface Triggered {
  target: FormNode;
  value: string;
}

/** The form ready to be written: all nodes made, named and placed. */
export interface Form {
  /** Names of the sheets as the author wrote them. */
  surveySheet: string;
  choicesSheet: string;
  root: FormNode;
  /** Every node, parents before children. */
  nodes: FormNode[];
  /** Nodes a reference can point at; null where two of them share the name. */
  names: Map<string, FormNode | null>;
  settings: Settings;
  lists: ChoiceLists;
  itextLists: Set<string>;
  setvalues: Map<string, Triggered[]>;
  setgeopoints: Map<string, Triggered[]>;
  entityVersion?: string;
  externalSelect: boolean;
}
