const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** What XML has no way to write is left out. */
export const escapeXml = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"']/g, (c) => ESCAPES[c] ?? c);

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const responseXml = (message: string, nature: 'submit_success' | 'error'): string =>
  `${HEAD}<OpenRosaResponse xmlns="http://openrosa.org/http/response"><message nature="${nature}">${escapeXml(message)}</message></OpenRosaResponse>`;

export interface ListedForm {
  formId: string;
  name: string;
  version: string;
  /** Hex md5 of what the phone will get. */
  hash: string;
  downloadUrl: string;
  /** Null: the form refers to no files. */
  manifestUrl: string | null;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

export const formListXml = (forms: readonly ListedForm[]): string => {
  const items = forms.map(
    (form) =>
      `<xform>${element('formID', form.formId)}${element('name', form.name)}${element('version', form.version)}${element('hash', `md5:${form.hash}`)}${element('downloadUrl', form.downloadUrl)}${form.manifestUrl ? element('manifestUrl', form.manifestUrl) : ''}</xform>`,
  );
  return `${HEAD}<xforms xmlns="http://openrosa.org/xforms/xformsList">${items.join('')}</xforms>`;
};

export interface ListedFile {
  name: string;
  hash: string;
  downloadUrl: string;
}

export const manifestXml = (files: readonly ListedFile[]): string => {
  const items = files.map(
    (file) =>
      `<mediaFile>${element('filename', file.name)}${element('hash', `md5:${file.hash}`)}${element('downloadUrl', file.downloadUrl)}</mediaFile>`,
  );
  return `${HEAD}<manifest xmlns="http://openrosa.org/xforms/xformsManifest">${items.join('')}</manifest>`;
};
