import { describe, expect, it } from 'vitest';
import { geographyCsv, levelsAbove } from './geography-csv.ts';

const label = (en: string) => ({ en, bn: null, fr: null, ro: null, zh: null });
const level = (id: number, name: string, parentId: number | null) => ({
  id,
  name: label(name),
  parentId,
  unitCount: 1,
});
const LEVELS = [level(1, 'Division', null), level(2, 'District', 1), level(3, 'City corporation / Upazila', 2)];

describe('the geography as a list for cascading selects', () => {
  it('has a column for every level above', () => {
    const place = { id: 1009, name: 'Borhanuddin', nameBn: 'বোরহানউদ্দিন', parentId: 109, above: { 1: 5, 2: 109 } };
    expect(geographyCsv(levelsAbove(LEVELS, 3), [place])).toBe(
      'name,label,label_bn,parent,division,district,label_both\r\n1009,Borhanuddin,বোরহানউদ্দিন,109,5,109,Borhanuddin · বোরহানউদ্দিন\r\n',
    );
  });

  it('names a column by a level’s number where its name is taken', () => {
    const odd = [level(1, 'Name', null), level(2, '区', 1), level(3, 'Union', 2)];
    expect(geographyCsv(levelsAbove(odd, 3), []).split('\r\n')[0]).toBe(
      'name,label,label_bn,parent,level_1,level_2,label_both',
    );
  });

  it('quotes what needs it, leaves unknown empty, and runs no formula', () => {
    const places = [{ id: 7, name: '=A "b", c', nameBn: null, parentId: null, above: {} }];
    expect(geographyCsv([], places)).toContain('7,"\'=A ""b"", c","\'=A ""b"", c",,"\'=A ""b"", c"\r\n');
  });
});
