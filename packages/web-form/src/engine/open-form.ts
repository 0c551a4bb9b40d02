import type { AnyFormInstance, FormInstanceConfig, LoadFormResult, RootNode } from '@getodk/xforms-engine';
import { compactLists, type TakenLabels } from './compact-lists.ts';
import { extrasOf, notDoneBy } from './extras.ts';
import { fetchFor, filesOf, newFileName } from './files.ts';
import { loadEngine } from './load-engine.ts';
import { lostAnswers } from './lost-answers.ts';
import { createReactivity, type Reactivity } from './reactive.ts';
import { type TakenTexts, takeTexts } from './take-texts.ts';
import type { GivenInstance, OpenedForm, OpenOptions, OpenResult, Refusal, ResolveFile } from './types.ts';

const refused = (reason: Refusal, detail: unknown): OpenResult => ({
  status: 'refused',
  reason,
  detail: detail instanceof Error ? (detail.message.split('\n')[0] ?? '') : String(detail),
});

type Instantiable = Exclude<LoadFormResult, { status: 'failure' }>;

function configFor({ filler, locate }: OpenOptions, changes: Reactivity): FormInstanceConfig {
  return {
    stateFactory: changes.stateFactory as never,
    instanceAttachments: { fileNameFactory: ({ extension }) => newFileName(extension) },
    preloadProperties: {
      username: filler?.username,
      deviceID: filler?.deviceId,
      email: filler?.email,
      phoneNumber: filler?.phoneNumber,
    } as FormInstanceConfig['preloadProperties'],
    geolocationProvider: { getLocation: locate ?? (async () => '') },
  };
}

/** A draft goes on as it was left; a submission gets a new instance id and remembers the old one. */
async function instanceOf(
  form: Instantiable,
  xml: string,
  given: GivenInstance | undefined,
  config: FormInstanceConfig,
): Promise<AnyFormInstance> {
  if (!given) return form.createInstance(config);
  if (given.kind === 'submission')
    return form.editInstance(
      {
        inputType: 'FORM_INSTANCE_INPUT_RESOLVABLE',
        resolveInstance: () => given.xml,
        attachments: filesOf(given, xml),
      },
      config,
    );
  const data = new FormData();
  data.append('xml_submission_file', new File([given.xml], 'xml_submission_file', { type: 'text/xml' }));
  for (const [name, get] of filesOf(given, xml)) {
    const response = await get();
    if (response.ok)
      data.append(name, new File([await response.blob()], name, { type: response.headers?.get('content-type') ?? '' }));
  }
  return form.restoreInstance({ data: [data as never] }, config);
}

/** Parts of the engine's own reading of the form; the version is pinned, and a test holds on to them. */
interface Inside {
  form: { id: string; title: string; xformDOM: { body: Element; model: Element; primaryInstanceRoot: Element } };
}

interface Parts {
  root: RootNode;
  options: OpenOptions;
  changes: Reactivity;
  labels: TakenLabels;
  texts: TakenTexts;
  missingFiles: string[];
  resolve: ResolveFile;
}

function describe({ root, options, changes, labels, texts, missingFiles, resolve }: Parts): OpenedForm {
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
    lostAnswers: options.instance ? lostAnswers(options.instance.xml, root.instanceState.instanceXML) : [],
    missingFiles,
    notDone: notDoneBy(model),
  };
}

/**
 * Opens a form to be filled, an earlier submission to be edited, or a draft. The engine keeps all instances of a form
 * it has loaded, so each opening loads anew.
 */
export async function openForm(xml: string, options: OpenOptions = {}): Promise<OpenResult> {
  if (!/<h:html[\s>]/.test(xml) && !/<html[\s>]/.test(xml)) return refused('not-a-form', '');
  if (/<submission\b[^>]*\bbase64RsaPublicKey=/.test(xml)) return refused('encrypted', '');
  // fetched while the lists are rewritten
  const engine = loadEngine();
  const missingFiles: string[] = [];
  const resolve: ResolveFile = options.attachments ?? (async () => null);
  const changes = createReactivity();
  const { xml: without, texts } = takeTexts(xml);
  const compact = compactLists(without);
  let form: LoadFormResult;
  try {
    await engine;
  } catch (error) {
    return refused('not-loaded', error);
  }
  try {
    const { loadForm, constants } = await engine;
    form = await loadForm(compact.xml, {
      fetchFormAttachment: fetchFor(resolve, missingFiles),
      missingResourceBehavior: constants.MISSING_RESOURCE_BEHAVIOR.BLANK,
    });
  } catch (error) {
    return refused('engine', error);
  }
  if (form.status === 'failure') return refused(isBroken(xml) ? 'unreadable' : 'engine', form.error);
  try {
    const { root } = await instanceOf(form, xml, options.instance, configFor(options, changes));
    return {
      status: 'opened',
      form: describe({ root, options, changes, labels: compact.labels, texts, missingFiles, resolve }),
    };
  } catch (error) {
    return refused(options.instance ? 'instance' : 'engine', error);
  }
}

const isBroken = (xml: string): boolean =>
  new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('parsererror').length > 0;
