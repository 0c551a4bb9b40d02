import { type KeyboardEvent, useMemo, useState } from 'react';
import { filterOptions } from './filter-options.ts';
import type { Option } from './use-options.ts';

const PAGE = 6;

interface ComboboxInput {
  options: readonly Option[];
  chosen: readonly string[];
  isOne: boolean;
  choose(value: string): void;
  clear(): void;
}

/** A box with a list below it, driven by the keyboard as the ARIA pattern for comboboxes says. */
export function useCombobox({ options, chosen, isOne, choose, clear }: ComboboxInput) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [wanted, setActive] = useState(-1);
  const found = useMemo(() => filterOptions(options, typed ?? ''), [options, typed]);
  const active = Math.min(wanted, found.length - 1);

  const show = () => {
    if (open) return;
    setOpen(true);
    setActive(isOne && chosen[0] ? found.findIndex((option) => option.value === chosen[0]) : -1);
  };
  const hide = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  };
  const pick = (option: Option) => {
    choose(option.value);
    if (isOne) hide();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    // the first of what these words find, also after words that found nothing
    setActive(text ? 0 : -1);
    // an emptied box is an answer taken back
    if (text === '' && isOne) clear();
  };
  const move = (to: number) => {
    show();
    setActive(Math.max(0, Math.min(found.length - 1, to)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active < 0 ? found.length - 1 : active - 1,
      PageDown: active + PAGE,
      PageUp: active - PAGE,
    };
    const to = moves[event.key];
    const option = found[active];
    if (to !== undefined) move(to);
    else if (event.key === 'Enter' && open && option) pick(option);
    else if (event.key === 'Escape' && open) hide();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { open, typed, active, found, show, hide, pick, type, onKeyDown };
}
