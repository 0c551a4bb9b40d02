import type { EntityRow } from './entity-sheet.ts';
import { append, type FormNode, makeNode } from './node.ts';
import type { Text } from './text.ts';

const computed = (calculate?: string) => {
  const bind = new Map<string, Text>();
  if (calculate !== undefined) bind.set('calculate', calculate);
  return bind.set('readonly', 'true()').set('type', 'string');
};

/** The meta block that declares an entity in its container (https://getodk.github.io/xforms-spec/entities). */
export function entityNode(row: EntityRow, inRepeat: boolean): FormNode {
  const entity = makeNode('entity', 'entity', row.row, { generated: true });
  const attribute = (name: string, more: Partial<FormNode>) =>
    append(entity, makeNode('attribute', name, row.row, { generated: true, ...more }));

  attribute('dataset', { value: row.dataset });
  if (!row.entityId || row.createIf) {
    attribute('create', { value: '1', bind: row.createIf ? computed(row.createIf) : undefined });
  }
  const id = makeNode('attribute', 'id', row.row, { generated: true, value: '', bind: computed(row.entityId) });
  if (row.entityId) {
    attribute('update', { value: '1', bind: row.updateIf ? computed(row.updateIf) : undefined });
    const item = `instance('${row.dataset}')/root/item[name=${row.entityId}]`;
    for (const [name, column] of VERSIONS) attribute(name, { value: '', bind: computed(`${item}/${column}`) });
  } else {
    id.actions = [{ element: 'setvalue', event: 'odk-instance-first-load', value: 'uuid()' }];
    if (inRepeat) id.actions.push({ element: 'setvalue', event: 'odk-new-repeat', value: 'uuid()' });
  }
  append(entity, id);
  if (row.label) append(entity, makeNode('label', 'label', row.row, { generated: true, bind: computed(row.label) }));
  return entity;
}

const VERSIONS: [string, string][] = [
  ['baseVersion', '__version'],
  ['trunkVersion', '__trunkVersion'],
  ['branchId', '__branchId'],
];

export const metaNode = (children: FormNode[]): FormNode => {
  const meta = makeNode('group', 'meta', 0, { generated: true, bodyless: true });
  for (const child of children) append(meta, child);
  return meta;
};
