import type { FormNode } from './node.ts';
import { bindOf } from './parameters.ts';
import { plain } from './row.ts';

/** The `flat` setting: groups lose their element in the instance, so their relevance moves to their questions. */
export function flatten(nodes: readonly FormNode[], outer = ''): void {
  for (const node of nodes) {
    const own = plain(node.bind, 'relevant') ?? '';
    const relevant = outer !== '' && own !== '' ? `${outer} and (${own})` : outer || own;
    if (node.children.length > 0) {
      node.flat = true;
      flatten(node.children, relevant);
    } else if (relevant !== '') bindOf(node).set('relevant', relevant);
  }
}
