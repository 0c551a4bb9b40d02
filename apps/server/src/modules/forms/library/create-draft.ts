import type { forms } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { Problem } from '#problem/problem.ts';
import { createLink } from '#modules/access/index.ts';
import { newIdString, prefixed } from '../design/begin-design.ts';
import { saveDraft } from '../upload/version-write.queries.ts';
import { ownXform } from './find-xform.ts';
import { newModel } from './new-draft.ts';
import { insertXform } from './xform.queries.ts';

export async function createDraft({ db, who, body, audit }: Call<(typeof forms)['createDraft']>) {
  const title = prefixed(body.title);
  const idString = newIdString(body.title);
  const form = { idString, title, description: body.description, questionCount: 0, languages: [] };
  const about = { origin: 'designer' as const, organizationId: who.organizationId, createdBy: who.userId };
  const id = await insertXform(db, { ...form, ...about });
  const model = new TextEncoder().encode(JSON.stringify(newModel(idString, title)));
  await saveDraft(db, { xformId: id, model, source: null, savedBy: who.userId });
  await audit({ action: 'create', entity: 'xform', entityId: id, after: { ...form, state: 'draft' } });
  return { data: { id, idString, title } };
}

/** For a new tab, which has no session: the ticket stands in its address, the session's token never does. */
export async function designerTicket({ db, who, body, audit }: Call<(typeof forms)['designerTicket']>) {
  const row = await ownXform(db, who, { id: body.id });
  if (row instanceof Problem) return row;
  const ticket = await createLink(db, 'designer', who.userId, { sessionId: who.sessionId });
  await audit({ action: 'open-designer', entity: 'xform', entityId: row.id });
  return { data: { ticket } };
}
