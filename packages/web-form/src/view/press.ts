import type { MouseEvent } from 'react';

/**
 * For buttons below questions. Pressing one does not leave the question one was in before the press is done: a fault that
 * leaving shows would push the button away from under the finger, and the press would be lost.
 */
export const staysUnderFinger = { onMouseDown: (event: MouseEvent) => event.preventDefault() };
