import { type KeyboardEvent, useState } from 'react';

/** Known from the keys typed; a browser tells it in no other way. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent) => {
    // fields filled in by the browser send key events without a key
    if (typeof event.getModifierState === 'function') setOn(event.getModifierState('CapsLock'));
  };
  // Left in place when the field is left: the button would move away from under the press that leaves it.
  return { isOn, listeners: { onKeyDown: look, onKeyUp: look } };
}
