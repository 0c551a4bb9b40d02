import { compactLists, type TakenLabels } from './compact-lists.ts';
import { extrasOf, notDoneBy } from './extras.ts';
import { loadEngine } from './load-engine.ts';
import { loadHolding } from './load-holding.ts';
import { type LoadedInstance, NotLoaded } from './load-instance.ts';
import { lostAnswers } from './lost-answers.ts';
import { propose } from './propose.ts';
import { StoredRecord } from './stored-record.ts';
import { type TakenTexts, takeTexts } from './take-texts.ts';
import type { OpenedForm, OpenOptions, OpenResult, Refusal } from './types.ts';

const refused = (reason: Refusal, detail: unknown): OpenResult => ({
  status: 'refused',
  reason,
  detail: detail instanceof Error ? (detail.message.split('\n')[0] ?? '') : String(detail),
});

/** Parts of the engine's own reading of the form; the version is pinned, and a test holds on to them. */
interface Inside {
  form: { id: string; title: string; xformDOM: { body: Element; model: Element; primaryInstanceRoot: Element } };
}

interface Parts extends LoadedInstance {
  options: OpenOptions;
  labels: TakenLabels;
  texts: TakenTexts;
}

function storedIn({ root, options: { instance } }: Parts) {
  if (!instance) return { stored: null, keptAnswers: [], lostAnswers: [] };
  const { instanceXML } = root.instanceState;
  const stored = new StoredRecord(root, instance.xml, instance.kind === 'submission' || instance.isEdit === true);
  const lost = lostAnswers(instance.xml, stored.weave(instanceXML, false));
  const isLost = new Set(lost.map(({ path }) => path));
  const keptAnswers = lostAnswers(instance.xml, instanceXML).filter(({ path }) => !isLost.has(path));
  return { stored, keptAnswers, lostAnswers: lost };
}

function describe(parts: Parts): OpenedForm {
  const { root, options, changes, labels, texts, missingFiles, resolve } = parts;
  const { form } = root.definition as unknown as Inside;
  const { body, model, primaryInstanceRoot } = form.xformDOM;
  return {
    root,
    id: form.id,
    version: primaryInstanceRoot.getAttribute('version') ?? '',
    title: form.title,
    languages: root.languages.flatMap((l) => (l.isSyntheticDefault ? [] : [l.language])),
    kind: options.instance?.kind ?? 'new',
    style: body.getAttribute('class') ?? '',
    extras: extrasOf(body, texts),
    labels,
    changes,
    resolve,
    ...storedIn(parts),
    proposed: options.instance ? new Map() : propose(root, options.proposals ?? {}),
    missingFiles,
    notDone: notDoneBy(model),
  };
}

/** Opens a form to be filled, an earlier submission to be edited, or a draft. */
export async function openForm(xml: string, options: OpenOptions = {}): Promise<OpenResult> {
  if (!/<h:html[\s>]/.test(xml) && !/<html[\s>]/.test(xml)) return refused('not-a-form', '');
  if (/<submission\b[^>]*\bbase64RsaPublicKey=/.test(xml)) return refused('encrypted', '');
  // fetched while the lists are rewritten
  const engine = loadEngine();
  const { xml: without, texts } = takeTexts(xml);
  const compact = compactLists(without);
  try {
    await engine;
  } catch (error) {
    return refused('not-loaded', error);
  }
  try {
    const loaded = await loadHolding({ short: compact.xml, labels: compact.labels, whole: without }, options);
    return { status: 'opened', form: describe({ ...loaded, options, texts }) };
  } catch (error) {
    if (error instanceof NotLoaded) return refused(error.reason, error.cause);
    return refused(options.instance ? 'instance' : 'engine', error);
  }
}
