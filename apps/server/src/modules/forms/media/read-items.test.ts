import { expect, test } from 'vitest';
import { readItems } from './read-items.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const english = (items: ReturnType<typeof readItems>) => items.map(([code, { en }]) => [code, en]);

test('a list has codes and labels, in the languages that its columns name', () => {
  const csv = bytes('\ufeffname,label,label::বাংলা (bn),label::fr\r\nr1,"Rice, boro",বোরো ধান,Riz\r\nj1,Jute,,\r\n');
  expect(readItems(csv, 'crops.csv', {})).toEqual([
    ['r1', { en: 'Rice, boro', bn: 'বোরো ধান', fr: 'Riz', ro: null, zh: null }],
    ['j1', { en: 'Jute', bn: null, fr: null, ro: null, zh: null }],
  ]);
});

test('a form may call the columns of a list as it likes', () => {
  const csv = bytes('code;title\n7;Seven\n');
  expect(english(readItems(csv, 'numbers.csv', { value: 'code', label: 'title' }))).toEqual([['7', 'Seven']]);
});

test('of a file with several lists one is read', () => {
  const csv = bytes('list_name,name,label\na,1,One of a\nb,1,One of b\n');
  expect(english(readItems(csv, 'itemsets.csv', { within: 'b' }))).toEqual([['1', 'One of b']]);
});

test('maps and XML are lists too', () => {
  const map = bytes('{"type":"FeatureCollection","features":[{"id":"p1","properties":{"title":"Plot one"}}]}');
  expect(english(readItems(map, 'plots.geojson', {}))).toEqual([['p1', 'Plot one']]);
  const xml = bytes('<root><item><name>x</name><label>A &amp; B</label></item></root>');
  expect(english(readItems(xml, 'things.xml', {}))).toEqual([['x', 'A & B']]);
});
