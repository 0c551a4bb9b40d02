import { describe, expect, it } from 'vitest';
import { neededFiles } from './needed-files.ts';
import { checkMedia } from './sniff.ts';

const text = (content: string) => new TextEncoder().encode(content);
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0]);
const MP4 = new Uint8Array([0, 0, 0, 24, ...text('ftypisom')]);
const fits = (...of: Parameters<typeof checkMedia>) => checkMedia(...of).ok;

describe('a file of a form', () => {
  it.each([
    ['logo.png', 'image', PNG],
    ['photo.JPG', 'image', JPEG],
    ['drawing.svg', 'image', text('<svg xmlns="http://www.w3.org/2000/svg"><circle r="1"/></svg>')],
    ['say.mp3', 'audio', text('ID3…')],
    ['how.mp4', 'video', MP4],
    ['unions.csv', 'csv', text('name,label\n1,বোরহানউদ্দিন\n')],
    ['plots.geojson', 'geojson', text('{"type":"FeatureCollection","features":[]}')],
    ['list.xml', 'xml', text('<?xml version="1.0"?><root/>')],
  ] as const)('is taken when it is what it says: %s', (name, kind, bytes) => {
    expect(fits(bytes, name, kind)).toBe(true);
  });

  it.each([
    ['a picture under another name', 'logo.png', 'image', JPEG],
    ['a web page as a picture', 'logo.png', 'image', text('<html></html>')],
    ['a drawing that runs a script', 'a.svg', 'image', text('<svg><script>1</script></svg>')],
    ['a drawing that waits for a click', 'a.svg', 'image', text('<svg><a onclick="1"/></svg>')],
    ['a program', 'a.csv', 'csv', text('MZ\u0090')],
    ['a script', 'a.csv', 'csv', text('#!/bin/sh\n')],
    ['a list in another encoding', 'a.csv', 'csv', new Uint8Array([0x61, 0xe9, 0x0a])],
    ['a list with zero bytes', 'a.csv', 'csv', new Uint8Array([0x61, 0, 0x0a])],
    ['a web page as a list', 'a.csv', 'csv', text('<!doctype html><title>x</title>')],
    ['a workbook as a list', 'a.xlsx', 'csv', text('PK')],
    ['half a map', 'a.geojson', 'geojson', text('{"type":"FeatureCollection","features":[')],
    ['something else in JSON', 'a.geojson', 'geojson', text('{"type":"Point"}')],
    ['XML with entities', 'a.xml', 'xml', text('<!DOCTYPE a [<!ENTITY b "c">]><a/>')],
    ['nothing', 'a.csv', 'csv', text('')],
    ['a sound that is a film', 'a.mp3', 'audio', MP4],
  ] as const)('is refused when it is %s', (_what, name, kind, bytes) => {
    expect(fits(bytes, name, kind)).toBe(false);
  });
});

describe('the files that a form refers to', () => {
  it('are found in texts, instances and appearances, each once', () => {
    const xml = `<instance id="a" src="jr://file-csv/unions.csv"/><instance id="b" src="jr://file/plots.geojson"/>
      <instance id="c" src="jr://file/stock.xml"/><instance id="__last-saved" src="jr://instance/last-saved"/>
      <value form="image">jr://images/rice &amp; fish.png</value><value form="image">jr://images/rice &amp; fish.png</value>
      <value form="audio">jr://audio/say.mp3</value><value form="video">jr://video/how.mp4</value>
      <value form="image">jr://images/<output value="/data/crop"/>.png</value>
      <select1 appearance="minimal search('seeds', 'matches', 'crop', /data/crop)" ref="/data/seed"/>`;
    expect(neededFiles(xml, true)).toEqual([
      { name: 'unions.csv', kind: 'csv' },
      { name: 'plots.geojson', kind: 'geojson' },
      { name: 'stock.xml', kind: 'xml' },
      { name: 'rice & fish.png', kind: 'image' },
      { name: 'say.mp3', kind: 'audio' },
      { name: 'how.mp4', kind: 'video' },
      { name: 'seeds.csv', kind: 'csv' },
      { name: 'itemsets.csv', kind: 'csv' },
    ]);
  });
});
