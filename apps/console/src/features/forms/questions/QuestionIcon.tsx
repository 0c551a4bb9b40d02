import {
  type Icon,
  IconCalendar,
  IconCheck,
  IconClipboardList,
  IconFile,
  IconFolder,
  IconInfoCircle,
  IconList,
  IconListNumbers,
  IconMapPin,
  IconMusic,
  IconPencil,
  IconPhoto,
  IconRepeat,
  IconVideo,
} from '@msurvey/ui/icons';
import { createElement } from 'react';
import type { Question } from '~/features/forms/questions/outline.ts';

/** By the beginning of the type: `select_one`, `geopoint`, `image`. */
const ICONS: readonly [begins: string, icon: Icon][] = [
  ['select', IconList],
  ['rank', IconListNumbers],
  ['int', IconListNumbers],
  ['dec', IconListNumbers],
  ['range', IconListNumbers],
  ['date', IconCalendar],
  ['time', IconCalendar],
  ['geo', IconMapPin],
  ['image', IconPhoto],
  ['audio', IconMusic],
  ['video', IconVideo],
  ['file', IconFile],
  ['note', IconInfoCircle],
  ['acknowledge', IconCheck],
  ['text', IconPencil],
];
function iconOf({ kind, type }: Question): Icon {
  if (kind === 'repeat') return IconRepeat;
  if (kind === 'group') return IconFolder;
  return ICONS.find(([begins]) => type.startsWith(begins))?.[1] ?? IconClipboardList;
}

export const QuestionIcon = ({ question }: { question: Question }) =>
  createElement(iconOf(question), { size: 20, 'aria-hidden': true });
