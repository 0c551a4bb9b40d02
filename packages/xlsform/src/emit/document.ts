import type { Problems } from '../diagnostics.ts';
import type { Form } from '../form/form.ts';
import { yesNo } from '../text/clean.ts';
import { writeBinds } from './binds.ts';
import { Body } from './body.ts';
import { PrimaryInstance } from './instance.ts';
import { Itext } from './itext.ts';
import { namespaces } from './namespaces.ts';
import { Resolver } from './resolver.ts';
import { writeSecondary } from './secondary.ts';
import { attribute, attributes, escapeText, Lines } from './xml.ts';

export interface Emitted {
  xml: string;
  languages: string[];
}

/** Form → XForm. Goes through the whole form even when it is faulty, since that finds the last references amiss. */
export function emit(form: Form, problems: Problems, complained: ReadonlySet<string>): Emitted {
  const lines = new Lines();
  const resolver = new Resolver(form, problems, complained);
  const itext = new Itext(form, resolver);
  lines.add('<?xml version="1.0"?>');
  lines.open(`<h:html${attributes(namespaces(form))}>`);
  lines.open('<h:head>');
  lines.add(`<h:title>${escapeText(form.settings.title)}</h:title>`);
  const entities = form.entityVersion ? attribute('entities:entities-version', form.entityVersion) : '';
  lines.open(`<model odk:xforms-version="1.0.0"${entities}>`);
  writeSubmission(form, lines);
  itext.write(lines);
  new PrimaryInstance(form, resolver, lines).write();
  writeSecondary(form, problems, lines);
  writeBinds(form, resolver, lines);
  lines.close('model');
  lines.close('h:head');
  new Body(form, resolver, lines).write();
  lines.close('h:html');
  return { xml: problems.failed ? '' : lines.toString(), languages: itext.languages };
}

function writeSubmission({ settings: { values } }: Form, lines: Lines): void {
  const found = new Map<string, string>();
  const set = (key: string, name: string, value = values.get(key)) => {
    if (value) found.set(name, value);
  };
  set('submission_url', 'action');
  if (found.size > 0) found.set('method', 'post');
  set('public_key', 'base64RsaPublicKey');
  set('auto_send', 'orx:auto-send');
  set('auto_delete', 'orx:auto-delete');
  if (yesNo(values.get('client_editable'))) found.set('odk:client-editable', 'true');
  if (found.size > 0) lines.add(`<submission${attributes(found)}/>`);
}
