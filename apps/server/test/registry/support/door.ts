import type { Permission } from '@msurvey/domain';
import { recordOf, newInstanceId } from '../../collection/support/household.ts';
import { webSender } from '../../collection/support/web.ts';
import { join } from '../../projects/project.queries.ts';
import { STANDARD_FORMS } from '../../../src/modules/registry/index.ts';
import { type Actor, type TestServer } from '../../support/cast.ts';
import { personWithPermissions } from '../../support/people.ts';

export const idOf = (who: Actor): number =>
  Number((JSON.parse(Buffer.from(who.token?.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub);

/** Somebody of one project's team who collects with no form. */
export async function personIn(server: TestServer, projectId: number, permissions: Permission[]): Promise<Actor> {
  const who = await personWithPermissions(server, permissions);
  await join(server.context.database.db, projectId, [idOf(who)]);
  return who;
}

/** What the browser sends with one of the standard forms; with `editOf` a new revision of that record. */
export const standardSender = (server: () => TestServer) => {
  const send = webSender(server);
  return async (who: Actor, registry: string, body: string, editOf?: string) => {
    const form = STANDARD_FORMS.find((one) => one.registry === registry);
    if (!form) throw new Error(`no standard form fills ${registry}`);
    const instanceId = newInstanceId();
    const of = { formId: form.formId, idString: form.idString, version: null };
    const options = { instanceId, name: 'Nasima', body, ...(editOf ? { deprecatedId: editOf } : {}) };
    const sent = await send(
      who,
      of,
      { xml: recordOf(of as never, options) },
      editOf ? `/${encodeURIComponent(editOf)}` : '',
    );
    return { ...sent, instanceId };
  };
};
