import type { AnyFormInstance, FormInstanceConfig, LoadFormResult, RootNode } from '@getodk/xforms-engine';
import { fetchFor, filesOf, newFileName } from './files.ts';
import { loadEngine } from './load-engine.ts';
import { createReactivity, type Reactivity } from './reactive.ts';
import type { GivenInstance, OpenOptions, Refusal, ResolveFile } from './types.ts';

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

const FORM_ID = /<instance>\s*<[^>]*?\sid\s*=\s*"([^"]*)"/;
const BEFORE_ROOT = /^(?:\uFEFF|\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->)+/;
const ROOT_ID = /^(<[^\s!?/>]+[^>]*?\sid\s*=\s*)("[^"]*"|'[^']*')/;

/**
 * The engine takes a record without what phones write before it, and under one id only, while a form has several: its own,
 * and one for each project that uses it.
 */
function forEngine(xform: string, record: string): string {
  const id = FORM_ID.exec(xform)?.[1];
  const bare = record.replace(BEFORE_ROOT, '');
  return id === undefined ? bare : bare.replace(ROOT_ID, (_, before: string) => `${before}"${id}"`);
}

/** A draft goes on as it was left; a submission gets a new instance id and remembers the old one. */
async function instanceOf(
  form: Instantiable,
  xform: string,
  given: GivenInstance | undefined,
  config: FormInstanceConfig,
): Promise<AnyFormInstance> {
  if (!given) return form.createInstance(config);
  const xml = forEngine(xform, given.xml);
  if (given.kind === 'submission')
    return form.editInstance(
      {
        inputType: 'FORM_INSTANCE_INPUT_RESOLVABLE',
        resolveInstance: () => xml,
        attachments: filesOf(given, xform),
      },
      config,
    );
  const data = new FormData();
  data.append('xml_submission_file', new File([xml], 'xml_submission_file', { type: 'text/xml' }));
  for (const [name, get] of filesOf(given, xform)) {
    const response = await get();
    if (response.ok)
      data.append(name, new File([await response.blob()], name, { type: response.headers?.get('content-type') ?? '' }));
  }
  return form.restoreInstance({ data: [data as never] }, config);
}

export interface LoadedInstance {
  root: RootNode;
  changes: Reactivity;
  missingFiles: string[];
  resolve: ResolveFile;
}

export class NotLoaded extends Error {
  constructor(
    readonly reason: Refusal,
    override readonly cause: unknown,
  ) {
    super(reason);
  }
}

/** One instance of a form. The engine keeps all instances of a form it has loaded, so each is loaded anew. */
export async function loadInstance(xform: string, options: OpenOptions): Promise<LoadedInstance> {
  const missingFiles: string[] = [];
  const resolve: ResolveFile = options.attachments ?? (async () => null);
  const changes = createReactivity();
  let form: LoadFormResult;
  try {
    const { loadForm, constants } = await loadEngine();
    const fetchFormAttachment = fetchFor(resolve, missingFiles);
    const missingResourceBehavior = constants.MISSING_RESOURCE_BEHAVIOR.BLANK;
    form = options.read?.get(xform) ?? (await loadForm(xform, { fetchFormAttachment, missingResourceBehavior }));
    options.read?.set(xform, form);
  } catch (error) {
    throw new NotLoaded('engine', error);
  }
  if (form.status === 'failure') throw new NotLoaded(isBroken(xform) ? 'unreadable' : 'engine', form.error);
  try {
    const { root } = await instanceOf(form, xform, options.instance, configFor(options, changes));
    return { root, changes, missingFiles, resolve };
  } catch (error) {
    throw new NotLoaded(options.instance ? 'instance' : 'engine', error);
  }
}

const isBroken = (xml: string): boolean =>
  new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('parsererror').length > 0;
