import type { FormNode } from '../form/node.ts';

export const absolute = (node: FormNode): string => node.path;

function* ancestors(node: FormNode): Generator<FormNode> {
  for (let n = node.parent; n; n = n.parent) yield n;
}

/** Lowest common ancestor of one of these kinds, and how many steps up from the source it is. */
function common(
  source: FormNode,
  target: FormNode,
  kinds: readonly string[],
): { node: FormNode; steps: number } | undefined {
  const around = new Set(ancestors(target));
  let steps = 0;
  for (const node of ancestors(source)) {
    steps++;
    if (kinds.includes(node.kind) && around.has(node)) return { node, steps };
  }
  return undefined;
}

/** The names from below `top` down to the node, as `/a/b`. Flat groups have no element to step through. */
function below(node: FormNode, top: FormNode | undefined): string {
  let path = node.flat ? '' : `/${node.kind === 'attribute' ? '@' : ''}${node.name}`;
  for (const ancestor of ancestors(node)) {
    if (ancestor === top) break;
    if (!ancestor.flat) path = `/${ancestor.name}${path}`;
  }
  return path;
}

const upDown = (steps: number, path: string, target: FormNode) =>
  `${Array(steps).fill('..').join('/')}${path.endsWith(target.name) ? path : `/${target.name}`}`;

const REPEAT = ['repeat'];
const SECTIONS = ['group', 'repeat'];

/** Path from source to target when both lie in the same repeat; otherwise undefined, and the path is absolute. */
export function relative(source: FormNode, target: FormNode): string | undefined {
  if (!common(source, target, REPEAT)) return undefined;
  const shared = common(source, target, SECTIONS);
  return shared && upDown(shared.steps, below(target, shared.node), target);
}

const nearestRepeat = (node: FormNode): FormNode | undefined => {
  for (const ancestor of ancestors(node)) if (ancestor.kind === 'repeat') return ancestor;
  return undefined;
};

/** Like relative, but naming the shared repeat itself where the target lies directly in it. */
export function relativeFromRepeat(source: FormNode, target: FormNode): string | undefined {
  const shared = common(source, target, REPEAT);
  if (!shared) return undefined;
  const outermost = nearestRepeat(shared.node) === undefined;
  if (shared.node === nearestRepeat(target) && (outermost || nearestRepeat(source) !== shared.node)) {
    return upDown(shared.steps + 1, below(target, shared.node.parent), target);
  }
  return relative(source, target);
}
