import type { Form } from '../form/form.ts';
import { isXmlName } from '../text/names.ts';

const NAMESPACES: [string, string][] = [
  ['xmlns', 'http://www.w3.org/2002/xforms'],
  ['xmlns:h', 'http://www.w3.org/1999/xhtml'],
  ['xmlns:ev', 'http://www.w3.org/2001/xml-events'],
  ['xmlns:xsd', 'http://www.w3.org/2001/XMLSchema'],
  ['xmlns:jr', 'http://openrosa.org/javarosa'],
  ['xmlns:orx', 'http://openrosa.org/xforms'],
  ['xmlns:odk', 'http://www.opendatakit.org/xforms'],
];
const ENTITIES = 'http://www.opendatakit.org/xforms/entities';

/** The settings may declare more: `prefix="uri" prefix="uri"`. */
export function namespaces(form: Form): Map<string, string> {
  const found = new Map(NAMESPACES);
  for (const declaration of (form.settings.values.get('namespaces') ?? '').split(/\s+/)) {
    const [prefix = '', uri, more] = declaration.split('=');
    const name = `xmlns:${prefix}`;
    if (uri === undefined || more !== undefined || !isXmlName(prefix) || found.has(name)) continue;
    found.set(name, uri.replace(/["']/g, ''));
  }
  if (form.entityVersion && !found.has('xmlns:entities')) found.set('xmlns:entities', ENTITIES);
  return found;
}
