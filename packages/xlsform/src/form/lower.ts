import type { Problems } from '../diagnostics.ts';
import type { FormModel } from '../model/types.ts';
import { yesNo } from '../text/clean.ts';
import type { Suggester } from '../text/nearest.ts';
import { checkLists, readLists } from './choices.ts';
import type { Context } from './context.ts';
import { entityNode, metaNode } from './entity-node.ts';
import { placeEntities } from './entity-placement.ts';
import type { EntityContainer, EntityRefs } from './entity-refs.ts';
import { chain, repeatsAround } from './entity-scope.ts';
import { readEntities } from './entity-sheet.ts';
import { finalize } from './finalize.ts';
import { flatten } from './flat.ts';
import type { Form } from './form.ts';
import { generated } from './generated.ts';
import { checkGeoReferences } from './geo.ts';
import { expandLoops } from './loops.ts';
import { append, type FormNode, makeNode } from './node.ts';
import { addNoneConstraints } from './none-option.ts';
import type { Settings } from './settings.ts';
import { surveyOf, tableOf } from './sheet-view.ts';
import { SurveyLowering } from './survey.ts';

/** Document → form: rows become nodes, and what rows only imply (counts, meta, entities, loops) is made explicit. */
export function lower(
  model: FormModel,
  settings: Settings,
  problems: Problems,
  suggest: Suggester,
): { form: Form; context: Context } | undefined {
  const found = surveyOf(model);
  if (!found) return undefined;
  const { sheet, view: survey } = found;
  const lists = readLists(model, 'choices', settings.defaultLanguage);
  checkLists(lists, model, settings, problems);
  const external = tableOf(model, 'external_choices');
  const hasExternal = external !== undefined && external.sheet.rows.length > 0;
  const context: Context = {
    problems,
    suggest,
    survey,
    settings,
    lists,
    externalLists: hasExternal ? new Set(readLists(model, 'external_choices', 'default').keys()) : undefined,
    osmTags: readLists(model, 'osm', 'default'),
    entities: readEntities(model, problems),
    sheetNames: model.sheets.map((s) => s.name),
    choicesSheet: tableOf(model, 'choices')?.sheet.name ?? 'choices',
    meta: [],
    elementNames: new Map(),
    questionNames: new Set(),
    repeatNames: new Set(),
    triggerRefs: [],
    geoRefs: [],
    instances: new Set(),
    orOther: false,
    externalSelect: false,
  };

  const root = makeNode('survey', settings.rootName, 1, { instance: new Map(settings.instance) });
  const top: EntityContainer = { name: 'survey', kind: 'survey', node: root, depth: 1 };
  const refs = new Map<string, EntityRefs>();
  new SurveyLowering(context, refs).lower(sheet.items, {
    node: root,
    inRepeat: false,
    names: new Set(),
    namesLower: new Set(),
    container: top,
  });
  checkTriggers(context);
  checkGeoReferences(context);

  if (settings.values.get('flat')) flatten(root.children);
  const entityVersion = addEntities(context, refs, top);
  addMeta(context, root);
  addNoneConstraints(context, root);
  expandLoops(root, lists);
  return { form: finalize(context, root, entityVersion), context };
}

function checkTriggers({ triggerRefs, questionNames, problems, suggest, survey }: Context): void {
  for (const { name, row } of triggerRefs) {
    if (questionNames.has(name)) continue;
    const at = survey.at(row, 'trigger', suggest.near(name, questionNames));
    problems.error('references.unknown', `There is no question named '${name}' that could be a trigger.`, at);
  }
}

function addEntities(context: Context, refs: Map<string, EntityRefs>, top: EntityContainer): string | undefined {
  const { entities } = context;
  if (!entities) return undefined;
  const places = placeEntities(context, refs, top);
  for (const [container, dataset] of places) {
    const row = entities.rows.get(dataset);
    // Loops are copied per choice; an entity cannot be.
    if (!row || chain(container).some((c) => c.kind === 'loop')) continue;
    append(container.node, metaNode([entityNode(row, repeatsAround(container) > 0)]));
  }
  const several = entities.rows.size > 1 || [...places.keys()].some((container) => repeatsAround(container) > 0);
  return several ? '2025.1.0' : '2024.1.0';
}

function addMeta({ settings, meta, problems, elementNames }: Context, root: FormNode): void {
  const { values } = settings;
  const calculated = (name: string, bind: [string, string][]) =>
    meta.push(generated('calculate', name, 1, { bind: new Map(bind) }));
  if (yesNo(values.get('omit_instanceID'))) {
    if (values.get('public_key')) {
      const message = 'Cannot omit instanceID, it is required for encryption. Remove omit_instanceID or public_key.';
      problems.error('settings.omit-instance-id', message, {
        sheet: settings.sheet,
        row: 2,
        column: 'omit_instanceID',
      });
    }
  } else {
    calculated('instanceID', [
      ['readonly', 'true()'],
      ['jr:preload', values.get('instance_id') ?? 'uid'],
    ]);
    elementNames.set('instanceID', (elementNames.get('instanceID') ?? 0) + 1);
  }
  const name = values.get('instance_name');
  if (name !== undefined) calculated('instanceName', [['calculate', name]]);
  if (meta.length === 0) return;
  const existing = root.children.find((child) => child.name === 'meta' && child.kind === 'group');
  if (existing) for (const child of meta) append(existing, child);
  else append(root, metaNode(meta));
}
