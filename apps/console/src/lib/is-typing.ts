/** Whoever types a letter means the letter, not a shortcut; on a list that is folded it looks for a choice. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(input|textarea|select)$/i.test(target.tagName) ||
    target.getAttribute('role') === 'combobox');
