import type { Db } from '#db/tables.ts';

/** What later stages may want to hear of. */
export interface FormEvents {
  /** A version was published: the first one, or one that replaces another. */
  'xform.deployed': { xformId: number; version: number };
  'xform.deleted': { xformId: number };
  'form.imported': { projectId: number; formId: number; xformId: number; userIds: number[] };
  'form.status': { projectId: number; formId: number; isActive: boolean; isPublished: boolean };
  'form.deleted': { projectId: number; formId: number };
}
type Listener<E extends keyof FormEvents> = (db: Db, event: FormEvents[E]) => Promise<void>;

const listeners = new Map<keyof FormEvents, Set<Listener<never>>>();

/** Called once when a module is loaded; runs inside the transaction, so that both happen or neither. */
export function onFormEvent<E extends keyof FormEvents>(name: E, listener: Listener<E>): void {
  const known = listeners.get(name) ?? new Set();
  listeners.set(name, known.add(listener as Listener<never>));
}

export async function announceForm<E extends keyof FormEvents>(db: Db, name: E, event: FormEvents[E]): Promise<void> {
  for (const listener of listeners.get(name) ?? []) await (listener as Listener<E>)(db, event);
}
