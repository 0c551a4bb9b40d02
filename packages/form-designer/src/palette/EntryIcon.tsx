import { IconClipboardList } from '@msurvey/ui/icons';
import { createElement } from 'react';
import type { PaletteEntry } from './catalogue.ts';

export const EntryIcon = ({ entry, size = 20 }: { entry: PaletteEntry | undefined; size?: number }) =>
  createElement(entry?.icon ?? IconClipboardList, { size, 'aria-hidden': true });
