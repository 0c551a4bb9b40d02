import type { OtherTexts, TakenTexts } from './take-texts.ts';

/** What a form says and the engine does not pass on, by question path. */
export interface Extra extends OtherTexts {
  autoplay?: string;
  /** Between the labels under a slider. */
  tickInterval?: number;
  /** Choices that a phone looks up by itself: nothing a browser could show. */
  lookup?: 'search' | 'external';
  /** An app of the phone is asked. */
  intent?: string;
}

const ITEXT = /^\s*jr:itext\(\s*['"](.+)['"]\s*\)\s*$/;
const idOf = (element: Element | null): string => ITEXT.exec(element?.getAttribute('ref') ?? '')?.[1] ?? '';

function extraOf(control: Element, texts: TakenTexts): Extra {
  const extra: Extra = {};
  for (const child of control.children) {
    if (child.localName !== 'label' && child.localName !== 'hint') continue;
    Object.assign(extra, texts.get(idOf(child)));
  }
  const autoplay = control.getAttribute('autoplay');
  if (autoplay) extra.autoplay = autoplay;
  const tick = Number(control.getAttribute('odk:tick-interval'));
  if (tick > 0) extra.tickInterval = tick;
  if (control.getAttribute('query')) extra.lookup = 'external';
  const appearance = control.getAttribute('appearance') ?? '';
  if (/(^|\s)search\(/.test(appearance)) extra.lookup = 'search';
  const intent = control.getAttribute('intent') ?? /(?:^|\s)(ex:\S+)/.exec(appearance)?.[1];
  if (intent) extra.intent = intent;
  return extra;
}

export function extrasOf(body: Element, texts: TakenTexts): Map<string, Extra> {
  const extras = new Map<string, Extra>();
  for (const control of body.querySelectorAll('[ref]')) {
    if (control.localName === 'label' || control.localName === 'hint' || control.localName === 'value') continue;
    const extra = extraOf(control, texts);
    if (Object.keys(extra).length) extras.set(control.getAttribute('ref') ?? '', extra);
  }
  return extras;
}

export function notDoneBy(model: Element): string[] {
  const found: string[] = [];
  if (model.getElementsByTagName('odk:recordaudio').length) found.push('background-audio');
  if ([...model.querySelectorAll('bind')].some((bind) => /\/audit$/.test(bind.getAttribute('nodeset') ?? '')))
    found.push('audit');
  return found;
}
