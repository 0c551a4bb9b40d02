/** Files of the gallery, made here so that none has to be kept. */
const TABLES: Record<string, [type: string, text: string]> = {
  'shops.csv': ['text/csv', 'name,label\ns1,Green Seeds\ns2,River Shop\n'],
  'markets.xml': [
    'text/xml',
    '<root><item><name>m1</name><label>Old market</label></item><item><name>m2</name><label>New market</label></item></root>',
  ],
  'sites.geojson': [
    'application/geo+json',
    JSON.stringify({
      type: 'FeatureCollection',
      features: ['Farm school', 'Cold store'].map((title, i) => ({
        type: 'Feature',
        id: `site${i}`,
        geometry: { type: 'Point', coordinates: [90.4 + i / 10, 23.8] },
        properties: { title },
      })),
    }),
  ],
};

const leaf = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90" viewBox="0 0 120 90"><path d="M10 80C10 30 50 8 110 10 108 60 70 88 10 80Z" fill="${colour}"/><path d="M10 80 80 34" stroke="#fff" stroke-width="3"/></svg>`;
const PICTURES: Record<string, string> = { 'leaf.png': leaf('#2f8f46'), 'leaf-brown.png': leaf('#9a6b35') };

/** A second of a quiet tone. */
function tone(): Blob {
  const rate = 8000;
  const bytes = new DataView(new ArrayBuffer(44 + rate));
  const word = (at: number, text: string) => [...text].forEach((c, i) => bytes.setUint8(at + i, c.charCodeAt(0)));
  word(0, 'RIFF');
  bytes.setUint32(4, 36 + rate, true);
  word(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate, true);
  bytes.setUint16(32, 1, true);
  bytes.setUint16(34, 8, true);
  word(36, 'data');
  bytes.setUint32(40, rate, true);
  for (let i = 0; i < rate; i++) bytes.setUint8(44 + i, 128 + Math.round(20 * Math.sin(i / 3)));
  return new Blob([bytes], { type: 'audio/wav' });
}

export async function galleryFile(fileName: string): Promise<Blob | null> {
  const table = TABLES[fileName];
  if (table) return new Blob([table[1]], { type: table[0] });
  const picture = PICTURES[fileName];
  if (picture) return new Blob([picture], { type: 'image/svg+xml' });
  return fileName === 'hello.wav' ? tone() : null;
}
