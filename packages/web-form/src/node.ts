/** Gives Node what the engine expects of a browser. Import this before opening a form there. */
// @ts-expect-error jsdom comes without types
import { JSDOM } from 'jsdom';

if (typeof DOMParser === 'undefined') {
  const { window } = new JSDOM('<!doctype html>');
  const { DOMParser: Parser, XMLSerializer: Serializer, document, Node } = window;
  Object.assign(globalThis, { DOMParser: Parser, XMLSerializer: Serializer, document, Node });
}
// asked for by a part of the engine that reads no files all the same
(globalThis as Record<string, unknown>).__dirname ??= '/';

export * from './headless.ts';
