const CONTROLS =
  'input:not([type="file"]):not(:disabled), select:not(:disabled), textarea, button:not(:disabled), [role="slider"]';

/** Puts the focus on the first thing to answer inside an element, and the element in sight. */
export function focusInside(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  element.scrollIntoView({ block: 'start' });
  const inner =
    element.querySelector<HTMLElement>('input[type="radio"]:checked') ?? element.querySelector<HTMLElement>(CONTROLS);
  (inner ?? element).focus({ preventScroll: true });
}
