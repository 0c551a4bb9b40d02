// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { presetsOf, withPresets } from '~/features/collection/entry/preset.ts';

const FORM = `<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"><h:head><model>
  <instance><data id="m" version="1"><programmes/><person><name>Rahima</name></person></data></instance>
  <instance id="other"><root><programmes>9</programmes></root></instance>
  </model></h:head><h:body/></h:html>`;
const answers = (xml: string) =>
  [...new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagNameNS('*', 'programmes')].map(
    (one) => one.textContent,
  );

describe('what a new record begins with', () => {
  it('is read from the address, whatever stands in it', () => {
    const search = new URLSearchParams([
      ['preset', '/data/programmes=1 2'],
      ['preset', '/data/note=a=b'],
      ['preset', 'nothing'],
    ]);
    expect(presetsOf(search)).toEqual([
      ['/data/programmes', '1 2'],
      ['/data/note', 'a=b'],
    ]);
  });

  it('is a default of the form itself, and touches nothing else', () => {
    expect(answers(withPresets(FORM, [['/data/programmes', '1']]))).toEqual(['1', '9']);
    expect(withPresets(FORM, [['/data/person/name', 'Karim']])).toContain('<name>Karim</name>');
  });

  it('leaves out a question that the form does not have, and whole groups', () => {
    expect(answers(withPresets(FORM, [['/data/gone', '1']]))).toEqual(['', '9']);
    expect(withPresets(FORM, [['/data/person', '1']])).toContain('Rahima');
  });
});
