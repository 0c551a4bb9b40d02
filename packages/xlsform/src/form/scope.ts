import type { Item } from '../model/types.ts';
import type { Context } from './context.ts';
import type { EntityContainer } from './entity-refs.ts';
import type { FormNode } from './node.ts';

/** Where rows are going at the moment: the survey, a group, a repeat or a loop. */
export interface Scope {
  node: FormNode;
  inRepeat: boolean;
  names: Set<string>;
  namesLower: Set<string>;
  container: EntityContainer;
}

/** The walk through the survey, for what has rows inside. */
export interface Lowering {
  readonly context: Context;
  lower(items: readonly Item[], scope: Scope): void;
  closeContainer(end: NonNullable<Item['end']>): void;
}
