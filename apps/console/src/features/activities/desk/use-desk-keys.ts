import { useEffect, useRef, useState } from 'react';
import { commandOf, type DeskCommand } from '~/features/activities/desk/keys.ts';
import { isTyping } from '~/lib/is-typing.ts';

const KEY = 'msurvey.desk-keys';
/** Whatever lies over the desk has the keys for itself. */
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
/** One that is fading away, and is hidden from readers already, has gone. */
const isCovered = (): boolean =>
  [...document.querySelectorAll(OVER)].some((element) => !element.closest('[aria-hidden="true"]'));

/** Single letters can be switched off: who speaks to the computer, or slips, must not decide by accident. */
export function useKeysSwitch(): [isOn: boolean, setOn: (on: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(KEY) !== 'off');
  return [
    isOn,
    (on) => {
      localStorage.setItem(KEY, on ? 'on' : 'off');
      setOn(on);
    },
  ];
}

/** Never while somebody types or a dialog is open. */
export function useDeskKeys(commands: Record<DeskCommand, () => void>, isOn: boolean): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isCovered()) return;
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      latest.current[command]();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isOn]);
}
