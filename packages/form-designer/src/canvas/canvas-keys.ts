import type { KeyboardEvent } from 'react';
import type { Designer } from '../state/designer.ts';
import { moveSteps } from './move-steps.ts';
import type { CanvasLine } from './rows.ts';
import type { LineWork } from './line-work.ts';

interface CanvasKeys {
  designer: Designer;
  lines: readonly CanvasLine[];
  canEdit: boolean;
  work: LineWork;
  go: (key: string) => void;
  openMenu: (key: string) => void;
  openPanel: (key: string) => void;
}

const STEPS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const;
const isStep = (key: string): key is keyof typeof STEPS => Object.hasOwn(STEPS, key);

/** What each key does on a line; whoever types in a label means letters. */
export function canvasKeys({ designer, lines, canEdit, work, go, openMenu, openPanel }: CanvasKeys) {
  return (event: KeyboardEvent<HTMLElement>, key: string): void => {
    if (event.target !== event.currentTarget) return;
    const at = lines.findIndex(({ node }) => node.key === key);
    const line = lines[at];
    if (!line) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const handled = event.altKey
      ? canEdit && isStep(event.key) && moved(event.key)
      : ctrl
        ? onCtrl()
        : event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')
          ? ranged(event.key === 'ArrowUp' ? -1 : 1)
          : plain();
    if (!handled) return;
    event.preventDefault();
    event.stopPropagation();

    function moved(step: keyof typeof STEPS): boolean {
      const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? FLIPPED[step] : step;
      const { document: form, selected } = designer.get();
      designer.edit(moveSteps(form, selected.size > 1 ? [...selected] : [key], STEPS[direction]));
      go(key);
      return true;
    }
    function onCtrl(): boolean {
      if (event.key === 'd' && canEdit) work.duplicate();
      else if (event.key === 'a')
        designer.select(
          lines.map(({ node }) => node.key),
          key,
        );
      else return false;
      return true;
    }
    function ranged(step: number): boolean {
      const next = lines[at + step];
      if (!next) return true;
      designer.select(new Set([...designer.get().selected, key, next.node.key]), next.node.key);
      document.getElementById(`line-${next.node.key}`)?.focus();
      return true;
    }
    function plain(): boolean {
      const { node, isFolded } = line as CanvasLine;
      switch (event.key) {
        case 'ArrowDown':
          return step(at + 1);
        case 'ArrowUp':
          return step(at - 1);
        case 'Home':
          return step(0);
        case 'End':
          return step(lines.length - 1);
        case 'ArrowRight':
          if (node.children && isFolded) designer.fold(key, false);
          return true;
        case 'ArrowLeft':
          if (node.children && !isFolded) designer.fold(key, true);
          else if (node.parent) go(node.parent.key);
          return true;
        case 'Enter':
        case 'F2':
          if (canEdit) document.querySelector<HTMLElement>(`[data-label-of="${key}"]`)?.focus();
          else openPanel(key);
          return true;
        case 'Delete':
        case 'Backspace':
          if (canEdit) work.remove();
          return true;
        case '/':
          if (canEdit) work.add();
          return true;
        case 'e':
          openPanel(key);
          return true;
        case 'm':
        case 'ContextMenu':
          openMenu(key);
          return true;
        default:
          return false;
      }
    }
    function step(to: number): boolean {
      const next = lines[to];
      if (next) go(next.node.key);
      return true;
    }
  };
}
const FLIPPED = {
  ArrowUp: 'ArrowUp',
  ArrowDown: 'ArrowDown',
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
} as const;
