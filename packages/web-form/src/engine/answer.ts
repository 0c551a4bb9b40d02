import type { AnyControlNode, UploadNode } from '@getodk/xforms-engine';

/** An answer as it stands in the XML. */
export const answerOf = (node: AnyControlNode): string => node.currentState.instanceValue;

/**
 * Answers a question with the text its XML would hold; choices and ranks separated by blanks. False when the question
 * does not take it: the engine then holds a blank.
 */
export function setAnswer(node: AnyControlNode, text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  switch (node.nodeType) {
    case 'select':
      node.selectValues(node.selectType === 'select1' ? words.slice(0, 1) : words);
      break;
    case 'rank':
      node.setValues(words);
      break;
    case 'trigger':
      node.setValue(text !== '');
      break;
    case 'range':
    case 'input':
      (node.setValue as (value: string) => unknown)(text);
      break;
    case 'upload':
      if (text !== '') return false;
      setFile(node, null);
      break;
    case 'note':
      return false;
  }
  return text === '' || answerOf(node) !== '';
}

/**
 * Gives a question its file, or takes it away. The engine falls back on the name the edited submission had, so a
 * removed file would be named in the XML for ever: that name is forgotten first.
 */
export function setFile(node: UploadNode, file: File | null): void {
  const { instanceNode } = node as unknown as { instanceNode: object | null };
  if (file === null && instanceNode) Object.defineProperty(instanceNode, 'value', { value: '', configurable: true });
  node.setValue(file);
}
