import type { FormShape, ShapeQuestion } from '../data/form-shape.ts';
import type { Entry } from './check-rows.ts';

interface Node {
  name: string;
  path: string;
  isRepeat: boolean;
  children: Node[] | undefined;
}

/** What a record is made of: the elements of the newest version, in its order. */
export interface RecordTemplate {
  root: string;
  idString: string;
  version: string;
  children: Node[];
}

/** `rootPath` is any path with the root: `/data/…`. */
export function templateOf(shape: FormShape, identity: { root: string; idString: string }): RecordTemplate {
  const children: Node[] = [];
  const byPath = new Map<string, Node>();
  const childrenAt = (path: string): Node[] => {
    const at = path.lastIndexOf('/');
    if (at < 0) return children;
    const parentPath = path.slice(0, at);
    const known = byPath.get(parentPath);
    if (known) return (known.children ??= []);
    // A group that no question view speaks of is an element all the same.
    const parent: Node = {
      name: parentPath.slice(parentPath.lastIndexOf('/') + 1),
      path: parentPath,
      isRepeat: false,
      children: [],
    };
    childrenAt(parentPath).push(parent);
    byPath.set(parentPath, parent);
    return parent.children as Node[];
  };
  const add = ({ kind, path, name }: ShapeQuestion) => {
    const node: Node = { name, path, isRepeat: kind === 'repeat', children: kind === 'question' ? undefined : [] };
    childrenAt(path).push(node);
    byPath.set(path, node);
  };
  for (const question of shape.questions)
    if (question.isCurrent && !question.path.startsWith('meta/') && question.path !== 'meta') add(question);
  return { ...identity, version: shape.versionText, children };
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// oxlint-disable-next-line no-control-regex -- exactly these cannot stand in XML
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escape = (text: string) => text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string);

function elements(nodes: readonly Node[], entry: Entry): string {
  return nodes
    .map((node) => {
      if (node.isRepeat)
        return (entry.items.get(node.path) ?? [])
          .map((item) => `<${node.name}>${elements(node.children ?? [], item)}</${node.name}>`)
          .join('');
      if (node.children) return `<${node.name}>${elements(node.children, entry)}</${node.name}>`;
      const value = entry.values.get(node.path);
      return value ? `<${node.name}>${escape(value)}</${node.name}>` : `<${node.name}/>`;
    })
    .join('');
}

/** A record as a phone would have sent it. */
export function recordXml(
  { root, idString, version, children }: RecordTemplate,
  entry: Entry,
  instanceId: string,
): string {
  return `<?xml version="1.0" encoding="UTF-8"?><${root} id="${escape(idString)}" version="${escape(version)}">${elements(children, entry)}<meta><instanceID>${escape(instanceId)}</instanceID></meta></${root}>`;
}
