import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, readSettings } from '~/lib/settings.ts';

describe('the settings of a browser', () => {
  it('start with the defaults', () => {
    expect(readSettings(null)).toEqual(DEFAULT_SETTINGS);
  });

  it('keep what was chosen', () => {
    const chosen = { ...DEFAULT_SETTINGS, navType: 'mini', locale: 'bn', rtl: true, borderRadius: 0 };
    expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  it('forget what is not known any more, and survive nonsense', () => {
    expect(readSettings('{"presetColor":"pink","borderRadius":"huge","locale":"xx"}')).toEqual(DEFAULT_SETTINGS);
    expect(readSettings('not json')).toEqual(DEFAULT_SETTINGS);
  });
});
