import { type LabelLanguage, labelOf } from '~/features/collection/parts/questions.ts';
import type { AnswerNode } from '~/features/collection/submission/answer-tree.ts';

export interface CommentPlace {
  /** Without the root, with the item of each repeat: `plot[2]/crop`. */
  path: string;
  label: string;
}

/** `plot/crop` inside the second item of `plot` is `plot[2]/crop`. */
const within = (path: string, repeat: string, item: string): string =>
  path.startsWith(`${repeat}/`) ? item + path.slice(repeat.length) : path;

/** Every question of a record that one could speak of, in the order of the form. */
export function commentPlaces(nodes: readonly AnswerNode[], language: LabelLanguage): CommentPlace[] {
  return nodes.flatMap((node): CommentPlace[] => {
    if (node.kind === 'answer')
      return node.question ? [{ path: node.path, label: labelOf(node.question, language) }] : [];
    if (node.kind === 'group') return commentPlaces(node.nodes, language);
    const name = labelOf(node.question, language);
    return node.entries.flatMap((entry, i) =>
      commentPlaces(entry, language).map(({ path, label }) => ({
        path: within(path, node.path, `${node.path}[${i + 1}]`),
        label: `${name} ${i + 1} · ${label}`,
      })),
    );
  });
}

const plain = (path: string): string => path.replaceAll('[1]', '');
/** What a comment speaks of, in the words of the form; its path where the form no longer has it. */
export const placeLabel = (places: readonly CommentPlace[], path: string): string =>
  places.find((place) => plain(place.path) === plain(path))?.label ?? path;
