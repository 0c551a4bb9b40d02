import { Designer } from '@msurvey/form-designer';
import { commit, openSession, type Session } from '@msurvey/xlsform/edit';
import { type KeptSession, keptSession } from '~/features/forms/designer/kept-session.ts';
import { ApiError, api, type DataOf } from '~/lib/client.ts';

export interface OpenedDesign {
  designer: Designer;
  epoch: string;
  about: KeptSession['about'];
}

/** What was done here and never sent is done again on the draft as it is now; what has no place any more is left out. */
function carriedOver(opened: Session, kept: KeptSession | undefined): Session {
  return (kept?.session.pending ?? []).reduce(
    (session, { id, operations }) => commit(session, operations, { id }),
    opened,
  );
}

/** Names under which answers are stored: those of the questions, and of the choices as `list code`. */
async function storedNames(idString: string, version: number): Promise<ReadonlySet<string>> {
  const { data } = await api.formQuestions({ body: { id_string: idString, version } });
  return new Set(
    data.questions.flatMap(({ name, list, choices }) => [name, ...(choices ?? []).map((one) => `${list} ${one.name}`)]),
  );
}

/** The draft of a form, with what was done in this browser and not sent yet; without network as it was left here. */
export async function openDesign(userId: number, id: number): Promise<OpenedDesign> {
  const kept = await keptSession(userId, id);
  let data: DataOf<'openDesign'>;
  try {
    ({ data } = await api.openDesign({ body: { id } }));
  } catch (error) {
    if (!kept || !(error instanceof ApiError) || error.status !== 0) throw error;
    return { designer: new Designer(kept.session), epoch: kept.epoch, about: kept.about };
  }
  const { epoch, version, document, ...about } = data;
  const isSame = kept?.epoch === epoch && kept.session.version <= version;
  const session =
    isSame && kept.session.pending.length > 0
      ? kept.session
      : carriedOver(openSession(document, version), isSame ? undefined : kept);
  const fixed = about.deployed === null ? undefined : await storedNames(about.idString, about.deployed);
  return { designer: new Designer(session, fixed), epoch, about };
}
