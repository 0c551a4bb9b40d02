import { describe, expect, it } from 'vitest';
import { codes, form } from './support.ts';

const withSettings = (headers: string, values: string) => `
| survey   |      |      |       |
|          | type | name | label |
|          | text | a    | A     |
| settings | ${headers.replace(/[^|]/g, ' ')} |
|          | ${headers} |
|          | ${values} |
`;

describe('settings', () => {
  it('name the form', () => {
    const f = form(withSettings('form_title | form_id | version | name', 'My form | my_form | 7 | root'));
    expect(f.find('//h:title')).toEqual(['My form']);
    expect(f.find('//x:instance/x:root/@id')).toEqual(['my_form']);
    expect(f.find('//x:instance/x:root/@version')).toEqual(['7']);
  });

  it('left out fall back to what the caller knows', () => {
    const f = form(withSettings('style', 'pages'), { formName: 'caller', fallbackFormName: 'file' });
    expect(f.find('//x:instance/x:caller/@id')).toEqual(['file']);
    expect(f.find('//h:body/@class')).toEqual(['pages']);
  });

  it('say how to submit', () => {
    const f = form(withSettings('submission_url | public_key | auto_send', 'https://x.test | KEY | true'));
    expect(f.find('//x:submission/@action')).toEqual(['https://x.test']);
    expect(f.find('//x:submission/@base64RsaPublicKey')).toEqual(['KEY']);
    expect(f.find('//x:submission/@orx:auto-send')).toEqual(['true']);
  });

  it('name the record', () => {
    const f = form(withSettings('instance_name', 'concat(${a}, 1)'));
    expect(f.find('//x:meta/*')).toEqual(['instanceID', 'instanceName']);
    expect(f.find('//x:bind[@nodeset="/data/meta/instanceName"]/@calculate')).toEqual(['concat( /data/a , 1)']);
  });

  it('declare namespaces for attributes of the author', () => {
    const f = form(withSettings('namespaces | attribute::ex:mode', 'ex="http://ex.test" | fast'));
    expect(f.ok).toBe(true);
    expect(f.xml).toContain('ex:mode="fast"');
    expect(codes(form(withSettings('attribute::ex:mode', 'fast')).errors)).toEqual(['namespaces.undeclared']);
  });

  it('cannot omit the instanceID of an encrypted form', () => {
    expect(codes(form(withSettings('omit_instanceID | public_key', 'yes | KEY')).errors)).toEqual([
      'settings.omit-instance-id',
    ]);
  });

  it('may be misspelt, which is worth a warning', () => {
    const f = form(withSettings('form_id', 'x').replaceAll('settings |', 'setings |'));
    expect(codes(f.diagnostics)).toEqual(['sheets.misspelt']);
  });
});
