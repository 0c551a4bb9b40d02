import type { KeyboardEvent } from 'react';

export type Keys = Readonly<Record<string, (() => void) | undefined>>;
const WRITES = 'input:not([type="radio"]), textarea, select, [contenteditable="true"]';

/**
 * One key, one step, for the part that has the focus: letters pressed elsewhere, or spoken by accident, decide nothing.
 * With a modifier a key belongs to the browser.
 */
export const onKeys =
  (keys: Keys) =>
  (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, altKey, repeat, key, target } = event;
    if (ctrlKey || metaKey || altKey || repeat || (target as Element).matches(WRITES)) return;
    const step = keys[key.toLowerCase()];
    if (!step) return;
    event.preventDefault();
    step();
  };
