import { createHash } from 'node:crypto';
import { servedFormId } from '../known-forms/form-id.ts';
import { escapeXml } from './xml.ts';

export interface FormToServe {
  formId: number;
  idString: string;
  title: string;
  version: string;
  xml: string;
}

const PRIMARY = /(<instance>\s*<)([^\s/>]+)((?:\s+[^\s=/>]+\s*=\s*(?:"[^"]*"|'[^']*'))*)(\s*\/?>)/;
const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*')`);

const withAttribute = (attributes: string, name: string, value: string): string =>
  `${attributes.replace(attribute(name), '')} ${name}="${escapeXml(value)}"`;

/**
 * The form as phones of one project get it: under the id that names its use there, with the project's title, and with
 * its version, so that what comes back says which one it was.
 */
export function servedForm({ formId, idString, title, version, xml }: FormToServe): string {
  const named = xml.replace(PRIMARY, (_, open: string, root: string, attributes: string, close: string) => {
    const withId = withAttribute(attributes, 'id', servedFormId(idString, formId));
    return `${open}${root}${withAttribute(withId, 'version', version)}${close}`;
  });
  return named.replace(/<h:title>[^<]*<\/h:title>/, () => `<h:title>${escapeXml(title)}</h:title>`);
}

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
