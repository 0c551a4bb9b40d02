import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { cleanup, configure, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { IntlMessageFormat } from 'intl-messageformat';
import { initReactI18next } from 'react-i18next';
import { afterEach } from 'vitest';
import ui from '../../../ui/src/i18n/en.json';
import '../../src/node.ts';
import { WebForm, type WebFormProps } from '../../src/index.ts';

// jsdom's files cannot be read by Node's Response, which the engine gets them through
const form = await new Response('a=b', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }).formData();
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: form.constructor });
URL.createObjectURL = () => 'blob:test';
URL.revokeObjectURL = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as never;

const fill = (text: string, values: Record<string, unknown>, language: string): string =>
  String(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).format(values as never));

await i18next
  .use({ type: 'i18nFormat', init: () => undefined, parse: fill, addLookupKeys: (keys: string[]) => keys } as never)
  .use(initReactI18next)
  .init({ lng: 'en', ns: ['ui'], keySeparator: false, nsSeparator: false, resources: { en: { ui } } });

afterEach(cleanup);
// asking jsdom whether each element is visible costs more than all the rest of these tests
configure({ defaultHidden: true });

/** Shows a form and waits until it is there. */
export async function showForm(props: WebFormProps) {
  const result = render(<WebForm {...props} />);
  await screen.findByTestId('web-form');
  return result;
}

/** The frame of a question. */
export function questionAt(path: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-path="${path}"]`);
  if (!found) throw new Error(`no question at ${path}`);
  return found;
}
