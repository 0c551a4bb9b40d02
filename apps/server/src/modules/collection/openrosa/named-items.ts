import type { Db } from '#db/tables.ts';
import { LruMap } from '#http/lru.ts';
import { idsByList } from '#modules/forms/index.ts';
import { formShape } from '../data/known-shapes.ts';
import { pickedIn } from '../data/listed.ts';
import { newestAnswers, type PhoneFormRow } from './openrosa.queries.ts';

/** From the moment a phone learns a list's hash until it has fetched the list, both should speak of the same. */
const KEPT_MS = 30_000;

/**
 * Items of lists that a person's own records name. Such a record may still be on the phone, finished or opened again: its
 * lists keep what it names, also when the person works elsewhere by now or the item is offered no more.
 */
export class NamedItems {
  private readonly known = new LruMap<string, { ids: Map<string, number[]>; at: number }>(500);

  constructor(private readonly db: Db) {}

  async of(userId: number, form: PhoneFormRow): Promise<Map<string, number[]>> {
    const key = `${userId}/${form.formId}`;
    const before = this.known.get(key);
    if (before && Date.now() - before.at < KEPT_MS) return before.ids;
    const ids = await this.read(userId, form);
    this.known.set(key, { ids, at: Date.now() });
    return ids;
  }

  private async read(userId: number, form: PhoneFormRow): Promise<Map<string, number[]>> {
    const shape = await formShape(this.db, form.xformId);
    const hasLists = shape?.questions.some(({ list, choices }) => list !== null && !choices);
    if (!shape || !hasLists) return new Map();
    const records = await newestAnswers(this.db, form, userId);
    return idsByList(records.flatMap((answers) => [...pickedIn(shape, answers)]));
  }
}
