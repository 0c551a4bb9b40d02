import { useLayoutEffect } from 'react';
import { FIRST_PAINT_ID } from '~/app/start/first-paint-types.ts';

const fieldsOf = (page: Element) => [...page.querySelectorAll('input')];

/** As if it were typed: React hears only of values set by way of the element's own setter. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function copyField(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.type === 'checkbox') {
    if (from.checked !== to.checked) to.click();
  } else if (from.value !== to.value) type(to, from.value);
  if (document.activeElement !== from) return;
  to.focus();
  if (from.type !== 'checkbox') to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

function repeat(page: Element, todo: readonly (number | 'submit')[]): void {
  for (const what of todo) {
    if (what === 'submit') page.querySelector('form')?.requestSubmit();
    else page.querySelectorAll('button')[what]?.click();
  }
}

/** A press that began on the drawn page ends on the console's: the browser sees two elements, and no click. */
function finishPress(button: HTMLButtonElement): void {
  const over = new AbortController();
  const once = { capture: true, signal: over.signal };
  const end = ({ clientX, clientY }: PointerEvent) => {
    over.abort();
    if (button.contains(document.elementFromPoint(clientX, clientY))) button.click();
  };
  window.addEventListener('pointerup', end, once);
  // another press is none of ours, as after one with a key
  for (const other of ['pointerdown', 'pointercancel', 'keyup'])
    window.addEventListener(other, () => over.abort(), once);
}

/**
 * The console's first screen stands: the page drawn by the build goes, and what was typed, focused or pressed on it
 * goes on here. Called before the browser paints, so that nobody sees the change.
 */
function handOver(): void {
  const drawn = document.getElementById(FIRST_PAINT_ID);
  const root = document.getElementById('root');
  const wasShown = 'first' in document.documentElement.dataset;
  // as long as it is seen: what is hidden is not pressed
  const pressed = drawn?.querySelector('button:active');
  delete document.documentElement.dataset.first;
  if (drawn && root && wasShown) {
    const fields = fieldsOf(root);
    for (const from of fieldsOf(drawn)) {
      const to = fields.find(({ name }) => name === from.name);
      if (to) copyField(from, to);
    }
    const buttons = [...root.querySelectorAll('button')];
    for (const [n, from] of drawn.querySelectorAll('button').entries()) {
      const to = buttons[n];
      if (from === document.activeElement) to?.focus();
      if (to && from === pressed) finishPress(to);
    }
  }
  drawn?.remove();
  document.getElementById(`${FIRST_PAINT_ID}-style`)?.remove();
  const todo = window.firstPaint?.todo.splice(0) ?? [];
  // the form's own state takes in what was typed before it is sent
  if (root && todo.length > 0) setTimeout(() => repeat(root, todo));
}

export const useHandOver = (): void => useLayoutEffect(handOver, []);
